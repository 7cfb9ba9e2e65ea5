import TestSupport
import Testing

@Suite("The list", .timeLimit(.minutes(5)))
struct ListTests {
  @Test("With ESCDELAY the bytes of an arrow key may come far apart, as over a slow line")
  func slowLine() async throws {
    try await withProgram(["--demo"], environment: ["ESCDELAY": "5000"]) { program in
      try await program.shows("1 / 33")
      try await program.press("Escape")
      // Each check of the screen takes some milliseconds: together more than the usual delay.
      for _ in 0..<10 { try await program.shows("1 / 33") }
      try await program.type("[B")
      try await program.shows("2 / 33")
    }
  }

  @Test("The default list appears")
  func defaultList() async throws {
    try await withSession { program, service in
      try await program.shows("batman", "1 / 33", "Batman Begins", "127.0.0.1")
      #expect(await service.searches.first == "batman")
    }
  }

  @Test("Words on the command line take the place of the default query")
  func queryOfTheCommandLine() async throws {
    try await withSession(query: "star trek") { program, service in
      try await program.shows("star trek", "1 / 3", "Star Trek II: The Wrath of Khan")
      #expect(await service.searches.first == "star trek")
    }
  }

  @Test("The demo without a key says that it is one, and how to get a key")
  func demoSaysSo() async throws {
    try await withProgram(rows: 50) { program in
      try await program.shows("DEMO", "1 / 33")
      try await program.says(
        "These titles are bundled. Set OMDB_API_KEY to browse all of OMDb; get a key at omdbapi.com"
      )
    }
  }

  @Test("Arrows and letters move the selection")
  func moves() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      try await program.press("Down", "Down", "j")
      try await program.shows("4 / 33")
      try await program.selects("The Batman")
      try await program.press("Up", "k")
      try await program.shows("2 / 33")
    }
  }

  @Test("Screens, halves and ends of the list are one key away")
  func jumps() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      try await program.press("PageDown")
      try await program.shows("21 / 33")
      try await program.press("C-u")
      try await program.shows("11 / 33")
      try await program.press("End")
      try await program.shows("33 / 33")
      try await program.type("gg")
      try await program.shows("1 / 33")
      try await program.selects("Batman")
    }
  }
}
