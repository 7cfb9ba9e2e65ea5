import Exchange
import Testing
import Titles

@Suite("An import and what is kept already")
struct AddingTests {
  @Test("Adding the same again changes nothing", arguments: 0..<60)
  func idempotence(seed: UInt64) {
    var (first, second) = (MadeLibrary(seed: seed), MadeLibrary(seed: seed + 1_000))
    let once = first.contents().adding(second.contents())
    var again = MadeLibrary(seed: seed + 1_000)
    #expect(once.adding(again.contents()) == once)
    #expect(once.adding(once) == once)
  }

  @Test("Nothing that is kept is lost")
  func kept() throws {
    let lamps = try film(1, "Lamps")
    let kept = LibraryEntry(
      lamps, onWatchlistSince: 9,
      viewings: [Viewing(day: nil), Viewing(day: day(2020, 1, 2), isInCinema: true)], rating: 8,
      ratedOn: day(2021, 1, 1), note: "Mine", tags: ["a"], lists: ["x"])
    let imported = LibraryEntry(
      lamps, onWatchlistSince: 1,
      viewings: [Viewing(day: day(2020, 1, 2)), Viewing(day: day(2022, 1, 2))], rating: 3,
      ratedOn: day(2020, 1, 1), note: "Theirs", tags: ["b", "a"], lists: ["y"])
    #expect(
      kept.adding(imported)
        == LibraryEntry(
          lamps, onWatchlistSince: 9,
          viewings: [
            Viewing(day: nil), Viewing(day: day(2020, 1, 2), isInCinema: true),
            Viewing(day: day(2022, 1, 2)),
          ],
          rating: 8, ratedOn: day(2021, 1, 1), note: "Mine", tags: ["a", "b"], lists: ["x", "y"]))
  }

  @Test(
    "A newer rating replaces an older one, one without a day none with a day",
    arguments: [
      (day(2020, 1, 1), day(2021, 1, 1), 3), (day(2021, 1, 1), day(2021, 1, 1), 8),
      (day(2020, 1, 1), nil, 8), (nil, day(2020, 1, 1), 3), (nil, nil, 8),
    ] as [(CalendarDate?, CalendarDate?, Int)])
  func ratings(_ kept: CalendarDate?, _ imported: CalendarDate?, _ rating: Int) throws {
    let lamps = try film(1, "Lamps")
    let result = LibraryEntry(lamps, rating: 8, ratedOn: kept)
      .adding(LibraryEntry(lamps, rating: 3, ratedOn: imported))
    #expect(result.rating == rating)
  }

  @Test("That a title was seen says nothing new of one that was seen on a day")
  func seen() throws {
    let lamps = try film(1, "Lamps")
    let kept = LibraryEntry(lamps, viewings: [Viewing(day: day(2020, 1, 2))])
    #expect(kept.adding(LibraryEntry(lamps, viewings: [Viewing(day: nil)])) == kept)
    let twice = LibraryEntry(lamps, viewings: [Viewing(day: nil), Viewing(day: nil)])
    #expect(kept.adding(twice).viewings == [Viewing(day: nil), Viewing(day: day(2020, 1, 2))])
  }

  @Test("Facts are completed, and an id is replaced by a title")
  func facts() throws {
    let bare = Import([ExchangeFile("a.txt", "tt0000001")]).contents(now: 7).entries
    #expect(bare.map(\.facts.title) == ["tt0000001"])
    let lamps = try film(1, "Lamps", year: 1989)
    #expect(bare.first?.adding(LibraryEntry(lamps)).facts == lamps)
  }

  @Test("A title on the watchlist without a day is there from now on")
  func watchlistWithoutDay() {
    let imported = Import([ExchangeFile("watchlist.txt", "tt0000001")]).contents(now: 7)
    #expect(imported.entries.map(\.onWatchlistSince) == [7])
  }
}
