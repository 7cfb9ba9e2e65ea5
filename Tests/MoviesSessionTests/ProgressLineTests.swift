import MoviesSession
import SessionTestSupport
import Testing

@Suite("The line that says how far a command is", .timeLimit(.minutes(5)))
struct ProgressLineTests {
  private func written(
    term: String?, isTerminal: Bool, _ body: (ProgressLine) -> Void
  ) -> String {
    let messages = RecordingSink()
    body(
      ProgressLine(
        in: Surroundings(
          environment: term.map { ["TERM": $0] } ?? [:], terminals: .init(error: isTerminal),
          output: RecordingSink(), messages: messages)))
    return messages.text
  }

  @Test("It is written in its own place, and erased")
  func terminal() {
    let text = written(term: "xterm", isTerminal: true) { line in
      line.show("1 of 10")
      line.show("2 of 10")
      line.clear()
    }
    #expect(text == "\r1 of 10\u{1B}[K\r2 of 10\u{1B}[K\r\u{1B}[K")
  }

  @Test(
    "Nothing is written to files, and to terminals that cannot erase",
    arguments: [("xterm", false), ("dumb", true), (nil, true)] as [(String?, Bool)])
  func elsewhere(term: String?, isTerminal: Bool) {
    let text = written(term: term, isTerminal: isTerminal) { line in
      line.show("1 of 10")
      line.clear()
    }
    #expect(text.isEmpty)
  }
}
