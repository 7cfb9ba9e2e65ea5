import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("The way that the header tells", .timeLimit(.minutes(5)))
struct WayTests {
  private func header(columns: Int, _ doors: [Door]) throws -> String {
    let actions: [any Action] = [try Samples.reading()] + doors.map { DoorAction.opened($0) }
    let state = try Samples.listed(columns: columns, rows: 24, then: actions)
    return try #require(Samples.frame(of: state).canvas.lines.first)
  }

  @Test("Until a door is opened it tells what was searched for")
  func before() throws {
    #expect(try header(columns: 80, []).hasPrefix("  batman   "))
  }

  @Test("Behind doors it names the pages that lead there")
  func names() throws {
    let doors: [Door] = [.person("Tim Burton"), .genre("Crime"), .year(1989)]
    #expect(
      try header(columns: 120, doors).hasPrefix("  batman › Batman › Tim Burton › Crime › 1989  "))
  }

  @Test("Where it has no room, its beginning is left out")
  func narrow() throws {
    let doors: [Door] = [
      .person("Somebody With a Very Long Name"), .country("United Kingdom"), .genre("Crime"),
    ]
    #expect(try header(columns: 80, doors).hasPrefix("  … › United Kingdom › Crime "))
    #expect(try header(columns: 40, doors).hasPrefix("  … › Crime "))
  }
}
