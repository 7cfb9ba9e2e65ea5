import OMDBStandIn
import TestSupport
import Testing

@Suite("The details", .timeLimit(.minutes(5)))
struct DetailTests {
  @Test("Details follow once the selection rests")
  func follow() async throws {
    try await withSession(columns: 120, rows: 40) { program, service in
      try await program.shows("Tim Burton", "Michael Keaton", "209k votes")
      try await program.press("Down", "Down")
      try await program.shows("3 / 33", "Christopher Nolan", "Christian Bale")
      #expect(await service.details.last == "tt0372784")
    }
  }

  @Test("Flying over rows fetches no details of them")
  func flyOver() async throws {
    try await withSession(columns: 120, rows: 40) { program, service in
      try await program.shows("Tim Burton")
      try await program.press("j", times: 12)
      try await program.shows("13 / 33", "tt2313197")
      #expect(await service.details == ["tt0096895", "tt2313197"])
    }
  }

  @Test("A row's own facts stand there at once, before its details came")
  func factsAtOnce() async throws {
    let slow = StandInFaults(.latency(milliseconds: 60_000...60_000), when: ["i": "tt0103776"])
    try await withSession(faults: slow, query: "batman returns", columns: 120) { program, _ in
      try await program.shows("loading “Batman Returns”", "Director")
    }
  }

  @Test("Details that were fetched are not fetched again")
  func fetchedOnce() async throws {
    try await withSession(columns: 120, rows: 40) { program, service in
      try await program.shows("Tim Burton")
      try await program.press("j", times: 2)
      try await program.shows("3 / 33", "Christopher Nolan")
      try await program.press("k", times: 2)
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("j", times: 3)
      try await program.shows("4 / 33", "Matt Reeves")
      #expect(await service.details == ["tt0096895", "tt0372784", "tt1877830"])
    }
  }

  @Test("A narrow screen shows the details as a page, and Esc comes back to the list")
  func page() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33", "Batman Begins")
      try await program.press("Enter")
      try await program.shows("Tim Burton", "Michael Keaton")
      try await program.hides("Batman Begins")
      try await program.press("Escape")
      try await program.shows("Batman Begins")
      try await program.hides("Tim Burton")
    }
  }

  @Test("The page walks on to the next title and back")
  func nextTitle() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      try await program.press("Enter", "n", "n")
      try await program.shows("3 / 33", "Christopher Nolan")
      try await program.press("p", "p")
      try await program.shows("1 / 33", "Tim Burton")
    }
  }

  @Test("J and K scroll the details while the list keeps the focus")
  func scrollsFromTheList() async throws {
    try await withProgram(["--demo"], columns: 100, rows: 14) { program in
      try await program.shows("1989 · PG-13", "Metacritic")
      try await program.press("J", "J")
      try await program.hides("1989 · PG-13")
      try await program.shows("1 / 33")
      try await program.press("K", "K")
      try await program.shows("1989 · PG-13")
    }
  }

  @Test("Tab goes to the details, where the arrows walk from door to door, and back to the list")
  func switchesPanes() async throws {
    try await withProgram(["--demo"], columns: 100, rows: 14) { program in
      try await program.shows("1989 · PG-13", "Metacritic")
      try await program.press("Tab")
      try await program.shows("↑↓ walk")
      try await program.press("Down", "Down", "Down", "Down", "Enter")
      try await program.shows("batman › Batman › Tim Burton", "All 8")
      try await program.press("h")
      try await program.shows("1989 · PG-13", "↑↓ walk")
      try await program.press("Tab", "Down")
      try await program.shows("↑↓ move", "2 / 33")
    }
  }
}
