import TestSupport
import Testing

@Suite("The details", .timeLimit(.minutes(5)))
struct DetailTests {
  @Test("Details follow once the selection rests; of rows flown over, or twice, none are fetched")
  func fetched() async throws {
    try await withSession(columns: 120, rows: 40) { program, service in
      try await program.shows("Tim Burton", "Michael Keaton", "209k votes")
      try await program.press("j", times: 12)
      try await program.shows("13 / 33", "tt2313197")
      try await program.press("k", times: 12)
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("j", times: 3)
      try await program.shows("4 / 33", "Matt Reeves")
      #expect(await service.details == ["tt0096895", "tt2313197", "tt1877830"])
    }
  }

  @Test("Keys scroll them, walk their doors and turn to other titles, beside the list and alone")
  func keys() async throws {
    try await withProgram(["--demo"], columns: 100, rows: 14) { program in
      try await program.shows("1989 · PG-13", "Metacritic")
      try await program.press("J", "J")
      try await program.hides("1989 · PG-13")
      try await program.shows("1 / 33")
      try await program.press("K", "K")
      try await program.shows("1989 · PG-13")
      try await program.press("Tab")
      try await program.shows("↑↓ links")
      try await program.press("Down", "Enter")
      try await program.shows("batman › Batman › Tim Burton", "All 8")
      try await program.press("h")
      try await program.shows("1989 · PG-13", "↑↓ links")
      try await program.press("Tab", "Down")
      try await program.shows("↑↓ move", "2 / 33")
      try await program.terminal.resize(columns: 80, rows: 24)
      try await program.shows("2 / 33", "Batman Begins")
      try await program.press("Enter")
      try await program.shows("Adam West")
      try await program.hides("Batman Begins")
      try await program.press("p")
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("n", "n")
      try await program.shows("3 / 33", "Christopher Nolan")
      try await program.press("Escape")
      try await program.shows("The Batman")
      try await program.selects("Batman Begins")
      try await program.hides("Christopher Nolan")
    }
  }
}
