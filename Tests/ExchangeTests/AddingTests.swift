import Exchange
import Testing
import Titles

@Suite("An import and what is kept already", .timeLimit(.minutes(5)))
struct AddingTests {
  @Test("Adding the same again changes nothing", arguments: 0..<60)
  func idempotence(seed: UInt64) {
    var (first, second) = (MadeLibrary(seed: seed), MadeLibrary(seed: seed + 1_000))
    let once = first.contents().adding(second.contents())
    var again = MadeLibrary(seed: seed + 1_000)
    #expect(once.adding(again.contents()) == once)
    #expect(once.adding(once) == once)
  }

  @Test("Of one title both are kept, by the rule of the library itself")
  func kept() throws {
    let lamps = try film(1, "Lamps")
    let kept = LibraryEntry(
      lamps, viewings: [Viewing(day: day(2020, 1, 2), isInCinema: true)], rating: 8,
      ratedOn: day(2021, 1, 1), note: "Mine", lists: ["x"])
    let imported = LibraryEntry(
      lamps, onWatchlistSince: 1, viewings: [Viewing(day: day(2022, 1, 2))], rating: 3,
      ratedOn: day(2020, 1, 1), note: "Theirs", lists: ["y"])
    #expect(
      LibraryContents(entries: [kept]).adding(LibraryContents(entries: [imported])).entries
        == [kept.merged(with: imported)])
  }

  @Test("Facts are completed, and an id is replaced by a title")
  func facts() throws {
    let bare = Import([ExchangeFile("a.txt", "tt0000001")]).contents(now: 7).whole
    #expect(bare.entries.map(\.facts.title) == ["tt0000001"])
    let lamps = try film(1, "Lamps", year: 1989)
    let known = LibraryContents(entries: [LibraryEntry(lamps)])
    #expect(bare.adding(known).entries.map(\.facts) == [lamps])
  }

  @Test("A list has its titles, and then those that another list of its name has besides")
  func lists() throws {
    func contents(_ numbers: Int...) throws -> LibraryContents {
      let ids = try numbers.map { try film($0, "Lamps").id }
      return LibraryContents(lists: [LibraryContents.List(name: "Noir", titles: ids)])
    }
    let both = try contents(3, 1).adding(contents(2, 1, 4))
    #expect(try both.lists == contents(3, 1, 2, 4).lists)
    #expect(try contents(3, 1).adding(contents()).lists == contents(3, 1).lists)
  }

  @Test("A title on the watchlist without a day is there from now on")
  func watchlistWithoutDay() {
    let imported = Import([ExchangeFile("watchlist.txt", "tt0000001")]).contents(now: 7)
    #expect(imported.entries.map(\.onWatchlistSince) == [7])
  }
}
