import Keeping
import MoviesCore
import Redux
import Testing
import Titles

extension Scene {
  /// The evening on one page.
  static let home = [
    Scene("home", reply: { reply($0) }) { stage in
      try await stage.search("coen brothers")
      stage.press(ScreenAction.titleOpened(try Samples.id("tt0116282")))
      for event in try HomeScene.events(on: HomeScene.today) { stage.press(event) }
      stage.press(HomeAction.moved(by: 1))
      try await stage.rest()
    },
    Scene("home-empty") { stage in
      stage.press(LibraryEvent.came(LibraryReading(revision: 1)), HomeAction.opened)
      try await stage.rest()
    },
  ]

  private static func reply(_ question: SceneCatalogue.Question) -> SceneCatalogue.Reply {
    guard case .season(_, let number) = question else { return .fromBundle }
    let episodes = (1...8).map { episode in
      EpisodeSummary(
        id: TitleID("tt100000\(episode)"), title: episode == 4 ? "Woe's Hollow" : "Part \(episode)",
        number: episode, released: CalendarDate(year: 2026, month: 5, day: episode), score: 82)
    }
    return .season(
      Season(title: "Series", number: number, totalSeasons: number, episodes: episodes))
  }
}

/// A library as the page shows it.
enum HomeScene {
  static let today = CalendarDate(year: 2026, month: 6, day: 1)

  /// What happens until the page shows it.
  ///
  /// - Parameter day: The day that the app knows; `nil` for none.
  /// - Returns: The actions.
  /// - Throws: If an id in the test is malformed.
  static func events(on day: CalendarDate? = nil) throws -> [any Action] {
    let stalker = try Samples.id("tt0079944")
    let since = 1_550_000_000
    let reading = LibraryReading(
      revision: 1, marks: [stalker: LibraryMark(onWatchlistSince: since)],
      lists: [LibraryListSummary(.watchlist, count: 41, minutes: 4_100)], openNames: 3)
    let kept = TitleDetail(id: stalker, title: "Stalker", kind: .movie)
    let facts = HomeFacts(
      seen: try seen, watchlist: [LibraryEntry(kept, onWatchlistSince: since)], today: today)
    let draw = TonightDraw(ofDay: day, TonightWish(), vetoes: Vetoes())
    return [
      LibraryEvent.came(reading), HomeAction.opened, HomeAction.came(facts, revision: 1),
      TonightAction.offered(try TonightScene.offer(), draw),
    ]
  }

  /// Two series in the middle, and three films.
  private static var seen: [LibraryEntry] {
    get throws {
      let episodes = try [("Severance", 3, 20), ("Slow Horses", 6, 12)].enumerated().map {
        index, series in
        LibraryEntry(
          TitleDetail(
            id: try Samples.id("tt000003\(index)"), title: "Episode", kind: .episode, season: 2,
            episode: series.1, seriesID: try Samples.id("tt000004\(index)"),
            seriesTitle: series.0),
          viewings: [Viewing(day: CalendarDate(year: 2026, month: 5, day: series.2))])
      }
      let films = try [("Perfect Days", 9, 31), ("Ran", 10, 30), ("Heat", 8, 16)].enumerated().map {
        index, film in
        LibraryEntry(
          TitleDetail(id: try Samples.id("tt000005\(index)"), title: film.0, kind: .movie),
          viewings: [
            Viewing(
              day: CalendarDate(
                year: 2026, month: film.2 == 31 ? 6 : 5, day: film.2 == 31 ? 1 : film.2),
              isRewatch: film.0 == "Ran")
          ], rating: film.1)
      }
      return episodes + films
    }
  }
}
