import Foundation
import MoviesCommands
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Storage
import TestSupport
import Titles

/// A home and the services around it, for the command lines of one transcript.
@MainActor
struct ShellHome {
  /// The day that it is there.
  static let today = CalendarDate(year: 2026, month: 3, day: 20)

  /// Holds the home, and what the home is like in the beginning.
  let folder: TemporaryFolder
  private let server: StandInServer
  private let dumps: ServedDumps?
  private let start = Date.now

  var path: String { folder.path + "/home" }

  /// Makes what is there, and starts the services; ``leave()`` ends them.
  init(_ place: ShellPlace) async throws {
    folder = try TemporaryFolder()
    let isMadeUp = if case .madeUp = place { true } else { false }
    server = try await StandInServer.start(
      catalogue: isMadeUp ? StandIn.sample.catalogue : .bundled,
      faults: StandInFaults(requiredKey: ServedHome.key))
    var dumps: ServedDumps?
    let data = folder.path + "/beginning/.local/share/movies-tui"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    switch place {
    case .demo, .madeUp: break
    case .library: try await LibraryProfile.write(into: data)
    case .imdb:
      try await LibraryProfile.write(into: data)
      dumps = try await ServedDumps(importedInto: data)
    }
    self.dumps = dumps
    let imdb = dumps.map { #", "imdb": {"baseURL": "http://\#($0.server.authority)/"}"# } ?? ""
    let omdb = #""omdb": {"baseURL": "http://127.0.0.1:\#(server.port)/"}"#
    // No test starts a player that happens to be on the machine.
    let player = #""player": ["qwxz-player"]"#
    try folder.write("{\(omdb), \(player)\(imdb)}", to: "beginning/.config/movies-tui/config.json")
    for (name, text) in ShellFiles.all { try folder.write(text, to: "beginning/\(name)") }
    try renew()
  }

  /// Brings back what was there in the beginning.
  func renew() throws {
    let files = FileManager.default
    if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
    try files.copyItem(atPath: folder.path + "/beginning", toPath: path)
  }

  /// Ends the services.
  func leave() async throws {
    await server.stop()
    try dumps?.server.stop()
  }

  /// Runs a command line, and tells what a person would see of it.
  func transcript(of call: ShellCall) async -> String {
    let output = RecordingSink()
    let messages = RecordingSink()
    let invocation = Invocation(
      arguments: call.words(home: path),
      surroundings: Surroundings(
        environment: [
          "HOME": path, "OMDB_API_KEY": ServedHome.key, "TERM": "dumb", "LANG": "C.UTF-8",
          "XDG_CONFIG_DIRS": folder.path + "/none",
        ],
        terminals: .init(output: call.columns != nil), columns: call.columns, today: Self.today,
        input: ScriptedSource(call.input ?? ""), output: output, messages: messages))
    let exitCode = await Program.run(invocation)
    let marks = Placeholders(home: path, since: start)
    let lines = messages.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return """
      \(call.prompt)
      \(marks.applied(to: output.text.shown).beginning(lines: call.shownLines))\
      \(lines.map { marks.applied(to: "! \($0)\n") }.joined())\
      exit \(exitCode.rawValue)

      """
  }
}

extension String {
  /// The text as a transcript shows it, which tells how its lines end.
  fileprivate var shown: String {
    let text = replacing("\r\n", with: "\\r\n")
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\\\n"
  }

  /// So many of its lines, and how many are left out; all without a number.
  fileprivate func beginning(lines count: Int?) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard let count, lines.count > count else { return self }
    return lines.prefix(count).map { "\($0)\n" }.joined() + "[…]\n"
  }
}
