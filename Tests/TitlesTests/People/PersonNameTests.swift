import Testing
import Titles

@Suite("Names of people", .timeLimit(.minutes(5)))
struct PersonNameTests {
  @Test("Every number has one numeral, which is read in either case")
  func numerals() {
    var seen: Set<String> = []
    for number in 1...4_100 {
      let numeral = number.romanNumeral
      #expect(seen.insert(numeral).inserted)
      #expect(Int(romanNumeral: numeral) == number)
      #expect(Int(romanNumeral: numeral.lowercased()) == number)
    }
    #expect([2, 4, 9, 14, 49].map(\.romanNumeral) == ["II", "IV", "IX", "XIV", "XLIX"])
    #expect(0.romanNumeral.isEmpty)
  }

  @Test(
    "A nickname in quotes inside a name may be left out",
    arguments: [
      ("Ann \"The Ace\" Lee", "Ann Lee"), ("Ann “Ace” van Lee (II)", "Ann van Lee (II)"),
      ("Joe 'Bean' Esposito", "Joe Esposito"), ("Rosie O'Donnell", nil), ("\"Ace\" Lee", nil),
      ("Ann \"Ace\"", nil), ("Ann \"The Lee", nil), ("Ann \" Lee", nil), ("", nil),
    ] as [(String, String?)])
  func nicknames(text: String, without: String?) {
    #expect(text.spellings == [text] + [without].compactMap(\.self))
  }

  @Test(
    "Nothing else is a numeral",
    arguments: ["", "IIII", "IIX", "VX", "IC", "A", "I I", "2", "story", "ıı"])
  func noNumerals(text: String) {
    #expect(Int(romanNumeral: text) == nil)
  }

  @Test(
    "A number and notes stand behind a name, and brackets within it belong to it",
    arguments: [
      ("John Smith", "John Smith", nil, ""), ("John Smith (II)", "John Smith", 2, ""),
      ("John Smith (iv)", "John Smith", 4, ""), ("John Smith (I)", "John Smith", 1, ""),
      ("Stan Lee (based on the comic by)", "Stan Lee", nil, "(based on the comic by)"),
      ("Stan Lee (II) (story)", "Stan Lee", 2, "(story)"),
      ("Stan Lee (story) (as Stanley)", "Stan Lee", nil, "(story) (as Stanley)"),
      ("Stan Lee (band) (III)", "Stan Lee", 3, "(band)"),
      ("Fay Fir(story (idea))", "Fay Fir", nil, "(story (idea))"),
      ("Fay Fir (unfinished", "Fay Fir", nil, "(unfinished"),
      ("Jesús (Chus) Gutiérrez", "Jesús (Chus) Gutiérrez", nil, ""),
      ("Jesús (Chus) Gutiérrez (II)", "Jesús (Chus) Gutiérrez", 2, ""),
      ("(story)", "", nil, "(story)"),
      ("Fay Fir) (", "Fay Fir)", nil, "("),
    ] as [(String, String, Int?, String)])
  func parts(text: String, name: String, number: Int?, notes: String) {
    let person = PersonName(text)
    #expect(person.name == name)
    #expect(person.number == number)
    #expect(person.notes == notes)
  }

  @Test("The number of a namesake is part of the key, and the best known one has none")
  func keys() {
    #expect("John Smith (II)".nameKey == "JÖHN SMITH (ii) (story)".nameKey)
    #expect("John Smith (I)".nameKey == "John Smith".nameKey)
    #expect("John Smith (II)".nameKey != "John Smith".nameKey)
    #expect("John Smith (II)".nameKey != "John Smith (III)".nameKey)
    #expect("John Smith (II)".nameKey != "John Smith II".nameKey)
    #expect("John Smith (producer)".nameKey == "John Smith".nameKey)
    #expect("(II)".nameKey.isEmpty)
  }

  @Test("A name with a number is read again as that name with that number")
  func writing() {
    for text in ["John Smith", "Jesús (Chus) Gutiérrez", "Stan Lee (band)", "Jo (IX)"] {
      for number in [1, 2, 44, 3_999] {
        let numbered = PersonName(text).text(asNumber: number)
        #expect(PersonName(numbered).name == PersonName(text).name)
        #expect(PersonName(numbered).number ?? 1 == number)
      }
    }
    #expect(PersonName("Stan Lee (II) (story)").withoutNotes == "Stan Lee (II)")
    #expect(PersonName("Stan Lee (story)").withoutNotes == "Stan Lee")
  }

  @Test("An id has seven to ten digits")
  func ids() {
    #expect(PersonID("nm0000229")?.text == "nm0000229")
    #expect(PersonID("NM12345678")?.text == "nm12345678")
    #expect(PersonID("nm0000000229")?.text == "nm0000229")
    for text in [
      "nm000022", "tt0000229", "nm00002x9", "nm00000000229", "nm9999999999", "nm+000229", "",
    ] {
      #expect(PersonID(text) == nil, "\(text)")
    }
  }
}
