import Testing

@Suite("The inspector in a running session")
struct InspectorTests {
  @Test("F12 shows actions and changes over the session, which goes on; F12 again closes it")
  func toggle() async throws {
    try await withProgram(["--demo"], columns: 120, rows: 40) { program in
      try await program.shows("1 / 33")
      try await program.press("F12", "Down")
      try await program.shows("Inspector: dispatch", "µs  moved(1)", "2 / 33")
      try await program.press("F12")
      try await program.hides("Inspector:")
    }
  }
}
