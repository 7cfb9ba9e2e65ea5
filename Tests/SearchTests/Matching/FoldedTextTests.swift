import Search
import Testing

@Suite("A text as it is searched", .timeLimit(.minutes(5)))
struct FoldedTextTests {
  let text = FoldedText("The Bridge on the River Kwai")

  @Test("It has its words, folded and with single spaces between them")
  func words() {
    #expect(text.words == ["the", "bridge", "on", "the", "river", "kwai"])
    #expect(text.text == "the bridge on the river kwai")
    #expect(FoldedText(text.text) == text)
  }

  @Test("It is empty without a word")
  func empty() {
    for nothing in [FoldedText(nil), FoldedText("..."), FoldedText([String]())] {
      #expect(nothing.words.isEmpty && nothing.text.isEmpty)
      #expect(!nothing.containsWord(beginningWith: "a"))
    }
  }

  @Test("Every beginning of every word is found, and no other part of one")
  func beginnings() {
    for word in text.words {
      for length in 1...word.count {
        #expect(text.containsWord(beginningWith: word.prefix(length)))
      }
    }
    for part in ["ridge", "wai", "rivers", "kwaii", "e b", ""] {
      #expect(text.containsWord(beginningWith: part) == false, "\(part)")
    }
  }

  @Test("Words in a row are found whole and in their order")
  func rows() {
    #expect(text.contains(inARow: ["river", "kwai"]))
    #expect(text.contains(inARow: text.words))
    for row in [["kwai", "river"], ["bridge", "river"], ["river", "kw"], ["iver", "kwai"], []] {
      #expect(!text.contains(inARow: row), "\(row)")
    }
  }

  @Test("No row spans two texts, and what divides them is not a word")
  func division() {
    let people = FoldedText(["Joel Coen", "Ethan Coen"])
    #expect(people.words == ["joel", "coen", "ethan", "coen"])
    #expect(people.contains(inARow: ["ethan", "coen"]))
    #expect(!people.contains(inARow: ["coen", "ethan"]))
  }

  @Test("A whole name is not that of a namesake with a number, and a part of it is in both")
  func namesakes() {
    func people(_ names: String...) -> FoldedText { FoldedText(names, words: \.personWords) }
    let second = people("Ann Lee", "John Smith (II)", "Will John Smith (III)")
    let other = people("Ann Lee", "John Smith (II)")
    #expect(other.words == ["ann", "lee", "john", "smith"])
    #expect(other.contains(inARow: ["john", "smith"]))
    #expect(!other.contains(nameOf: ["john", "smith"]))
    #expect(second.contains(nameOf: ["john", "smith"]))
    #expect(other.contains(nameOf: "john smith (II)".personWords))
    #expect(!other.contains(nameOf: "john smith (III)".personWords))
    for part in [["smith"], ["john"], ["ann", "lee"]] { #expect(other.contains(nameOf: part)) }
    #expect(people("John Smith (story)").contains(nameOf: ["john", "smith"]))
    #expect(!people("John Smith (II) (story)").contains(nameOf: ["john", "smith"]))
    #expect(!people("Madonna (II)").contains(nameOf: ["madonna"]))
    #expect(!other.contains(nameOf: []))
  }
}
