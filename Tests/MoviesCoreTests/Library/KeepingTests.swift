import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Keeping something about titles", .timeLimit(.minutes(5)))
struct KeepingTests {
  @Test("The watchlist takes the selected title, and gives it back")
  func watchlist() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    #expect(try test.mark(1)?.isOnWatchlist == true)
    guard case .library(let step?, .done) = test.state.screen.notice else {
      Issue.record("The notice is \(String(describing: test.state.screen.notice)).")
      return
    }
    #expect(step.kind == .change(.watchlist(isOn: true)))
    #expect(step.title == "Title 1")
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    #expect(try test.mark(1) == nil)
  }

  @Test("What IMDb's data has told is kept as such, with its day")
  func tellers() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    let day = CalendarDate(year: 2026, month: 11, day: 23)
    var detail = TitleDetail(id: id, title: "Title 1", kind: .movie, minutes: 91)
    let source = DataSource.imdb(titles: 7, day: day)
    test.app.press(DetailAction.setDetail(Answer(detail, source: source, quality: .partial)))
    try await test.keep(KeepingAction.watchlistSwitched([id]))
    let kept = try #require(try await test.library.facts(of: [id])[id])
    #expect(kept.origins["minutes"] == .imdb(day))

    detail.minutes = 92
    let told = FactOrigins(FactOrigin(.service, time: 1_800_000_000))
    test.app.press(DetailAction.setDetail(Answer(detail, source: .omdb, origins: told)))
    try await waitUntil("the library to learn") {
      try await test.library.facts(of: [id])[id]?.detail.minutes == 92
    }
    #expect(try await test.library.facts(of: [id])[id]?.origins["minutes"] == told.origin)
  }

  @Test("With marks a change is about all of them, and one step")
  func allMarked() async throws {
    let test = try await LibraryApp()
    for number in 1...3 { test.app.press(MarkAction.toggled(try Samples.id(number))) }
    try await test.keep(KeepingAction.rated(8, test.state.chosenTitles))
    for number in 1...3 { #expect(try test.mark(number)?.rating == 8) }
    try await test.keep(RetraceLibrary(.back))
    #expect(test.state.library.isEmpty)
  }

  @Test("Titles of which some are on the watchlist all come on it, then all leave it")
  func mixed() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    for number in 1...2 { test.app.press(MarkAction.toggled(try Samples.id(number))) }
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    #expect(try test.mark(2)?.isOnWatchlist == true)
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    #expect(test.state.library.isEmpty)
  }

  @Test("Seen is today, and only for titles that have not been seen")
  func seen() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.seen(test.state.chosenTitles))
    #expect(try test.mark(1)?.days == [App.today])
    for number in 1...2 { test.app.press(MarkAction.toggled(try Samples.id(number))) }
    try await test.keep(KeepingAction.seen(test.state.chosenTitles))
    #expect(try test.mark(1)?.viewings == 1)
    #expect(try test.mark(2)?.days == [App.today])
  }

  @Test("Undo and redo say what they did, and that there is nothing left")
  func undo() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.rated(7, test.state.chosenTitles), RetraceLibrary(.back))
    guard case .library(_?, .undone) = test.state.screen.notice else {
      Issue.record("The notice is \(String(describing: test.state.screen.notice)).")
      return
    }
    test.app.press(RetraceLibrary(.back))
    try await test.app.until("the notice") { $0.screen.notice == .library(nil, .undone) }
    try await test.keep(RetraceLibrary(.forth))
    #expect(try test.mark(1)?.rating == 7)
  }

  @Test("A title that gets the rating that it has changes nothing, and nothing is said")
  func unchanged() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.rated(7, test.state.chosenTitles))
    test.app.press(ScreenAction.noticeExpired, KeepingAction.rated(7, test.state.chosenTitles))
    try await test.app.until("the library to have been asked") { _ in
      !test.app.store.effects.running.contains { $0.hasPrefix("EditLibrary") }
    }
    #expect(try test.mark(1)?.rating == 7)
    #expect(test.state.screen.notice == nil)
  }

  @Test(
    "An episode is kept as a title of its own, with its series and its place",
    arguments: [nil, false, true])
  func episode(hasSeriesInDetails: Bool?) async throws {
    let test = try await LibraryApp()
    let id = try Samples.episode(3, of: 1)
    test.app.press(
      Samples.details(try Samples.seriesDetail(seasons: 1)),
      ScreenAction.titleOpened(try Samples.series()),
      SeriesAction.setSeason(
        Answer(try Samples.season(1), source: .omdb), number: 1, of: try Samples.series()),
      SeriesAction.partChosen(.season(1)), SeriesAction.episodeSelected(row: 2))
    if let hasSeriesInDetails {
      test.app.press(
        Samples.details(
          TitleDetail(
            id: id, title: "Episode 1.3", kind: .episode, minutes: 50, season: 1, episode: 3,
            seriesID: hasSeriesInDetails ? try Samples.series() : nil)))
    }
    try await test.keep(KeepingAction.seen(test.state.chosenTitles))
    let facts = try #require(try await test.library.entries(of: [id])[id]).facts
    #expect(facts.seriesTitle == "A Series")
    #expect(
      facts.episodeNumber == EpisodeNumber(series: try Samples.series(), season: 1, episode: 3))
    #expect(facts.minutes == (hasSeriesInDetails == nil ? nil : 50))
    #expect(try test.state.library.seenEpisodes[Samples.series()]?.count == 1)
  }

  @Test("What is kept about the selected title is read whole")
  func entry() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    try await test.keep(KeepingAction.noted("Great.", [id]), RetraceLibrary(.back))
    try await test.keep(RetraceLibrary(.forth))
    try await test.app.until("the entry") { $0.library.entries[id]?.note == "Great." }
  }

  @Test("What another session changes is there once somebody looks")
  func elsewhere() async throws {
    let test = try await LibraryApp()
    let title = TitleDetail(id: try Samples.id(4), title: "Title 4")
    _ = try await test.library.apply(LibraryEdit(.rating(9, on: nil), to: [title]))
    #expect(try test.mark(4) == nil)
    try await test.keep(LibraryEvent.changedElsewhere)
    #expect(try test.mark(4)?.rating == 9)
  }

  @Test("An edit that another session overtook leaves no gap")
  func overtaken() async throws {
    let test = try await LibraryApp()
    let title = TitleDetail(id: try Samples.id(4), title: "Title 4")
    _ = try await test.library.apply(LibraryEdit(.rating(9, on: nil), to: [title]))
    try await test.keep(KeepingAction.rated(3, test.state.chosenTitles))
    #expect(try test.mark(4)?.rating == 9)
    #expect(try test.mark(1)?.rating == 3)
  }

  @Test("A title that is kept by its row brings its facts, also when the selection goes on")
  func factsOfRow() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    test.app.press(MoviesAction.moved(by: 1))
    try await test.app.answer(title: 1)
    try await waitUntil("the facts in the library") {
      try await test.library.entries(in: .watchlist).first?.facts.minutes == 126
    }
    test.app.press(MoviesAction.moved(by: -1))
    try await test.keep(KeepingAction.rated(7, test.state.chosenTitles))
    let question = MoviesRequestID.title(try Samples.id(1))
    #expect(await test.app.asked.count { $0 == question } == 1)
  }

  @Test("Several titles that are kept by their rows are not worth a request each")
  func factsOfRows() async throws {
    let test = try await LibraryApp()
    for number in 1...3 { test.app.press(MarkAction.toggled(try Samples.id(number))) }
    try await test.keep(KeepingAction.watchlistSwitched(test.state.chosenTitles))
    #expect(!test.app.requests.contains { $0.contains("GetDetail") })
    #expect(await test.app.asked == [.search])
  }

  @Test("A list that cannot be changed says so")
  func failure() async throws {
    let test = try await LibraryApp()
    let quiet = SmartList(name: "Quiet", expression: "drama")
    try await test.keep(KeepingAction.livingListNamed(quiet))
    test.app.press(KeepingAction.listed("Quiet", isIn: true, [try Samples.id(1)]))
    try await test.app.until("the notice") {
      $0.screen.notice == .libraryFailed(.fillsItself("Quiet"))
    }
  }
}
