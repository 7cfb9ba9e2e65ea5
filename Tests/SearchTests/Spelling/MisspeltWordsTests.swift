import Testing
import TitlesTestSupport

@testable import Search
@testable import Titles

@Suite("What may have been meant by misspelt words", .timeLimit(.minutes(5)))
struct MisspeltWordsTests {
  private let title = SearchableTitle(
    TitleDetail(
      id: id(1), title: "The Lord of the Rings: The Two Towers", actors: ["Elijah Wood"]))
  private let index = WordsIndex([
    "the", "lord", "of", "rings", "two", "towers", "ringsthe", "elijah", "wood",
    "lordoftheringsthetwotowers",
  ])

  private func meant(_ typed: String, atMost mistakes: Int = 3) async throws -> String? {
    try await MisspeltWords(typed.searchWords, in: index).meant(as: title, atMost: mistakes)?.words
      .joined(separator: " ")
  }

  @Test("Words that are known stay, and the others become words of the title")
  func words() async throws {
    #expect(try await meant("two towesr") == "two towers")
    #expect(try await meant("twoo twers") == "two towers")
    #expect(try await meant("towesr elijha") == "towers elijah")
  }

  @Test("All words as one may be the beginning of a name, which is written in its words")
  func wholes() async throws {
    #expect(try await meant("lordofteh rings") == "the lord of the rings")
    #expect(
      try await meant("lordofteh ringsthe twotowesr") == "the lord of the rings the two towers")
  }

  @Test("A beginning of two words is not a word: wariors are warriors, and not a war horse")
  func beginnings() async throws {
    let horse = SearchableTitle(TitleDetail(id: id(2), title: "War Horse"))
    let warriors = SearchableTitle(TitleDetail(id: id(3), title: "The Warriors"))
    let index = WordsIndex(["war", "horse", "warhorse", "warriors"])
    let words = try await MisspeltWords(["wariors"], in: index)
    let meant = [horse, warriors].compactMap { words.meant(as: $0, atMost: 1) }
    #expect(meant.min()?.words == ["warriors"])
  }

  @Test(
    "What a short name is like by chance is not meant by it",
    arguments: [
      ("dogma", "Dog Day Afternoon"), ("bambi", "Barbie"), ("dumbo", "Dumb and Dumber"),
      ("twister", "Mister"), ("squid game", "Squad"), ("con air", "Can Dry"),
    ])
  func chance(typed: String, name: String) async throws {
    let title = SearchableTitle(
      TitleDetail(id: id(2), title: name, plot: "A game that is lost by air."))
    let known = title.nameTexts.flatMap(\.words) + ["game", "air"]
    let index = WordsIndex(known)
    let words = try await MisspeltWords(typed.searchWords, in: index)
    #expect(words.meant(as: title, atMost: 3) == nil)
  }

  @Test(
    "A word that is a whole name may have two mistakes, even at its beginning",
    arguments: [
      ("vritgo", "Vertigo"), ("rebecsva", "Rebecca"), ("tpswcho", "Psycho"),
      ("qikiur", "Ikiru"), ("emtroolis", "Metropolis"), ("rallowuen", "Halloween"),
      ("nosuerau", "Nosferatu"),
    ])
  func twoMistakes(typed: String, name: String) async throws {
    let word = name.searchWords[0]
    let index = WordsIndex([word])
    let words = try await MisspeltWords([typed], in: index)
    let title = SearchableTitle(TitleDetail(id: id(2), title: name))
    #expect(words.meant(as: title, atMost: 2)?.words == [word])
    let longer = SearchableTitle(TitleDetail(id: id(3), title: "The Making of \(name)"))
    #expect(words.meant(as: longer, atMost: 2) == nil, "one of several words is like it by chance")
  }

  @Test("Several words that are a whole name may be further off")
  func wholeNames() async throws {
    let title = SearchableTitle(TitleDetail(id: id(2), title: "The Lion King"))
    let index = WordsIndex(["the", "lion", "king"])
    let words = try await MisspeltWords(["thr", "lion", "king"], in: index)
    #expect(words.meant(as: title, atMost: 1)?.words == ["the", "lion", "king"])
  }

  @Test("No word has more mistakes than allowed")
  func limit() async throws {
    #expect(try await meant("towesr", atMost: 1) == "towers")
    #expect(try await meant("tosewrs", atMost: 1) == nil)
    #expect(try await meant("tosewrs", atMost: 2) == "towers")
  }

  @Test("Two typed words do not mean the same one")
  func twice() async throws {
    let index = WordsIndex(["lots", "lost"])
    let title = SearchableTitle(TitleDetail(id: id(2), title: "Lost"))
    let words = try await MisspeltWords(["lots", "lost"], in: index)
    #expect(words.meant(as: title, atMost: 2) == nil)
  }

  @Test("A short word with a mistake leads to no person")
  func shortNames() async throws {
    let title = SearchableTitle(
      TitleDetail(id: id(2), title: "Lamps", actors: ["Clair Stone", "Claire Park"]))
    let index = WordsIndex(["clair", "clairet", "stone", "park"])
    for (typed, word) in [("clairte", "clairet"), ("clari", nil)] as [(String, String?)] {
      let titled = SearchableTitle(
        TitleDetail(id: id(2), title: "Lamps", actors: ["Clair Stone", "Clairet Park"]))
      let words = try await MisspeltWords([typed], in: index)
      #expect(words.meant(as: titled, atMost: 2)?.words == word.map { [$0] }, "\(typed)")
    }
    #expect(try await MisspeltWords(["clari"], in: index).meant(as: title, atMost: 2) == nil)
  }

  @Test("A person is not guessed from a beginning, or from another first letter")
  func people() async throws {
    #expect(try await meant("elijha") == "elijah")
    #expect(try await meant("alijah") == nil)
    #expect(try await meant("elijx") == nil)
    #expect(try await meant("dowers") == "towers")
  }

  @Test("Where a word is like nothing, there is nothing to be looked for")
  func nothing() async throws {
    for typed in ["koyaanisqatsi", "lord koyaanisqatsi", ""] {
      let words = try await MisspeltWords(typed.searchWords, in: index)
      #expect(words.condition(atMost: 3) == nil, "\(typed)")
      #expect(words.meant(as: title, atMost: 3) == nil, "\(typed)")
    }
  }

  @Test("The condition accepts the titles that are meant")
  func condition() async throws {
    let words = try await MisspeltWords(["twoo", "towesr"], in: index)
    let condition = try #require(words.condition(atMost: 1))
    #expect(condition.accepts(title))
    #expect(!condition.accepts(SearchableTitle(KnownTitles.godfather)))
  }
}
