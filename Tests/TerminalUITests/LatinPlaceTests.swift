import TerminalUI
import Testing

@Suite("Letters of other keyboards", .timeLimit(.minutes(1)))
struct LatinPlaceTests {
  @Test(
    "A letter stands for the Latin one at its place",
    arguments: [
      ("й", "q"), ("Й", "Q"), ("ж", ";"), ("Ж", ":"), ("х", "["), ("Ю", ">"), ("і", "s"),
      ("σ", "s"), ("Σ", "S"), ("ς", "w"), ("ω", "v"), ("ש", "a"), ("ן", "i"), ("ץ", "."),
    ])
  func letters(typed: Character, latin: Character) {
    #expect(Key.character(typed).atLatinPlace == .character(latin))
  }

  @Test("Control and Alt stay, and keys of other layouts mean nothing else")
  func others() {
    #expect(Key.control("с").atLatinPlace == .control("c"))
    #expect(Key.alt("и").atLatinPlace == .alt("b"))
    for key in [Key.character("q"), .character("é"), .character("/"), .enter, .character("千")] {
      #expect(key.atLatinPlace == nil)
    }
  }
}
