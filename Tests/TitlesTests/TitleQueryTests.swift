import Testing
import Titles

@Suite("Questions for titles")
struct TitleQueryTests {
  @Test(
    "A text field asks for its words as they are typed, blanks aside",
    arguments: [
      ("  the   lamp ", "the lamp"), ("keeper’s lamp", "keeper’s lamp"), ("<b>lamp", "<b>lamp"),
      ("x'; DROP TABLE films", "x'; DROP TABLE films"), ("🎬", "🎬"), ("9", "9"),
    ])
  func typed(text: String, words: String) {
    #expect(TitleQuery(typed: text)?.text == words)
  }

  @Test("A text without anything to look for asks for nothing", arguments: ["", "  ", "--", "…"])
  func nothing(text: String) {
    #expect(TitleQuery(typed: text, kind: .movie, year: 1999) == nil)
  }
}
