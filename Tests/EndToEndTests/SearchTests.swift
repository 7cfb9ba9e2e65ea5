import OMDBStandIn
import TestSupport
import Testing

@Suite("Searching", .timeLimit(.minutes(5)))
struct SearchTests {
  @Test("Typing searches by itself")
  func asYouType() async throws {
    try await withSession { program, service in
      try await program.shows("1 / 33")
      try await program.typeQuery("superman")
      // A title that was known before, and so was listed first, stays selected: mostly the second.
      try await program.shows(" / 4", "Superman/Batman: Apocalypse")
      #expect(await service.searches.last == "superman")
    }
  }

  @Test("The last query's results stay even when an earlier reply comes later")
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

  @Test("Under three characters nothing is asked until Enter")
  func minimum() async throws {
    try await withSession(settings: #"{ "search": { "debounceMilliseconds": 0 } }"#) {
      program, service in
      try await program.shows("1 / 33")
      try await program.typeQuery("")
      for text in ["u", "up"] {
        try await program.type(String(text.suffix(1)))
        try await program.terminal.waitUntil("“\(text)” to be typed") {
          $0.split(separator: "\n").first?.hasPrefix("  \(text) ") == true
        }
      }
      try await program.type("s")
      try await waitUntil("the third character's search") { await service.searches.contains("ups") }
      #expect(await service.searches.allSatisfy { ["batman", "ups"].contains($0) })
      try await program.press("BSpace", "Enter")
      try await waitUntil("the search of Enter") { await service.searches.contains("up") }
    }
  }

  @Test("Searches and details that were fetched are not fetched again")
  func fetchedOnce() async throws {
    try await withSession(query: "superman") { program, service in
      try await program.shows("1 / 4")
      try await program.typeQuery("star trek")
      try await program.press("Enter")
      try await program.shows("1 / 3")
      try await program.typeQuery("superman")
      try await program.press("Enter")
      try await program.shows("1 / 4", "Superman/Batman: Apocalypse")
      #expect(await service.searches == ["superman", "star trek"])
    }
  }

  @Test(
    "While a search loads, what is known already is listed, the spinner says what, and Esc cancels")
  func loading() async throws {
    try await withSession(faults: Self.slowReturns, columns: 120) { program, _ in
      try await program.shows("1 / 33")
      try await program.press("/", "End")
      try await program.type(" returns")
      try await program.press("Enter")
      try await program.shows(
        "searching “batman retur", "Esc cancel", "Batman Returns", "this disk")
      try await program.press("Escape")
      try await program.shows("stopped · press r to retry", "Batman Returns", "this disk")
      try await program.hides("searching")
    }
  }

  @Test("A search that was stopped can be asked again")
  func againAfterStop() async throws {
    try await withSession(faults: Self.slowReturns, columns: 120) { program, service in
      try await program.shows("1 / 33")
      try await program.typeQuery("batman returns")
      try await program.press("Enter")
      try await program.shows("searching “batman retur")
      try await program.press("Escape")
      try await program.shows("stopped · press r to retry")
      try await service.change()
      try await program.press("r")
      try await program.shows("1 / 3", "Batman: The Dark Knight Returns")
    }
  }

  /// A service that takes a minute to find “batman returns”.
  private static let slowReturns = StandInFaults(
    .latency(milliseconds: 60_000...60_000), when: ["s": "batman returns"])

  @Test("In the search line Up and Down move the list, and the history is a key away")
  func keysOfTheField() async throws {
    try await withSession { program, _ in
      try await program.shows("1 / 33")
      try await program.press("/", "Down", "Down")
      try await program.shows("3 / 33")
      try await program.press("C-u")
      try await program.type("superman")
      try await program.press("Enter")
      // The row that is selected stays so, if rows from this machine came before the service's.
      try await program.shows(" / 4")
      try await program.press("/", "C-p")
      try await program.shows("Earlier searches", "33 titles")
      try await program.press("Enter")
      try await program.shows("1 / 33")
    }
  }

  @Test("A search that finds too much falls back on the title of that name")
  func fallback() async throws {
    try await withSession(columns: 120) { program, _ in
      try await program.shows("1 / 33")
      try await program.typeQuery("up")
      try await program.press("Enter")
      try await program.shows(
        "Too many matches for “up”; showing the", "Press / and add a word for more.",
        "1 / 1")
    }
  }
}
