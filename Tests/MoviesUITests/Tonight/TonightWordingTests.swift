import Keeping
import Testing
import Titles

@testable import MoviesCore
@testable import MoviesUI

@Suite("The words of the page for tonight", .timeLimit(.minutes(5)))
struct TonightWordingTests {
  private func words(_ reason: TonightReason, _ caveats: [TonightCaveat] = []) throws -> String {
    TonightProposal(try TonightScene.hotel(), reason, caveats: caveats).words
  }

  @Test(
    "Reasons are whole and specific",
    arguments: [
      (
        .director("Wes Anderson", .init(count: 2, lowest: 9, highest: 9)),
        "you rated two others by Wes Anderson 9"
      ),
      (
        .actor("Bill Murray", .init(count: 13, lowest: 8, highest: 10)),
        "you rated 13 others with Bill Murray 8 to 10"
      ),
      (
        .director("Wes Anderson", .init(count: 1, lowest: 9, highest: 9, title: "Rushmore")),
        "you rated Rushmore, also by Wes Anderson, 9"
      ),
      (.genre("Sci-Fi", mean: 8.06), "you rate sci-fi 8.1 on average"),
      (.bestRated, "the best rated"), (.shortest, "the shortest that fits"),
      (.longestOnWatchlist(since: 1_678_000_000), "longest on the watchlist: since March 2023"),
      (.bestKnown(votes: 1_234_567), "the best known: 1.2M votes"),
      (.newest(year: 2025), "the newest: from 2025"),
      (.oldest(year: 1931), "the oldest: from 1931"),
      (.agreement(critics: 80, voters: 78), "critics and audience agree: 80 and 7.8"),
      (.wellRated(score: 81, votes: 324_000), "324k people rate it 8.1"),
      (.oneOfFew(1), "the only one that fits"),
      (.oneOfFew(2), "one of only two that fit"),
      (.chance(among: 2_140), "picked from 2,140 that fit"),
    ] as [(TonightReason, String)])
  func reasons(reason: TonightReason, text: String) throws {
    #expect(try words(reason) == text)
  }

  @Test("In what a title does not quite fit follows its reason")
  func caveats() throws {
    #expect(try words(.bestRated, [.over(minutes: 1)]) == "the best rated, one minute over")
    #expect(
      try words(.oneOfFew(1), [.over(minutes: 5), .unknown(.rating)])
        == "the only one to choose from, five minutes over, rating unknown")
    #expect(try words(.bestRated, [.unknown(.runtime)]) == "the best rated, running time unknown")
  }

  @Test(
    "The heading says in plain words what fits",
    arguments: [
      ("", "not seen"),
      ("runtime<=120 genre:comedy rating>=7", "up to 120 min · comedy · 7.0 and more · not seen"),
      ("runtime<1h50 rating>7.5", "under 110 min · over 7.5 · not seen"),
      ("runtime:90..120 year:1959", "90 to 120 min · from 1959 · not seen"),
      ("genre:war or genre:western", "war or western · not seen"),
      ("type:series", "series · not seen"),
      ("seen:2019 mine>=8", "seen:2019 · mine>=8"),
      ("director:varda votes>10k", "director:varda · votes>10000 · not seen"),
    ])
  func headings(text: String, words: String) throws {
    let wish = TonightWish(try TitleExpression(parsing: text))
    #expect(TonightScene.props(nil, wish: wish).heading == "Tonight · \(words)")
  }

  @Test("What was seen is told to be included")
  func seen() {
    let wish = TonightWish(includesSeen: true)
    #expect(TonightScene.props(nil, wish: wish).heading == "Tonight · seen or not")
  }

  @Test("How many there are to choose from, and how many fit")
  func facts() throws {
    let offer = try TonightScene.offer()
    #expect(
      TonightScene.props(offer).facts == [
        "from 41 on the watchlist, 9 fit", "9 of 41 fit", "9 fit",
      ])
    let none = TonightOffer([], candidates: 2_310, fitting: 0)
    let wish = TonightWish(from: .disk)
    #expect(TonightScene.props(none, wish: wish).facts[0] == "from 2,310 on this disk, none fit")
    #expect(TonightScene.props(nil).facts.isEmpty)
  }

  private func shortage(
    _ fitting: Int, _ loosenings: [TonightLoosening], from source: TonightWish.Source = .watchlist,
    candidates: Int = 20
  ) -> ListMessage? {
    let offer = TonightOffer(
      [], candidates: candidates, fitting: fitting, loosenings: loosenings)
    return TonightScene.props(offer, wish: TonightWish(from: source)).shortage(TonightScene.keys)
  }

  @Test("What to drop is said for each requirement, and the key only where it helps")
  func loosenings() {
    let vetoed = shortage(2, [TonightLoosening(.notVetoed, gain: 3)])
    #expect(vetoed?.headline == "Only 2 titles fit")
    #expect(vetoed?.advice == "Without your vetoes of the last 14 days, 3 more would fit.")
    let films = shortage(0, [TonightLoosening(.film, gain: 1)])
    #expect(films?.headline == "No title fits")
    #expect(films?.advice == "1 title of other kinds would fit, too. Press f to change what fits.")
    let several = shortage(0, [])
    #expect(
      several?.advice == "No single condition is to blame. Press f to change what fits.")
    let alone = shortage(2, [], candidates: 2)
    #expect(alone?.advice == "There are no others on the watchlist.")
    #expect(shortage(3, []) == nil)
  }

  @Test("An empty watchlist says how it is filled, and where there is more")
  func empty() {
    let list = shortage(0, [], candidates: 0)
    #expect(list?.headline == "The watchlist is empty")
    #expect(list?.advice.contains("Press w on a title") == true)
    #expect(list?.advice.contains("Press d to choose from all titles on this disk") == true)
    let disk = shortage(0, [], from: .disk, candidates: 0)
    #expect(disk?.headline == "There are no titles on this disk yet")
  }

  @Test("In plain mode the page is read line by line")
  func sentences() throws {
    let offer = try TonightScene.offer()
    #expect(
      TonightScene.props(offer).sentences(TonightScene.keys) == [
        "Tonight, up to 120 min, 7.0 and more, comedy, not seen: from 41 on the watchlist, 9 fit.",
        "1. The Grand Budapest Hotel, 2014, 99 minutes, IMDb 8.1: "
          + "you rated two others by Wes Anderson 9.",
        "2. Airplane!, 1980, 88 minutes, IMDb 7.7: the shortest that fits.",
        "3. Some Like It Hot, 1959, 121 minutes, IMDb 8.2: the best rated, one minute over.",
      ])
  }
}
