import Foundation
import TerminalUI
import Testing

@Suite("Keys as text", .timeLimit(.minutes(5)))
struct KeyTextTests {
  @Test(
    "A key has one textual form, which is read back",
    arguments: [
      (Key.character("j"), "j"), (.character("G"), "G"), (.character("?"), "?"),
      (.character(" "), "Space"), (.character("-"), "-"), (.character("^"), "^"),
      (.character("é"), "é"),
      (.control("u"), "^U"), (.control(" "), "Ctrl-Space"), (.control("]"), "^]"),
      (.alt("b"), "Alt-b"),
      (.alt("-"), "Alt--"), (.pageDown, "PgDn"), (.pageUp, "PgUp"), (.home, "Home"),
      (.escape, "Esc"), (.enter, "Enter"), (.delete, "Del"), (Key(.function(12)), "F12"),
      (Key(.tab, modifiers: .shift), "Shift-Tab"), (Key(.left, modifiers: .control), "Ctrl-Left"),
      (Key(.up, modifiers: [.control, .alt, .shift]), "Ctrl-Alt-Shift-Up"),
      (Key(.character("x"), modifiers: [.control, .alt]), "Ctrl-Alt-x"), (.character("F"), "F"),
    ])
  func bothWays(_ key: Key, text: String) throws {
    #expect(key.description == text)
    #expect(Key(text) == key)
    let coded = try JSONDecoder().decode([Key].self, from: JSONEncoder().encode([key]))
    #expect(coded == [key])
  }

  @Test("Names are read in any case, and control in both forms")
  func tolerance() {
    #expect(Key("pgdn") == .pageDown)
    #expect(Key("ESC") == .escape)
    #expect(Key("ctrl-U") == .control("u"))
    #expect(Key("^u") == .control("u"))
    #expect(Key("f1") == Key(.function(1)))
  }

  @Test(
    "What names no key is refused", arguments: ["", "Pg", "F0", "F99", "Ctrl-", "Alt-PgDown", "jj"])
  func refused(_ text: String) {
    #expect(Key(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Key].self, from: JSONEncoder().encode([text]))
    }
  }
}
