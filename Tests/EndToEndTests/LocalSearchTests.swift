import OMDBStandIn
import TestSupport
import Testing

@Suite("Searching what is on this machine", .timeLimit(.minutes(5)))
struct LocalSearchTests {
  /// Two titles are known from earlier runs when the program starts.
  private func withKnownTitles(
    faults: StandInFaults = StandInFaults(), _ test: (Program, Service) async throws -> Void
  ) async throws {
    try await withService(faults: faults) { service in
      let start = Program.Start(
        arguments: [service.option], columns: 120, settings: #"{"ui": {"poster": "off"}}"#,
        script: #"for id in tt0078748 tt0096895; do "$@" show $id > "$HOME/$id"; done; "$@""#)
      try await withProgram(start) { program in
        try await program.shows("1 / 33", "Tim Burton")
        try await test(program, service)
      }
    }
  }

  @Test(
    "While the service takes its time, what is known is listed, and the header says whose it is")
  func slowService() async throws {
    let slow = StandInFaults(.latency(milliseconds: 60_000...60_000), when: ["s": "scott"])
    try await withKnownTitles(faults: slow) { program, service in
      try await program.typeQuery("scott")
      try await program.shows(
        "1 / 1", "Alien", "Sigourney Weaver", "searching “scott”", "this disk")
      try await waitUntil("the service to be asked") { await service.searches.contains("scott") }
      try await program.press("Escape")
      try await program.shows("stopped", "Alien", "this disk")
    }
  }

  @Test("Misspelt words show what was probably meant, and Enter searches for that")
  func didYouMean() async throws {
    try await withKnownTitles { program, service in
      try await program.typeQuery("alein")
      try await program.shows("Did you mean “alien”? Press ⏎ to search for it.", "1 / 1")
      try await waitUntil("the service to be asked") {
        await service.searches.last?.hasPrefix("alein") == true
      }
      try await program.press("Enter")
      try await program.shows("  alien ", "Esc back")
      try await program.hides("Did you mean")
      try await waitUntil("the search for what was meant") {
        await service.searches.last == "alien"
      }
    }
  }

  @Test("An expression in the search line is answered from this disk, and nobody else is asked")
  func expression() async throws {
    try await withKnownTitles { program, service in
      try await program.typeQuery("genre:horror direc")
      try await program.shows("genre:horror direc")
      try await program.press("Tab")
      try await program.shows("genre:horror director:")
      try await program.type("scott")
      try await program.shows(
        "genre:horror director:scott", "1 / 1", "Alien", "From this disk alone: 127.0.0.1")
      try await program.press("C-u")
      try await program.type("rating>x")
      try await program.shows("Column 8: expected a number from 0 to 10, such as rating>7.5.")
      try await program.press("C-u")
      try await program.type("rating>7 year<1985")
      try await program.hides("Column 8")
      try await program.press("Enter")
      try await program.shows("1 / 1", "Alien", "⏎ open")
      #expect(await service.searches.allSatisfy { !$0.contains(":") && !$0.contains(">") })
    }
  }

  @Test("What was seen in an earlier session is found without a network, by any of its facts")
  func laterSession() async throws {
    try await withService { service in
      let start = Program.Start(
        arguments: [service.option], columns: 100, rows: 40,
        settings: #"{"ui": {"poster": "off"}, "start": "query"}"#,
        script: Program.twice(then: "--offline"))
      try await withProgram(start) { program in
        try await program.shows("1 / 33", "Tim Burton")
        try await program.press("Down")
        try await program.shows("2 / 33", "Adam West")
        try await program.quitsFirst()
        await service.stop()
        try await program.press("Enter")
        try await program.shows("1 / 33", "Tim Burton")
        for (words, id) in [("nicholson", "Jack"), ("actor:west", "Adam West")] {
          try await program.typeQuery(words)
          try await program.shows(words, "1 / 1", id, "offline")
          try await program.press("Escape")
          try await program.shows("⏎ open")
        }
      }
    }
  }
}
