import Testing
import Titles

@Suite("How far words are apart", .timeLimit(.minutes(5)))
struct SpellingTests {
  private func mistakes(
    _ typed: String, for word: String, atMost most: Int = 10, isUnfinished: Bool = false
  ) -> Int? {
    var spelling = Spelling(Array(typed.utf8))
    return spelling.mistakes(for: Array(word.utf8)[...], atMost: most, isUnfinished: isUnfinished)
  }

  @Test(
    "Missing, additional, wrong and swapped letters are one mistake each",
    arguments: [
      ("godfather", 0), ("godfater", 1), ("goddfather", 1), ("gotfather", 1), ("godfahter", 1),
      ("odfather", 1), ("godfathe", 1), ("ogdfather", 1), ("godfahtre", 2), ("goatfather", 2),
      ("", 9),
    ])
  func mistakes(typed: String, count: Int) {
    #expect(mistakes(typed, for: "godfather") == count)
  }

  @Test("It is as far from one word to the other as back")
  func symmetry() {
    let words = ["alien", "aliens", "lien", "elian", "a", "batman"]
    for word in words {
      for other in words {
        #expect(mistakes(word, for: other) == mistakes(other, for: word), "\(word), \(other)")
      }
    }
  }

  @Test("More mistakes than are of interest are none")
  func limit() {
    #expect(mistakes("goatfather", for: "godfather", atMost: 2) == 2)
    #expect(mistakes("goatfather", for: "godfather", atMost: 1) == nil)
    #expect(mistakes("x", for: "godfather", atMost: 3) == nil)
  }

  @Test("The rest of an unfinished word is no mistake")
  func unfinished() {
    #expect(mistakes("gofda", for: "godfather", atMost: 2, isUnfinished: true) == 1)
    #expect(mistakes("gofda", for: "godfather", atMost: 2) == nil)
    #expect(mistakes("godfather", for: "god", atMost: 3, isUnfinished: true) == nil)
    #expect(mistakes("godf", for: "godfather", isUnfinished: true) == 0)
  }

  @Test("The same instance measures word after word")
  func reuse() {
    var spelling = Spelling(Array("alien".utf8))
    for (word, count) in [("alien", 0), ("aliens", 1), ("elian", 2), ("alien", 0)] {
      let bytes = Array(word.utf8)[...]
      #expect(spelling.mistakes(for: bytes, atMost: 3, isUnfinished: false) == count)
    }
  }

  @Test("Longer words may have more mistakes, and the shortest none")
  func allowance() {
    let allowances = (0...40).map { Spelling.mostMistakes(in: $0) ?? 0 }
    #expect(allowances == allowances.sorted())
    #expect(allowances.prefix(3) == [0, 0, 0])
    #expect(allowances.last == Spelling.mostMistakes)
    #expect((1...40).allSatisfy { allowances[$0] <= $0 / 3 })
    #expect([3, 5, 6, 13, 14].map { allowances[$0] } == [1, 1, 2, 2, 3])
  }
}
