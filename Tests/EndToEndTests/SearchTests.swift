import OMDBStandIn
import TestSupport
import Testing

@Suite("Searching", .timeLimit(.minutes(5)))
struct SearchTests {
  @Test("Typing searches by itself, and a reply that comes late takes no newer results away")
  func wrongOrder() async throws {
    let overtaken = StandInFaults(.overtaken, when: ["s": "star"])
    try await withSession(faults: overtaken) { program, service in
      try await program.shows("1 / 33")
      try await program.typeQuery("star")
      try await waitUntil("the first query") { await service.searches.contains("star") }
      try await program.type(" trek")
      try await program.shows("1 / 3", "Star Trek II: The Wrath of Khan")
      try await program.press("Enter", "Down", "Enter")
      try await program.shows("Patrick Stewart")
      try await program.press("Escape")
      try await program.shows("2 / 3", "Star Trek II: The Wrath of Khan")
    }
  }

  @Test("While a search loads, what is known is listed; Esc stops it, and it can be asked again")
  func loading() async throws {
    let slow = StandInFaults(
      .latency(milliseconds: 60_000...60_000), when: ["s": "batman returns"])
    try await withSession(faults: slow, columns: 120) { program, service in
      try await program.shows("1 / 33")
      try await program.press("/", "End")
      try await program.type(" returns")
      try await program.press("Enter")
      try await program.shows(
        "searching “batman retur", "Esc cancel", "Batman Returns", "this disk")
      try await program.press("Escape")
      try await program.shows("stopped · press r to retry", "Batman Returns", "this disk")
      try await program.hides("searching")
      try await service.change()
      try await program.press("r")
      try await program.shows("1 / 3", "Batman: The Dark Knight Returns")
    }
  }
}
