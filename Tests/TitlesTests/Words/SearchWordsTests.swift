import Testing
import Titles

@Suite("Words as they are searched", .timeLimit(.minutes(5)))
struct SearchWordsTests {
  @Test(
    "Case, accents and punctuation make no difference",
    arguments: [
      ("The Godfather", ["the", "godfather"]), ("AMÉLIE", ["amelie"]), ("Amelie", ["amelie"]),
      ("WALL·E", ["wall", "e"]), ("Spider-Man", ["spider", "man"]),
      ("(500) Days", ["500", "days"]),
      ("Łódź", ["lodz"]), ("Straße", ["strasse"]), ("Adams æbler", ["adams", "aebler"]),
      ("Ｍ", ["m"]), ("...", []), ("", []),
    ])
  func folding(text: String, words: [String]) {
    #expect(text.searchWords == words)
  }

  @Test("An apostrophe of any kind separates nothing")
  func apostrophes() {
    for name in ["Schindler's List", "Schindler’s List", "Schindler‘s List", "Schindler`s List"] {
      #expect(name.searchWords == ["schindlers", "list"])
    }
  }

  @Test(
    "In a name, an apostrophe that stands for a vowel divides words, and no other one does",
    arguments: [
      ("L’Avventura", ["l", "avventura"]), ("L'homme", ["l", "homme"]),
      ("Chronique d'une mort", ["chronique", "d", "une", "mort"]),
      ("Schindler's List", ["schindlers", "list"]), ("Don't Look Now", ["dont", "look", "now"]),
      ("D'", ["d"]),
    ])
  func elisions(name: String, words: [String]) {
    #expect(name.nameWords == words)
    #expect(name.searchWords == name.filter { !"'’".contains($0) }.searchWords)
  }

  @Test("& is the word “and”")
  func ampersand() {
    #expect("Thelma & Louise".searchWords == "thelma and louise".searchWords)
    #expect("Amélie & Léon".searchWords == ["amelie", "and", "leon"])
  }

  @Test("Raised digits and fractions are words as they are typed")
  func raisedDigits() {
    #expect("Alien³".searchWords == "Alien 3".searchWords)
    #expect("9½ Weeks".searchWords == "9 1/2 weeks".searchWords)
  }

  @Test(
    "Folding twice changes nothing",
    arguments: ["Nausicaä", "[REC]³ Genesis", "Das weiße Band", "少林足球", "Ночной дозор", "M & M"])
  func idempotence(text: String) {
    let words = text.searchWords
    #expect(!words.isEmpty)
    #expect(words.joined(separator: " ").searchWords == words)
  }
}
