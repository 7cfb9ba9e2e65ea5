import OMDBStandIn
import TestSupport
import Testing

@Suite("An error takes the place of what failed, never of more", .timeLimit(.minutes(5)))
struct PartialErrorTests {
  @Test("A later page that fails keeps the rows above it and says so where they would go on")
  func laterPage() async throws {
    let faults = StandInFaults(.webPage(status: 503), when: ["page": "3"])
    try await withSession(generated: 100, faults: faults, query: "generated") { program, service in
      try await program.shows("1 / 100")
      try await program.press("PageDown")
      try await program.selects("— page 3: 127.0.0.1 is unavailable (503) · press r to retry —")
      try await program.shows("21 / 100", "Generated Title 20:", "r retry")
      try await service.change()
      try await program.press("r")
      try await program.selects("Generated Title 21:")
      try await program.hides("page 3")
    }
  }

  @Test("Details that fail leave the list, and r fetches them after all")
  func detail() async throws {
    let faults = StandInFaults(.webPage(status: 503), when: ["i": "tt0096895"])
    try await withSession(faults: faults, columns: 120) { program, service in
      try await program.shows("127.0.0.1 is unavailable (503)", "Batman Begins", "1 / 33")
      try await program.press("Down")
      try await program.shows("2 / 33")
      try await program.press("Up")
      try await program.shows("127.0.0.1 is unavailable (503)", "1 / 33")
      try await service.change()
      try await program.press("r")
      try await program.shows("Tim Burton", "Batman Begins")
    }
  }

  @Test("A search that fails after another leaves the way back to the first")
  func laterSearch() async throws {
    let faults = StandInFaults(.webPage(status: 503), when: ["s": "superman"])
    try await withSession(faults: faults) { program, _ in
      try await program.shows("1 / 33")
      try await program.typeQuery("superman")
      try await program.press("Enter")
      // Whether rows stand below it depends on what has been learnt of the first search by now.
      try await program.shows("127.0.0.1 is unavailable")
      try await program.typeQuery("batman")
      try await program.press("Enter")
      try await program.shows("1 / 33", "Batman Begins")
      try await program.hides("127.0.0.1 is unavailable")
    }
  }
}
