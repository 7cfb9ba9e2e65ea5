import Foundation
import OMDBStandIn
import TestSupport
import Testing

@Suite("Posters on the screen", .timeLimit(.minutes(5)))
struct PosterTests {
  /// What a picture in 256 colours is made of.
  private static let cells = "▀▀▀▀"

  @Test("The poster comes beside the details, a key switches it off and on, another shows a wall")
  func besideDetails() async throws {
    try await withSession(columns: 120, rows: 40) { program, _ in
      try await program.shows("1 / 33", "Tim Burton", Self.cells)
      try await program.press("i")
      try await program.hides(Self.cells)
      try await program.press("i")
      try await program.shows(Self.cells)
      try await program.press("Down", "P")
      try await program.shows("2 / 33", Self.cells)
      try await program.press("Right")
      try await program.shows("3 / 33")
      try await program.press("Down")
      try await program.shows("8 / 33")
      try await program.press("h")
      try await program.shows("7 / 33")
      try await program.press("Enter")
      try await program.shows("Tim Burton", "Batman Returns", "1992")
      try await program.press("Escape")
      try await program.shows("P list")
      try await program.press("Escape")
      try await program.shows("7 / 33", "Director", "⏎ open")
    }
  }

  @Test("A poster that cannot be had leaves its place to words, and the log says why, once")
  func failing() async throws {
    let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: log) }
    let faults = StandInFaults(rules: [FaultRule(.webPage(status: 200), of: .posters)])
    let settings = #"{"logging": {"file": "\#(log.path)"}}"#
    try await withSession(
      faults: faults, columns: 120, rows: 40, settings: settings
    ) { program, _ in
      try await program.shows("1 / 33", "Tim Burton", "no picture", "? help")
      try await program.hides(Self.cells)
      try await program.press("i", "i")
      try await program.shows("no picture")
    }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("poster tt0096895") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("a web page in place of a JPEG file") == true)
  }

  @Test("Of five hundred posters that are flown over, only those at rest are fetched")
  func flownOver() async throws {
    try await withSession(
      generated: 500, query: "generated title", columns: 120, rows: 40
    ) { program, service in
      try await program.shows("1 / 500")
      try await program.press("P")
      try await program.shows(Self.cells)
      try await program.press("j", times: 99)
      try await program.shows("496 / 500")
      try await waitUntil("the posters of the last rows") {
        await service.posters.contains { $0.contains("tt90000500_") }
      }
      // A screenful and a row at each end, and a few on the way.
      #expect(await service.posters.count < 60)
    }
  }
}
