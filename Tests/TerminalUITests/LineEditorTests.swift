import Foundation
import SafeText
import TerminalUI
import TestSupport
import Testing

@Suite("Line editor", .timeLimit(.minutes(5)))
struct LineEditorTests {
  /// An editor with its cursor where the text has a `|`.
  private func editor(_ text: String) -> LineEditor {
    var editor = LineEditor(text: text.replacing("|", with: ""))
    let before = text.prefix { $0 != "|" }.count
    editor.handle(.home)
    for _ in 0..<before { editor.handle(.right) }
    return editor
  }

  private func shown(_ editor: LineEditor) -> String {
    editor.beforeCursor + "|" + editor.afterCursor
  }

  @Test(
    "Keys edit as in readline",
    arguments: [
      ("dark kni|ght", .character("X"), "dark kniX|ght"), ("dark|", .character(" "), "dark |"),
      ("dark kni|ght", .control("a"), "|dark knight"), ("dark kni|ght", .home, "|dark knight"),
      ("dark kni|ght", .control("e"), "dark knight|"), ("dark kni|ght", .end, "dark knight|"),
      ("dark kni|ght", .control("b"), "dark kn|ight"), ("dark kni|ght", .left, "dark kn|ight"),
      ("dark kni|ght", .control("f"), "dark knig|ht"), ("dark kni|ght", .right, "dark knig|ht"),
      ("dark kni|ght", .control("u"), "|ght"), ("dark kni|ght", .control("k"), "dark kni|"),
      ("dark kni|ght", .control("w"), "dark |ght"), ("dark-kni|ght", .control("w"), "|ght"),
      ("dark  |", .control("w"), "|"), ("dark kni|ght", .control("d"), "dark kni|ht"),
      ("dark kni|ght", .delete, "dark kni|ht"), ("dark kni|ght", .control("h"), "dark kn|ght"),
      ("dark kni|ght", .backspace, "dark kn|ght"), ("dark-kni|ght", .alt("b"), "dark-|knight"),
      ("dark| knight", .alt("f"), "dark knight|"), ("da|rk-knight", .alt("d"), "da|-knight"),
      ("dark-kni|ght", Key(.backspace, modifiers: .alt), "dark-|ght"),
      ("dark |knight", Key(.left, modifiers: .control), "|dark knight"),
      ("|", .backspace, "|"), ("|", .delete, "|"), ("|", .left, "|"), ("|", .control("w"), "|"),
      ("a|", .right, "a|"), ("a|", .control("k"), "a|"),
    ] as [(String, Key, String)])
  func keys(_ before: String, key: Key, after: String) {
    var editor = editor(before)
    let isEditing = editor.handle(key)
    #expect(isEditing)
    #expect(shown(editor) == after)
  }

  @Test(
    "Other keys are left to others",
    arguments: [
      .up, .down, .enter, .escape, .tab, .pageDown, .control("c"), .alt("x"), Key(.function(1)),
    ] as [Key])
  func otherKeys(_ key: Key) {
    var editor = editor("dark| knight")
    let isEditing = editor.handle(key)
    #expect(!isEditing)
    #expect(shown(editor) == "dark| knight")
  }

  @Test("What was taken out comes back with ^Y")
  func yank() {
    var editor = editor("dark knight|")
    editor.handle(.control("w"))
    editor.handle(.home)
    editor.handle(.control("y"))
    #expect(shown(editor) == "knight|dark ")
  }

  @Test("Only what was taken out by words or to an end comes back, not what was corrected")
  func yankAfterCorrection() {
    var editor = editor("dark knight|")
    editor.handle(.control("w"))
    editor.handle(.backspace)
    editor.handle(.home)
    editor.handle(.delete)
    editor.handle(.control("y"))
    #expect(shown(editor) == "knight|ark")
  }

  @Test("Inserted text moves the cursor by its characters, however many parts they have")
  func insertedGraphemes() {
    for text in ["q\u{301}", "🇩🇪", "한", "q\u{301}\u{323}x"] {
      var editor = editor("a|bcdefgh")
      editor.insert(text)
      #expect(shown(editor) == "a\(text)|bcdefgh")
      #expect(editor.cursor == 1 + text.count)
    }
  }

  @Test("An accent, a wide character and a flag are one step each")
  func graphemes() {
    var editor = editor("e\u{301}七🇩🇪|")
    editor.handle(.left)
    #expect(shown(editor) == "é七|🇩🇪")
    editor.handle(.backspace)
    editor.handle(.backspace)
    #expect(shown(editor) == "|🇩🇪")
  }

  @Test("A mark that is typed joins the letter before the cursor")
  func typedMark() {
    var editor = editor("ame|lie")
    editor.handle(.character("\u{301}"))
    #expect(shown(editor) == "amé|lie")
    editor.clear()
    editor.handle(.character("\u{301}"))
    #expect(shown(editor) == "|")
  }

  @Test("Pasted text comes in on one line and harmless")
  func paste() {
    var editor = editor("a|b")
    editor.insert("1\n2\u{1B}[31m\t3\u{202E}")
    #expect(shown(editor) == "a1 2 3|b")
  }

  @Test("The text has a limit")
  func limit() {
    var editor = LineEditor()
    editor.insert(String(repeating: "x", count: 2 * LineEditor.limit))
    editor.handle(.character("y"))
    #expect(editor.text.count == LineEditor.limit)
    #expect(editor.cursor == LineEditor.limit)
  }

  @Test("The limit holds for letters of many parts, too", arguments: ["\u{1100}", "한", "a\u{301}"])
  func limitOfScalars(_ letter: String) {
    var editor = LineEditor()
    let scalars = Array(letter.decomposedStringWithCanonicalMapping.unicodeScalars)
    for _ in 0..<1_000 {
      for scalar in scalars { editor.handle(.character(Character(scalar))) }
    }
    #expect(editor.text.unicodeScalars.count <= LineEditor.limit)
    #expect(editor.cursor == editor.text.count)
  }

  @Test("The window follows the cursor")
  func window() {
    var editor = editor("|The Dark Knight")
    #expect(editor.window(cells: 20) == ("The Dark Knight", 0))
    #expect(editor.window(cells: 8) == ("The Dark", 0))
    editor.handle(.end)
    #expect(editor.window(cells: 16) == ("The Dark Knight", 15))
    #expect(editor.window(cells: 8) == (" Knight", 7))
    #expect(editor.window(cells: 1) == ("", 0))
    #expect(editor.window(cells: 0) == ("", 0))
  }

  @Test("The cursor is inside the window, and the text fits", arguments: 1...40)
  func windowBounds(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var editor = LineEditor(text: "七人の侍 and e\u{301}te\u{301} 🇩🇪 of the Dark Knight")
    for _ in 0..<Int.random(in: 0...35, using: &random) { editor.handle(.left) }
    for cells in 1...50 {
      let window = editor.window(cells: cells)
      #expect(window.cursorColumn < cells)
      #expect(window.text.cellWidth <= cells)
    }
  }
}
