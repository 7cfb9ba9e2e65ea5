import Foundation
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Testing
import Titles

/// A home with a library, and a service with the bundled titles.
@MainActor
struct LibraryHome {
  let home: ServedHome
  /// The folder of the library.
  var data: String { home.folder.path + "/.local/share/movies-tui" }
  /// The library's file.
  var file: String { data + "/library.sqlite" }

  /// Starts the service with its titles; ``leave()`` ends it.
  init(_ catalogue: StandInCatalogue = .bundled) async throws {
    var home = try await ServedHome(catalogue)
    home.today = CalendarDate(year: 2026, month: 1, day: 31)
    self.home = home
  }

  func leave() async { await home.leave() }

  /// Runs `library` with arguments, and with lines as standard input.
  func library(_ arguments: String..., input: String = "") async -> Run {
    await home.run(["library"] + arguments, input: ScriptedSource(input))
  }

  /// Runs `library`, which is to succeed.
  @discardableResult
  func succeed(_ arguments: String..., input: String = "") async -> Run {
    let result = await home.run(["library"] + arguments, input: ScriptedSource(input))
    #expect(result.exitCode == 0, "\(arguments): \(result.messages)")
    return result
  }

  /// The ids of the titles in a list.
  func ids(_ list: String) async throws -> [String] {
    await library("list", list).lines.map { String($0.prefix { $0 != " " }) }
  }

  /// The names that imports have left open.
  func waiting() async throws -> [String] {
    let names = try await library("settle", "--format", "json").object()["names"]
    return (names as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  /// Everything that the library holds.
  func contents() async -> String { await library("export").output }

  /// Writes a file, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try home.folder.write(text, to: name)
  }

  /// The names in the library's folder; none if there is none.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []).sorted()
  }
}

extension Run {
  /// The output as a JSON object.
  func object() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }
}
