import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("How well a title matches typed words", .timeLimit(.minutes(5)))
struct SearchedWordsTests {
  private let title = SearchableTitle(
    TitleDetail(
      id: id(1), title: "The Good, the Bad and the Ugly",
      originalTitle: "Il buono, il brutto, il cattivo", genres: ["Western"],
      directors: ["Sergio Leone"], actors: ["Clint Eastwood"], plot: "Three gunmen race for gold."))

  private func tier(_ typed: String) -> MatchTier? {
    SearchedWords([typed]).tier(of: title.detail)
  }

  @Test(
    "Its name, however it is written, comes first",
    arguments: [
      "a good the bad and the ugly", "good, the bad & the ugly", "il buono il brutto il cattivo",
    ])
  func name(typed: String) {
    #expect(tier(typed) == .name)
  }

  @Test("An article that is typed distinguishes: the name that has it comes before those without")
  func article() {
    #expect(tier("the good the bad and the ugly") == .nameWithArticle)
    #expect(tier("the good") == .beginningWithArticle)
    #expect(tier("the good the b") == .beginningWithArticle)
    #expect(tier("a good") == .nameBeginning)
  }

  @Test(
    "Then what the name begins with",
    arguments: ["good", "a good", "a good the b", "il buono", "goodthebad"])
  func nameBeginning(typed: String) {
    #expect(tier(typed) == .nameBeginning)
  }

  @Test(
    "Then beginnings of its words in any order",
    arguments: ["ugly bad", "bad go", "ug", "thebad", "ugly buono"])
  func nameWords(typed: String) {
    #expect(tier(typed) == .nameWords)
  }

  @Test(
    "Then words of people, genres and the plot",
    arguments: ["leone", "good eastwood", "western", "gunmen gold", "ugly leo"])
  func anywhere(typed: String) {
    #expect(tier(typed) == .anywhere)
  }

  @Test(
    "One word that is nowhere is enough not to match",
    arguments: ["good morning", "leone kubrick", "goods", "", "..."])
  func none(typed: String) {
    #expect(tier(typed) == nil)
  }

  @Test("Parted words match a name that has them as one")
  func parted() {
    let title = SearchableTitle(TitleDetail(id: id(2), title: "My Godfather"))
    #expect(SearchedWords(["god father"]).tier(of: title.detail) == .nameWords)
    #expect(SearchedWords(["god mother"]).tier(of: title.detail) == nil)
  }

  @Test("A letter behind a word is a word of the name that they are, or the beginning of one")
  func lastLetter() {
    func tier(_ typed: String, of name: String) -> MatchTier? {
      SearchedWords([typed]).tier(of: TitleDetail(id: id(2), title: name))
    }
    #expect(tier("red d", of: "Redd") == .nameBeginning)
    #expect(tier("red d", of: "Red Dragon") == .nameBeginning)
    #expect(tier("malcolm x", of: "Malcolm X") == .name)
    #expect(tier("s w a t", of: "S.W.A.T.") == .name)
    #expect(tier("s w a t", of: "Swat") == .name)
  }

  @Test("More votes mean more popularity, by 64 each time their number doubles")
  func popularity() {
    let popularities = [0, 1, 2, 10, 1_000, 1_000_000].map(TitleDetail.popularity(votes:))
    #expect(popularities == popularities.sorted())
    #expect(TitleDetail.popularity(votes: 0) == 0)
    #expect(TitleDetail.popularity(votes: -5) == 0)
    #expect(
      TitleDetail.popularity(votes: 2_047) - TitleDetail.popularity(votes: 1_023) == 64)
  }
}
