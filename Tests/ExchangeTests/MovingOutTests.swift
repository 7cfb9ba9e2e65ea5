import Exchange
import Testing
import Titles

@Suite("Moving out again", .timeLimit(.minutes(5)))
struct MovingOutTests {
  /// A made library in which every third title is an episode that is known by its place.
  private func library(_ seed: UInt64) throws -> [LibraryEntry] {
    var made = MadeLibrary(seed: seed)
    let series = try id("tt7654321")
    return try made.contents().entries.enumerated().map { index, entry in
      guard index.isMultiple(of: 3) else { return entry }
      let place = EpisodeNumber(series: series, season: 1, episode: index)
      var facts = entry.facts
      facts.id = TitleID(place)
      (facts.kind, facts.season, facts.episode) = (.episode, place.season, place.episode)
      (facts.seriesID, facts.seriesTitle) = (series, "Harbour")
      var episode = entry
      episode.facts = facts
      return try #require(episode.isEmpty ? nil : episode)
    }
  }

  private func back(_ name: String, _ text: String) -> [TitleID: LibraryEntry] {
    Dictionary(
      Import([ExchangeFile(name, text)]).contents(now: 0).entries.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("IMDb's ratings and lists say what was said before", arguments: 0..<100)
  func imdb(seed: UInt64) throws {
    let entries = try library(seed).filter(IMDbExport.takes)
    let ratings = back("ratings.csv", IMDbExport.ratings(entries))
    for entry in entries {
      #expect(ratings[entry.id]?.rating == entry.rating)
      #expect(ratings[entry.id]?.ratedOn == entry.ratedOn)
    }
    let list = back("lists/noir.csv", IMDbExport.list(entries))
    #expect(list.count == entries.count)
    for entry in entries {
      #expect(list[entry.id]?.lists == ["noir"])
      #expect(list[entry.id]?.note == entry.note)
    }
  }

  @Test("Trakt's ratings, history and watchlist say what was said before", arguments: 0..<100)
  func trakt(seed: UInt64) throws {
    let entries = try library(seed).filter { $0.facts.kind != .game }
    let ratings = back("ratings-movies.json", try TraktExport.ratings(entries))
    let history = back("history-1.json", try TraktExport.history(entries))
    for entry in entries {
      #expect(ratings[entry.id]?.rating == entry.rating)
      #expect(ratings[entry.id]?.ratedOn == entry.ratedOn)
      #expect((history[entry.id]?.viewings ?? []).map(\.day) == entry.viewings.map(\.day))
    }
    let wanted = entries.filter { $0.onWatchlistSince != nil }
    let watchlist = back("watchlist.json", try TraktExport.list(wanted))
    for entry in wanted {
      #expect(watchlist[entry.id]?.onWatchlistSince == entry.onWatchlistSince)
      #expect(watchlist[entry.id]?.note == entry.note)
    }
  }

  @Test("Letterboxd's films say what was said of each viewing", arguments: 0..<100)
  func letterboxd(seed: UInt64) throws {
    let entries = try library(seed).filter { LetterboxdExport.takes($0) && $0.isSeen }
    let films = Import(
      LetterboxdExport.films(entries).enumerated().map { ExchangeFile("films\($0).csv", $1) })
    let back = films.contents(now: 0).entries
    #expect(Set(back.map(\.id)) == Set(entries.map(\.id)))
    for entry in entries {
      let read = back.first { $0.id == entry.id }
      #expect((read?.viewings ?? []).map(\.day) == entry.viewings.map(\.day))
      #expect(read?.rating == entry.rating)
    }
  }
}
