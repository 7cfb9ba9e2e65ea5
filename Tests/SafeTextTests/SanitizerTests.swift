import SafeText
import TestSupport
import Testing

@Suite("Text from outside", .timeLimit(.minutes(5)))
struct SanitizerTests {
  @Test(
    "Escape sequences leave no trace",
    arguments: [
      "a\u{1B}[31mb", "a\u{1B}[?1049hb", "a\u{1B}]0;title\u{7}b", "a\u{1B}]52;c;cm0=\u{1B}\\b",
      "a\u{1B}Pq#0\u{1B}\\b", "a\u{1B}_Ga=T;AAAA\u{1B}\\b", "a\u{1B}^x\u{9C}b", "a\u{9B}2Jb",
      "a\u{9D}0;title\u{9C}b", "a\u{90}x\u{9C}b", "a\u{1B}(0b", "a\u{1B}cb", "a\u{1B}\u{1B}[1mb",
      "a\u{1B}]0;x\u{1B}[1mb", "a\u{1B}[1\u{1B}[2mb",
    ])
  func escapeSequences(_ text: String) {
    #expect(Sanitizer.line(text) == "ab")
  }

  @Test("An unfinished string for the terminal ends with its line")
  func unfinishedString() {
    #expect(Sanitizer.paragraph("a\u{1B}]0;title\nb") == "a\nb")
    #expect(Sanitizer.paragraph("a\u{1B}]0;title\rb") == Sanitizer.paragraph("a\rb"))
    #expect(Sanitizer.paragraph("a\u{1B}]0;title\rb").hasSuffix("b"))
    #expect(Sanitizer.line("a\u{1B}]0;title") == "a")
    #expect(Sanitizer.line("a\u{1B}") == "a")
  }

  @Test(
    "Controls and what cannot be seen are dropped",
    arguments: [
      0x00, 0x07, 0x08, 0x0E, 0x7F, 0x80, 0x84, 0x9A, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x180E,
      0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060,
      0x2061, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x3164, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF9, 0x13430, 0x1343F, 0x1D173, 0x1F3FB, 0x1F3FF, 0xE0001, 0xE0041, 0xE007F, 0xE0100,
      0xE01EF,
    ] as [UInt32])
  func invisible(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Sanitizer.line("a\(Character(scalar))b") == "ab")
  }

  @Test("Line breaks of all kinds are one line break, or a blank on one line")
  func lineBreaks() {
    let text = "a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g"
    #expect(Sanitizer.paragraph(text) == "a\nb\nc\nd\ne\nf\ng")
    #expect(Sanitizer.line(text) == "a b c d e f g")
  }

  @Test("Tabs and blanks of all widths become blanks, wide ones stay wide")
  func blanks() {
    #expect(Sanitizer.line("a\tb\u{A0}c\u{2003}d\u{202F}e") == "a b c d e")
    #expect(Sanitizer.line("七\u{3000}人") == "七\u{3000}人")
  }

  @Test("At most two marks stay on a letter, and none without one")
  func marks() {
    #expect(Sanitizer.line("q\u{301}\u{302}\u{303}\u{304}").unicodeScalars.count == 3)
    #expect(Sanitizer.line("\u{301}a") == "a")
    #expect(Sanitizer.paragraph("a\n\u{301}b") == "a\nb")
  }

  @Test("Letters and marks are composed where one scalar has both")
  func composition() {
    for text in [
      "Ame\u{301}lie", "E\u{301}", "и\u{306}", "か\u{3099}", "ο\u{301}", "e\u{302}\u{301}",
    ] {
      let clean = Sanitizer.line(text)
      #expect(clean == text)
      #expect(clean.unicodeScalars.count == text.count)
    }
  }

  @Test("What the C library cannot print becomes the replacement character")
  func unknown() {
    #expect(Sanitizer.line("a\u{1FAE8}b\u{378}") == "a\u{FFFD}b\u{FFFD}")
  }

  @Test("Families and flags become their members, so that cells can be counted")
  func emoji() {
    #expect(Sanitizer.line("👩‍👩‍👧") == "👩👩👧")
    #expect(Sanitizer.line("👍🏽") == "👍")
    #expect(Sanitizer.line("❤️") == "❤")
  }

  @Test("Text is cut at the limit, whatever it is made of")
  func limit() {
    #expect(Sanitizer.line("Batman", limit: 3) == "Bat")
    #expect(Sanitizer.line("Ämélie", limit: 3) == "Ämé")
    #expect(Sanitizer.line("Batman", limit: 0) == "")
    #expect(Sanitizer.paragraph(String(repeating: "é\n", count: 20_000)).count == 20_000)
  }

  @Test("Huge hostile text is no burden")
  func huge() {
    let marks = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(Sanitizer.line(marks) == "á\u{301}")
    let unfinished = String(repeating: "\u{1B}]", count: 500_000)
    #expect(Sanitizer.line(unfinished) == "")
  }

  @Test("No control, format character or separator of Unicode comes through")
  func formatCharacters() {
    for scalar in Unicode.Scalar.all where scalar.isUnseen {
      let clean = Sanitizer.line("a\(Character(scalar))")
      #expect(clean == "a" || clean == "a ", "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("What is clean stays as it is, scalar by scalar, whatever it is made of")
  func idempotence() {
    var random = SplitMix(seed: 1)
    for _ in 0..<20_000 {
      let text = String.random(using: &random)
      let line = Sanitizer.line(text)
      let paragraph = Sanitizer.paragraph(text)
      #expect(Array(Sanitizer.line(line).utf8) == Array(line.utf8))
      #expect(Array(Sanitizer.paragraph(paragraph).utf8) == Array(paragraph.utf8))
      #expect(!line.unicodeScalars.contains { $0.cellWidth == nil })
    }
  }
}
