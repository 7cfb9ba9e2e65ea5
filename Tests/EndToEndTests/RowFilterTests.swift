import TestSupport
import Testing

@Suite("Filtering the rows of a list with the query language", .timeLimit(.minutes(5)))
struct RowFilterTests {
  private func withList(_ test: (Program) async throws -> Void) async throws {
    try await withProgram(
      ["--demo", "star"], columns: 100, settings: #"{"ui": {"poster": "off"}}"#
    ) { program in
      try await program.shows("1 / 11", "Mark Hamill")
      try await test(program)
    }
  }

  @Test("f shows the rows that match while they are typed, Enter keeps them, Esc shows all again")
  func filter() async throws {
    try await withList { program in
      try await program.press("f")
      try await program.shows("Filter:", "Tab completes")
      try await program.type("ty")
      try await program.shows("Filter: ty")
      try await program.press("Tab")
      try await program.shows("Filter: type:")
      try await program.type("ser")
      try await program.shows("Filter: type:ser")
      try await program.press("Tab")
      try await program.shows("Filter: type:series", "1 / 1")
      try await program.selects("Star Trek: The Next Generation")
      try await program.press("Enter")
      try await program.shows("type:series", "⏎ open")
      try await program.hides("Filter:")
      try await program.press("Escape")
      try await program.shows(" / 11", "any year")
      try await program.hides("type:series")
    }
  }

  @Test("A mistake keeps the keys in the field and says what is wrong, and Esc leaves it")
  func mistake() async throws {
    try await withList { program in
      try await program.press("f")
      try await program.shows("Filter:", "Tab completes")
      try await program.type("genr:horror")
      try await program.shows("Filter: genr:horror", "⏎ filter")
      try await program.press("Enter")
      try await program.shows(
        "Filter: genr:horror", "Column 1: unknown field “genr”. Did you mean “genre”?")
      try await program.press("Escape")
      try await program.shows(" / 11", "any year")
      try await program.hides("Filter:")
    }
  }

  @Test("A filter that leaves nothing says so")
  func nothingLeft() async throws {
    try await withList { program in
      try await program.press("f")
      try await program.shows("Filter:", "Tab completes")
      try await program.type("type:game")
      try await program.shows("No title here matches “type:game”")
      try await program.press("Escape")
      try await program.shows(" / 11")
      try await program.hides("No title here")
    }
  }
}
