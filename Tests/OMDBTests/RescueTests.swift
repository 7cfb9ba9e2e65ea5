import OMDB
import Testing

@Suite("Rescuing searches")
struct RescueTests {
  @Test(
    "Case 22: too many results for a short title lead to the title itself, filters kept",
    arguments: ["9", "It", "Ma", "24"])
  func tooManyResults(text: String) {
    let search = SearchTitles(text: text, kind: .movie, year: 2009, page: 1)
    let attempts = RescueLadder.attempts(after: search, error: .tooManyResults)
    #expect(
      attempts.map(\.question)
        == [.title(FindTitle(.name(text, kind: .movie, year: 2009)))])
    #expect(attempts.first?.explanation == "the title “\(text)” itself")
  }

  @Test("Case 23: a word that is not whole leads to words that begin like it")
  func beginningOfWord() {
    #expect(texts(after: "the cast") == ["the cast*", "the-cast"])
    #expect(texts(after: "cast*") == [])
  }

  @Test("Case 38: the title by name comes only after a search that failed, and first")
  func exactTitleFirst() {
    let attempts = RescueLadder.attempts(after: SearchTitles(text: "cast"), error: .notFound)
    #expect(
      attempts.first?.question == .title(FindTitle(.name("cast", kind: nil, year: nil))))
  }

  @Test(
    "Other spellings are tried: apostrophe, ampersand and “and”, hyphen, accents",
    arguments: [
      ("keeper's lamp", "keepers lamp"), ("keepers lamp", "keeper's lamp"),
      ("salt & light", "salt and light"), ("salt and light", "salt & light"),
      ("lamp-light", "lamp light"), ("lamp light", "lamp-light"), ("zoé", "zoe"),
    ])
  func spellings(typed: String, tried: String) {
    #expect(texts(after: typed).contains(tried))
  }

  @Test("No attempt repeats the search or another attempt, and each says what it tries")
  func noRepetitions() {
    for text in ["keepers' salt & lamp-light", "zoé", "a b", "salt and lamps"] {
      let attempts = RescueLadder.attempts(after: SearchTitles(text: text), error: .notFound)
      #expect(Set(attempts.map(\.question)).count == attempts.count)
      #expect(Set(attempts.map(\.explanation)).count == attempts.count)
      #expect(!texts(after: text).contains(text))
    }
  }

  @Test("A game is not looked for by its title, since OMDb cannot")
  func games() {
    let search = SearchTitles(text: "9", kind: .game)
    #expect(RescueLadder.attempts(after: search, error: .tooManyResults).isEmpty)
  }

  @Test("A name that OMDb takes for a wrong id is a title that does not exist")
  func nameWithoutLetters() {
    let refusal = Fixtures.reply(#"{"Response":"False","Error":"Incorrect IMDb ID."}"#)
    #expect(throws: OMDBError.notFound) {
      try FindTitle(.name("🎬", kind: nil, year: nil)).answer(from: refusal)
    }
    #expect(throws: OMDBError.incorrectID) {
      try FindTitle(.id(Fixtures.id(7_000_001))).answer(from: refusal)
    }
  }

  @Test("Other errors are beyond rescue")
  func otherErrors() {
    let search = SearchTitles(text: "lamp")
    for error in [OMDBError.keyRefused, .limitReached, .serviceFailing(status: 503)] {
      #expect(RescueLadder.attempts(after: search, error: error).isEmpty)
    }
    #expect(RescueLadder.attempts(after: SearchTitles(text: " "), error: .notFound).isEmpty)
  }

  private func texts(after text: String) -> [String] {
    RescueLadder.attempts(after: SearchTitles(text: text), error: .notFound).compactMap {
      guard case .search(let search) = $0.question else { return nil }
      return search.text
    }
  }
}
