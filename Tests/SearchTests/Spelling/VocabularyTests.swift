import Testing
import Titles

@testable import Search

@Suite("The words of an index", .timeLimit(.minutes(5)))
struct VocabularyTests {
  private let vocabulary = Vocabulary([
    (word: "godfather", count: 3), (word: "godmother", count: 1), (word: "goodfellas", count: 1),
    (word: "kubrick", count: 9), (word: "rocky", count: 5), (word: "rocks", count: 1),
    (word: "the", count: 99),
  ])

  private func corrections(_ word: String, isUnfinished: Bool = false) -> [String] {
    vocabulary.corrections(of: word, isUnfinished: isUnfinished, limit: 5).map(\.word)
  }

  @Test("A misspelt word has the words it resembles, those with fewer mistakes first")
  func corrections() {
    #expect(corrections("godfahter") == ["godfather"])
    #expect(corrections("kubrik") == ["kubrick"])
    #expect(corrections("teh") == ["the"])
    #expect(corrections("godmuther") == ["godmother", "godfather"])
  }

  @Test("Among equally likely words those of more titles come first")
  func counts() {
    #expect(corrections("rockz") == ["rocky", "rocks"])
  }

  @Test("Another first letter comes after the same one")
  func firstLetter() {
    let vocabulary = Vocabulary([(word: "cocky", count: 9), (word: "kocks", count: 1)])
    let corrections = vocabulary.corrections(of: "kocky", isUnfinished: false, limit: 5)
    #expect(corrections.map(\.word) == ["kocks", "cocky"])
    #expect(corrections.map(\.isBold) == [false, true])
  }

  @Test("A known word comes first, before what it is like")
  func itself() {
    #expect(corrections("rocks") == ["rocks", "rocky"])
    #expect(corrections("kubrick") == ["kubrick"])
    #expect(corrections("kub", isUnfinished: true).first == "kub")
    #expect(corrections("kub").isEmpty)
    let corrections = vocabulary.corrections(of: "the", isUnfinished: false, limit: 5)
    #expect(corrections.first == WordCorrection(word: "the", mistakes: 0))
  }

  @Test("Nothing far away is a correction")
  func none() {
    for word in ["xylophone", "casablanca", "zz"] {
      #expect(corrections(word).isEmpty, "\(word)")
    }
    #expect(
      Vocabulary([(word: String, count: Int)]()).corrections(
        of: "godfahter", isUnfinished: true, limit: 5
      ).isEmpty)
  }

  @Test("An unfinished word resembles beginnings of words, boldly, and with the same first letter")
  func unfinished() {
    #expect(corrections("gofda").isEmpty)
    let corrections = vocabulary.corrections(of: "gofda", isUnfinished: true, limit: 5)
    #expect(corrections == [WordCorrection(word: "godfather", mistakes: 1, isBold: true)])
    #expect(self.corrections("todfa", isUnfinished: true).isEmpty)
  }

  @Test("There are no more corrections than wanted")
  func limit() {
    #expect(vocabulary.corrections(of: "rockz", isUnfinished: false, limit: 1).count == 1)
  }

  @Test("It knows its words, and beginnings of them if a word may be unfinished")
  func knows() {
    #expect(vocabulary.knows("godfather", isUnfinished: false))
    #expect(!vocabulary.knows("godf", isUnfinished: false))
    #expect(vocabulary.knows("godf", isUnfinished: true))
    #expect(!vocabulary.knows("father", isUnfinished: true))
  }
}
