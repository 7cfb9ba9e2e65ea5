import OMDBStandIn
import TestSupport
import Testing

@Suite("The inspector in a running session", .timeLimit(.minutes(5)))
struct InspectorTests {
  @Test("F12 shows actions and changes beside the session, which goes on in what room it has")
  func besideSession() async throws {
    try await withProgram(["--demo"], columns: 96, rows: 40) { program in
      // All pages are there, so that nothing changes after the key.
      try await program.shows("1 / 33", "Soul of the Dragon")
      try await program.press("m", "F12")
      try await program.shows("F12 close")
      try await program.press("Down")
      try await program.shows(
        "µs  moved(1)", "screen.pages.first.cursor.selection", "0 → 1", "2 / 33")
      try await program.terminal.waitUntil("the times") {
        $0.contains(/Inspector: dispatch \d+ µs, frame [1-9]\d* µs/)
      }
      try await program.press("G")
      try await program.selects("Batman: Soul of the Dragon")
      // A click on the inspector goes nowhere.
      try await program.terminal.send(Array("\u{1B}[<0;10;30M\u{1B}[<0;10;30m".utf8))
      try await program.press("k")
      try await program.shows("32 / 33")
      try await program.terminal.resize(columns: 39, rows: 9)
      try await program.shows("needs 40×10", "press q to quit")
      try await program.hides("Inspector")
      try await program.terminal.resize(columns: 60, rows: 12)
      try await program.shows("32 / 33", "? help")
      try await program.hides("Inspector")
      try await program.press("F12", "F12")
      try await program.shows("The inspector needs 40×14.")
      try await program.terminal.resize(columns: 96, rows: 40)
      try await program.shows("Batman Begins")
      try await program.press("F12")
      try await program.shows("Inspector: dispatch")
      try await program.press("F12")
      try await program.hides("Inspector: dispatch")
    }
  }

  @Test("A setting opens it at the start; requests stand there as long as they are on their way")
  func requests() async throws {
    let slow = StandInFaults(.latency(milliseconds: 60_000...60_000), when: ["s": "superman"])
    let settings = #"{ "ui": { "inspector": true } }"#
    try await withSession(faults: slow, columns: 120, rows: 40, settings: settings) { program, _ in
      try await program.shows("1 / 33", "Tim Burton", "Inspector: dispatch", "setMovies(10, ")
      try await program.press("Down", "Up")
      try await program.shows("nothing is loading")
      try await program.typeQuery("superman")
      try await program.press("Enter")
      try await program.terminal.waitUntil("a request that has been there for a while") {
        $0.contains(/[1-9]\d\d+ ms  searching “superman”/)
      }
      try await program.press("Escape")
      try await program.shows("nothing is loading")
    }
  }
}
