import Foundation
import IMDbTestSupport
import MoviesCommands
import MoviesSession
import SessionTestSupport
import Storage
import TestSupport
import Testing
import Titles

/// A home with IMDb's data about a few titles, a folder with videos, and a player.
@MainActor
struct FilesHome {
  let folder: TemporaryFolder
  var films: String { "\(folder.path)/films" }
  /// What the configuration says of the player; empty for the usual one.
  var player: [String] = []

  init(importsData: Bool = true) async throws {
    folder = try TemporaryFolder()
    try writeDumps()
    for name in Self.videos { try write(name) }
    guard importsData else { return }
    let result = try await run("imdb", "import", "\(folder.path)/dumps")
    try #require(result.exitCode == 0, "\(result.messages)")
  }

  static let videos = [
    "Alien (1979)/Alien.1979.Directors.Cut.1080p.BluRay.x264-GRP.mkv", "2012.2009.720p.mkv",
    "Lamp/Season 1/Lamp - S01E01 - Wick.mkv", "Lamp/Season 1/Lamp - S01E02.mkv",
    "Lamp/Season 1/Lamp - S01E01 - 720p.mkv", "Nobody Knows This One (1971).avi",
    "Alien (1979)/sample/alien-sample.mkv",
  ]

  private func writeDumps() throws {
    try write(
      .basics,
      [
        "tt0078748|movie|Alien|Alien|0|1979|\\N|117|Horror",
        "tt1190080|movie|2012|2012|0|2009|\\N|158|Action",
        "tt2000001|tvSeries|Lamp|Lamp|0|2009|2010|\\N|Drama",
      ]
        + (2...5).map { "tt200000\($0)|tvEpisode|Part \($0)|Part \($0)|0|2009|\\N|30|Drama" })
    try write(
      .ratings,
      ["tt0078748|8.5|900000", "tt1190080|5.8|400000", "tt2000001|7.0|900"]
        + (2...5).map { "tt200000\($0)|8.0|90" })
    try write(
      .episodes,
      (2...5).map { "tt200000\($0)|tt2000001|1|\($0 - 1)" })
    for dump in IMDbLevel().dumps where ![.basics, .ratings, .episodes].contains(dump) {
      try write(dump, [])
    }
  }

  private func write(_ dump: IMDbDump, _ lines: [String]) throws {
    let lines =
      [dump.columns.joined(separator: "\t")] + lines.map { $0.replacing("|", with: "\t") }
    let path = "\(folder.path)/dumps/\(dump.fileName)"
    try folder.write("", to: "dumps/\(dump.fileName)")
    try PackedFile.write(path, members: [Array(lines.map { $0 + "\n" }.joined().utf8)])
  }

  /// Writes a video, or what is called like one.
  func write(_ name: String) throws { try folder.write("video", to: "films/\(name)") }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(films)/\(name)")
  }

  /// Runs the program without a network.
  func run(_ arguments: String...) async throws -> Run { try await run(arguments) }

  private func run(_ arguments: [String]) async throws -> Run {
    let words = player.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      "{\"offline\": true, \"player\": [\(words)]}", to: ".config/movies-tui/config.json")
    let (output, messages) = (RecordingSink(), RecordingSink())
    let invocation = Invocation(
      arguments: arguments,
      surroundings: Surroundings(
        environment: ["HOME": folder.path, "TERM": "dumb", "PATH": "\(folder.path)/bin"],
        terminals: .init(input: false, error: false),
        today: CalendarDate(year: 2026, month: 11, day: 24), input: ScriptedSource(""),
        output: output, messages: messages))
    let exitCode = await Program.run(invocation)
    return Run(exitCode: exitCode.rawValue, output: output.text, messages: messages.text)
  }

  /// Runs the program, which is to succeed, and returns its output.
  @discardableResult
  func succeed(_ arguments: String...) async throws -> String {
    try await succeed(arguments)
  }

  @discardableResult
  func succeed(_ arguments: [String]) async throws -> String {
    let result = try await run(arguments)
    #expect(result.exitCode == 0, "\(arguments): \(result.messages)")
    return result.output
  }
}
