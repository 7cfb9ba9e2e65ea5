import Keeping
import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The page of next episodes", .timeLimit(.minutes(5)))
struct NextUpPageTests {
  private let test: LibraryApp
  private let series: TitleID

  /// A library in which the first two episodes of a series were seen, whose season is known.
  init() async throws {
    test = try await LibraryApp()
    series = try Samples.series()
    try await see(1, 2)
    bring(try Samples.season(1, 1...4, of: 2))
    test.app.press(NextUpAction.opened)
    try await current()
  }

  /// Notes in the library that episodes of the first season were seen.
  private func see(_ numbers: Int...) async throws {
    let titles = try numbers.map { number in
      TitleDetail(
        id: try Samples.episode(number, of: 1), title: "Episode 1.\(number)", kind: .episode,
        season: 1, episode: number, seriesID: series, seriesTitle: "A Series")
    }
    _ = try await test.library.apply(LibraryEdit(.seen(Viewing(day: App.today)), to: titles))
    let revision = try await test.library.revision()
    test.app.press(LibraryEvent.changedElsewhere)
    try await test.app.until("the episodes") { $0.library.revision == revision }
  }

  private func bring(_ season: Season) {
    test.app.press(
      SeriesAction.setSeason(Answer(season, source: .omdb), number: season.number ?? 1, of: series))
  }

  private func current() async throws {
    try await test.app.until("the series") {
      $0.screen.pages.nextUp?.isCurrent(in: $0.library.revision) == true
    }
  }

  private var row: NextUpRow? { test.state.selectedNext }

  @Test("It shows the episode after the last one that was seen, and how many of the season are")
  func next() throws {
    #expect(row?.series.title == "A Series")
    #expect(row?.next.episode?.number == 3)
    #expect(row?.series.seen == 2)
    #expect(row?.seasonTotal == 4)
    #expect(row?.total == nil)
    #expect(test.state.selectedTitle == (try Samples.episode(3, of: 1)))
    bring(try Samples.season(2, 1...6, of: 2))
    #expect(row?.total == 10)
    #expect(row?.left == 8)
  }

  @Test("What is marked as seen there leads to the one after it, and is kept with its series")
  func seen() async throws {
    let id = try Samples.episode(3, of: 1)
    try await test.keep(KeepingAction.seen([id]))
    try await current()
    #expect(row?.next.episode?.number == 4)
    let entry = try await test.library.entries(of: [id])[id]
    #expect(entry?.facts.seriesID == series)
    #expect(entry?.facts.episodeNumber?.episode == 3)
    try await test.keep(RetraceLibrary(.back))
    try await current()
    #expect(row?.next.episode?.number == 3)
  }

  @Test("After the last episode of a season the next season is asked for, and nothing else")
  func asking() async throws {
    try await see(3, 4)
    try await current()
    #expect(row?.next.unknownSeason == 2)
    try await waitUntil("the question") { await test.app.catalogue.askedSeasons.contains(2) }
    #expect(await test.app.catalogue.askedSeasons == [2])
    bring(try Samples.season(2, 1...6, of: 2))
    #expect(row?.next == .episode(try Samples.season(2, 1...6).episodes[0], season: 2))
  }

  @Test("The running time is the next episode's, and its series' only where that is not known")
  func minutes() throws {
    var own = TitleDetail(id: series, title: "A Series", kind: .series)
    own.minutes = 25
    test.app.press(Samples.details(own))
    #expect(row?.minutes == 25)
    own = TitleDetail(id: try Samples.episode(3, of: 1), title: "Episode 1.3", kind: .episode)
    own.minutes = 58
    test.app.press(Samples.details(own))
    #expect(row?.minutes == 58)
  }

  @Test("More episodes may be seen than are listed: then none are left, and not fewer")
  func seenBeyondTheList() throws {
    bring(try Samples.season(1, 1...1, of: 1))
    test.app.press(SeriesAction.notListed(number: 2, of: series))
    #expect(row?.total == 1 && row?.series.seen == 2)
    #expect(row?.left == 0)
  }

  @Test("A series that is seen to its end stands apart, and so does one without a date")
  func apart() async throws {
    #expect(row?.isApart == false)
    bring(try Samples.season(1, 1...2, of: 2))
    test.app.press(SeriesAction.notListed(number: 2, of: series))
    let undated = Season(
      title: "A Series", number: 1, totalSeasons: 1,
      episodes: [EpisodeSummary(id: nil, title: "Soon", number: 3)])
    #expect(row?.isApart == true)
    #expect(row?.next == .allSeen)
    #expect(test.state.selectedTitle == nil)
    bring(undated)
    #expect(row?.next.episode?.title == "Soon")
    #expect(row?.isApart == true)
    let rated = EpisodeSummary(id: nil, title: "Shown", number: 3, score: 80)
    bring(Season(title: "A Series", number: 1, totalSeasons: 1, episodes: [rated]))
    #expect(row?.isApart == false, "somebody has seen it, whatever the day was")
  }
}
