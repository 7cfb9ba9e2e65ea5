import Foundation
import IMDbTestSupport
import MoviesCommands
import MoviesSession
import SessionTestSupport
import Storage
import TestSupport
import Titles

/// A home without IMDb's data, and a server that has it, for runs of the program one after the
/// other.
@MainActor
struct IMDbHome {
  let folder: TemporaryFolder
  let files: ServedFiles
  let server: LoopbackServer

  static let oldDay = "Sun, 22 Nov 2026 03:00:00 GMT"
  static let newDay = "Mon, 23 Nov 2026 03:00:00 GMT"

  /// Makes the data and starts the server.
  ///
  /// - Parameter titles: How many lines the dump of titles has, roughly.
  /// - Throws: Why there is no folder or no server.
  init(titles: Int = 400) throws {
    folder = try TemporaryFolder()
    let dumps = "\(folder.path)/dumps"
    try FileManager.default.createDirectory(atPath: dumps, withIntermediateDirectories: true)
    try GeneratedDumps(titles: titles).write(into: dumps)
    var served: [String: ServedFiles.File] = [:]
    for dump in IMDbLevel().dumps {
      let bytes = try Data(contentsOf: URL(filePath: "\(dumps)/\(dump.fileName)"))
      served[dump.fileName] = ServedFiles.File(
        Array(bytes), entityTag: "\"old\"", lastModified: Self.oldDay)
    }
    files = ServedFiles(served)
    server = try files.start()
  }

  /// The folder with the dumps as files.
  var dumps: String { "\(folder.path)/dumps" }

  var database: String { "\(folder.path)/.local/share/movies-tui/imdb.sqlite" }

  var downloads: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: "\(folder.path)/.cache/movies-tui/imdb")
    return (names ?? []).filter { !$0.hasSuffix(".version") }.sorted()
  }

  /// Offers a newer version of a dump.
  func publish(_ dump: IMDbDump) throws {
    let bytes = try Data(contentsOf: URL(filePath: "\(dumps)/\(dump.fileName)"))
    files.replace(
      dump.fileName,
      with: ServedFiles.File(Array(bytes), entityTag: "\"new\"", lastModified: Self.newDay))
  }

  /// Stops the server; what follows is without a network.
  func leave() throws { try server.stop() }

  /// Runs a command line after `imdb`.
  ///
  /// - Parameters:
  ///   - arguments: Its words.
  ///   - answer: What is typed, on a terminal; `nil` where input is none.
  ///   - input: Standard input, in place of an answer.
  ///   - term: The terminal that messages go to; `nil` for none.
  /// - Returns: What came of it.
  /// - Throws: Why the configuration cannot be written.
  func run(
    _ arguments: String..., answer: String? = nil, input: (any ByteSource)? = nil,
    term: String? = nil
  ) async throws -> Run {
    try await run(whole: ["imdb"] + arguments, answer: answer, input: input, term: term)
  }

  /// Runs a whole command line, like the other form.
  func run(
    whole arguments: [String], answer: String? = nil, input: (any ByteSource)? = nil,
    term: String? = nil
  ) async throws -> Run {
    try folder.write(
      #"{"imdb": {"baseURL": "http://\#(server.authority)/"}}"#,
      to: ".config/movies-tui/config.json")
    let (output, messages) = (RecordingSink(), RecordingSink())
    let invocation = Invocation(
      arguments: arguments,
      surroundings: Surroundings(
        environment: ["HOME": folder.path, "TERM": term ?? "dumb"],
        terminals: .init(input: answer != nil, error: term != nil),
        today: CalendarDate(year: 2026, month: 11, day: 24),
        input: input ?? ScriptedSource(answer ?? ""), output: output, messages: messages))
    let exitCode = await Program.run(invocation)
    return Run(exitCode: exitCode.rawValue, output: output.text, messages: messages.text)
  }
}
