import Keeping
import MoviesCore
import Titles

extension Scene {
  /// What every list and page shows of the user's library.
  static let library = [
    Scene("library-marks") { stage in
      try await keep(on: stage)
    },
    Scene("library-watchlist") { stage in
      let entries = try await keep(on: stage)
      let tab = LibraryTab.list(.watchlist)
      stage.press(LibraryPageAction.tabChosen(tab))
      stage.press(LibraryEvent.rowsCame(tab, entries.filter { $0.onWatchlistSince != nil }))
      try await stage.rest()
    },
    Scene("library-seen") { stage in
      let entries = try await keep(on: stage)
      let tab = LibraryTab.list(.seen)
      stage.press(LibraryPageAction.tabChosen(tab))
      stage.press(LibraryEvent.rowsCame(tab, entries.filter(\.isSeen)))
      stage.press(MoviesAction.sortChosen(.mine))
      try await stage.rest()
    },
    Scene("library-own-list") { stage in
      let entries = try await keep(on: stage)
      let tab = LibraryTab.list(.named("Noir nights"))
      stage.press(LibraryPageAction.tabChosen(tab), LibraryEvent.rowsCame(tab, entries))
      stage.press(MoviesAction.moved(by: 1))
      try await stage.rest()
    },
    Scene("library-episodes") { stage in
      try await stage.search("batman")
      let tab = LibraryTab.list(.watchlist)
      let entries = try episodesToWatch()
      let marks = Dictionary(entries.map { ($0.id, $0.mark) }) { $1 }
      stage.press(LibraryEvent.came(LibraryReading(revision: 1, marks: marks)))
      stage.press(LibraryPageAction.tabChosen(tab), LibraryEvent.rowsCame(tab, entries))
      try await stage.rest()
    },
    Scene("library-empty") { stage in
      try await stage.search("batman")
      stage.press(LibraryEvent.came(LibraryReading(revision: 1)))
      stage.press(
        LibraryPageAction.tabChosen(.list(.seen)), LibraryEvent.rowsCame(.list(.seen), []))
      try await stage.rest()
    },
    Scene("library-list-question") { stage in
      let entries = try await keep(on: stage)
      ask(.list([entries[0].id]), on: stage)
      stage.press(LibraryPageAction.prompted(.edited(TextInput(text: "n"))))
    },
    Scene("library-undo-question") { stage in
      try await keep(on: stage)
      let step = UndoEntry(
        id: 7, time: 0, kind: .importing(file: "watchlist.csv"), count: 21, title: "Alien")
      stage.press(LibraryEvent.stepFound(step, .back))
    },
    Scene("library-viewings-mistake") { stage in
      let entries = try await keep(on: stage)
      ask(.viewings(entries[1].id), on: stage)
      stage.press(LibraryPageAction.prompted(.edited(TextInput(text: "2026-02-30 cinema"))))
      stage.press(LibraryPageAction.prompted(.refused(.noDay("2026-02-30"))))
    },
    Scene("library-statistics") { stage in
      let entries = try await keep(on: stage)
      let statistics = LibraryStatistics(entries, today: stage.store.state.today)
      stage.press(StatisticsAction.opened, LibraryEvent.counted(statistics, revision: 1))
    },
    Scene("library-tonight") { stage in
      let entries = try await keep(on: stage)
      stage.press(TonightAction.opened(TonightWish(from: .disk, minutes: 150), seed: 1))
      guard let draw = stage.store.state.screen.pages.tonight?.pendingDraw else { return }
      let offer = draw.offer(from: entries, taste: Taste(entries))
      stage.press(TonightAction.offered(offer, draw))
    },
  ]

  /// Episodes on the watchlist: of one the series has no name, of one the place is not known.
  private static func episodesToWatch() throws -> [LibraryEntry] {
    let names: [(String, String?, Int?, Int?)] = [
      ("Ozymandias", "Breaking Bad", 5, 14),
      ("The Greatest Adventure in the History of Basic Cable", "Psych", 3, 4),
      ("The Rains of Castamere", nil, 3, 9), ("Blink", "Doctor Who", nil, nil),
    ]
    return try names.enumerated().map { row, name in
      let facts = TitleDetail(
        id: try Samples.id("tt000090\(row)"), title: name.0, years: YearRange(2013),
        kind: .episode, minutes: 47, ratings: [Rating(imdb: 90 + Double(row))], season: name.2,
        episode: name.3, seriesTitle: name.1)
      return LibraryEntry(facts, onWatchlistSince: 1_700_000_000 - row)
    }
  }

  @MainActor
  private static func ask(_ question: LibraryPrompt.Question, on stage: SceneStage) {
    stage.press(ScreenAction.overlayOpened(.prompt(LibraryPrompt(question))))
  }

  /// Lists films of which the user keeps this and that, selects the second one, and returns what is
  /// kept.
  @MainActor @discardableResult
  private static func keep(on stage: SceneStage) async throws -> [LibraryEntry] {
    try await stage.search("batman")
    stage.press(MoviesAction.moved(by: 1))
    try await stage.rest()
    let state = stage.store.state
    let facts = (0..<6).compactMap { row in
      state.list[row].flatMap { id in
        state.titles.detail(of: id)?.value ?? state.titles.summary(of: id).map { TitleDetail($0) }
      }
    }
    var entries = facts.map { LibraryEntry($0) }
    let march = CalendarDate(year: 2026, month: 3, day: 17)
    entries[0].onWatchlistSince = 1_700_000_000
    entries[1].viewings = [Viewing(day: nil), Viewing(day: march, isInCinema: true)]
    entries[1].rating = 8
    entries[1].note = "Better every time.\nMind the telephone."
    entries[1].lists = ["Noir nights"]
    entries[2].rating = 10
    entries[3].onWatchlistSince = 1_600_000_000
    entries[3].lists = ["Noir nights"]
    let marks = Dictionary(entries.filter { !$0.isEmpty }.map { ($0.id, $0.mark) }) { $1 }
    let lists: [LibraryListSummary] = [
      LibraryListSummary(.watchlist, count: 2, minutes: 251),
      LibraryListSummary(.seen, count: 1, minutes: 25),
      LibraryListSummary(.rated, count: 2, minutes: 165),
      LibraryListSummary(.everything, count: 4, minutes: 416),
      LibraryListSummary(.named("Noir nights"), count: 6, minutes: 640),
    ]
    let quiet = SmartList(name: "Short ones", expression: "runtime<90")
    stage.press(
      LibraryEvent.came(
        LibraryReading(revision: 1, marks: marks, lists: lists, livingLists: [quiet])),
      LibraryEvent.entriesCame(entries, revision: 1))
    return entries
  }
}
