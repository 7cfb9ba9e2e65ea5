import SafeText
import Testing

@Suite("Transliteration to ASCII", .timeLimit(.minutes(5)))
struct TransliterationTests {
  @Test(
    "Letters and signs become their nearest likeness",
    arguments: [
      ("Amélie", "Amelie"), ("Łódź", "Lodz"), ("Þórr", "Torr"), ("Ægir", "Agir"),
      ("straße", "strase"),
      ("Ελλάδα", "Ellada"), ("Москва", "Moskva"), ("“Heat” – 1995…", "\"Heat\" - 1995."),
      ("┌─┐│└┘", "+-+|++"), ("━━╸──", "===--"), ("↑↓▲▼", "^v^v"), ("½ × ¿", "? x ?"),
      ("Žižek ž", "Zizek z"),
      ("Ÿ ſ", "Y s"), ("Ωμέγα", "Omega"),
      ("⠁⠊⠛ ⠄⣀⣤ ⠇⣿⡁", "''' ... :::"), ("a\u{2800}b", "a b"),
    ])
  func likeness(_ text: String, expected: String) {
    #expect(text.transliterated == expected)
  }

  @Test("The width stays what it was, and nothing but ASCII is left")
  func width() {
    for text in ["Amélie", "七人の侍", "👍 ok", "e\u{301}te\u{301}", "हिन्दी", "a\u{1FAE8}"] {
      #expect(text.transliterated.cellWidth == text.cellWidth)
      #expect(text.transliterated.unicodeScalars.allSatisfy { $0.isASCII })
    }
  }
}
