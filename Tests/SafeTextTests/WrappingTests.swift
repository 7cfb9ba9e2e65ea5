import SafeText
import Testing

@Suite("Wrapping", .timeLimit(.minutes(5)))
struct WrappingTests {
  @Test("Lines break between words")
  func words() {
    #expect(
      "a quiet secretary comes back".wrapped(toCells: 11) == ["a quiet", "secretary", "comes back"])
  }

  @Test("A word stays on a line that it fills to the last cell, and leaves one that it exceeds")
  func exactFit() {
    #expect("ab cde fg".wrapped(toCells: 6) == ["ab cde", "fg"])
    #expect("ab cde fg".wrapped(toCells: 5) == ["ab", "cde", "fg"])
  }

  @Test("Line breaks stay, and blanks at the ends of lines go")
  func lineBreaks() {
    #expect("one  two \n\n three".wrapped(toCells: 20) == ["one two", "", "three"])
    #expect("".wrapped(toCells: 5) == [""])
  }

  @Test("A word longer than a line is broken inside")
  func longWords() {
    #expect("ab extraordinary x".wrapped(toCells: 5) == ["ab ex", "traor", "dinar", "y x"])
    #expect("abc extraordinary".wrapped(toCells: 5) == ["abc e", "xtrao", "rdina", "ry"])
    #expect("abcd extraordinary".wrapped(toCells: 5) == ["abcd", "extra", "ordin", "ary"])
    #expect("七人の侍".wrapped(toCells: 5) == ["七人", "の侍"])
  }

  @Test("A character that is wider than a line is left out")
  func tooWide() {
    #expect("a七b".wrapped(toCells: 1) == ["a", "b"])
    #expect("a 七 b".wrapped(toCells: 1) == ["a", "b"])
    #expect("七".wrapped(toCells: 0) == [])
  }

  @Test("No word is lost, and no two become one", arguments: 1...20)
  func words(cells: Int) {
    let words = ["a", "bc", "def", "ghij", "klmno", "extraordinary", "pqrstu", "v"]
    for first in words {
      for second in words {
        let lines = "\(first) \(second)".wrapped(toCells: cells)
        #expect(lines.joined().filter { $0 != " " } == first + second)
        let isApart = lines.contains { $0.hasPrefix(second.prefix(cells)) || $0.contains(" ") }
        #expect(isApart, "\(lines)")
      }
    }
  }

  @Test("No line is wider than its place or has blanks at its ends")
  func bounds() {
    let text = "A deformed outcast 七人の侍 and Donaudampfschifffahrt, 👍 e\u{301}te\u{301}."
    for cells in 1...40 {
      for line in text.wrapped(toCells: cells) {
        #expect(line.cellWidth <= cells)
        #expect(line.first != " " && line.last != " ")
      }
    }
  }

  @Test("Plain letters are broken where others of the same width are", arguments: 1...40)
  func plain(cells: Int) {
    let texts = [
      "a masked avenger takes on the crime lords of his town", "extraordinary", "ab cde fg",
      " the  blanks ", "an extraordinary b", "ends here ", "x",
    ]
    for text in texts {
      let accented = text.replacing("e", with: "é").replacing("x", with: "ý")
      let expected = accented.wrapped(toCells: cells).map {
        $0.replacing("é", with: "e").replacing("ý", with: "x")
      }
      #expect(text.wrapped(toCells: cells) == expected)
    }
  }
}
