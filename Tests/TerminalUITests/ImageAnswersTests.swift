import TerminalUI
import Testing

@Suite("What a terminal answers about images", .timeLimit(.minutes(5)))
struct ImageAnswersTests {
  private func answers(_ events: InputEvent...) -> ImageAnswers {
    events.reduce(into: ImageAnswers()) { $0.note($1) }
  }

  private func version(_ text: String) -> InputEvent { .terminalVersion(TerminalVersion(text)) }

  @Test(
    "Of the terminals that know kitty's protocol, only those of the list show placeholders",
    arguments: [
      ("kitty(0.46.2)", true), ("kitty(0.28.0)", true), ("kitty(1.0.0)", true),
      ("ghostty 1.0.1", true), ("ghostty 1.3.0-main+abcdef", true),
      ("kitty(0.27.1)", false), ("ghostty 0.9.0", false),
      ("WezTerm 20240203-110809-5046fc22", false), ("Konsole 25.08.1", false),
      ("iTerm2 3.6.9", false), ("Warp(v0.2026.03.18)", false), ("tmux 3.5a", false),
      ("XTerm(390)", false), ("foot(1.20.2)", false), ("contour 0.6.0", false), ("", false),
      // Made up by somebody, or cut off.
      ("kitty", false), ("kitty(0.28", false), ("not kitty(0.46.2)", false),
      ("WezTerm kitty(0.46.2)", false), ("kitty(0.46.2) WezTerm", false),
      ("kitty(99999999999999999999.0.0)", false), ("ghostty", false), ("Ghostty 1.0.0", false),
    ])
  func list(text: String, shows: Bool) {
    #expect(answers(.kittyGraphics(true), version(text)).provePlaceholders == shows)
    #expect(answers(version(text), .kittyGraphics(true)).provePlaceholders == shows)
  }

  @Test("One answer alone proves nothing, nor does any that says no")
  func both() {
    let kitty = version("kitty(0.46.2)")
    for some in [
      answers(), answers(.kittyGraphics(true)), answers(kitty),
      answers(.kittyGraphics(false), kitty),
      answers(.kittyGraphics(true), .key(.enter), .synchronizedOutput(true)),
    ] {
      #expect(!some.provePlaceholders)
    }
    #expect(!answers(kitty).areComplete && answers(.kittyGraphics(false), kitty).areComplete)
  }

  @Test("What a terminal calls itself cannot act in another one")
  func harmless() {
    #expect(!TerminalVersion("kitty\u{1B}]0;x\u{7}\u{9B}2J(0.46.2)").text.contains("\u{1B}"))
  }
}
