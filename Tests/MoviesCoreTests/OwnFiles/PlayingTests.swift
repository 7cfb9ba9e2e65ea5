import MoviesCore
import Redux
import Storage
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Playing the user's own files", .timeLimit(.minutes(5)))
struct PlayingTests {
  private let files: MemoryFiles
  private let player = PretendedPlayer()
  private let library: LibraryStore
  private let app: App
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    library = LibraryStore(folder: folder.path)
    files = MemoryFiles(try Samples.own())
    app = App(library: library, files: files, player: player.service)
    app.press(FilesAction.changedElsewhere, LibraryEvent.changedElsewhere)
    try await app.until("the files and the library") {
      $0.files.own != nil && $0.library.revision != nil
    }
    try await app.search("batman", total: 5)
  }

  private func choice(_ ids: TitleID..., fromBeginning: Bool = false) -> [TitleID]? {
    if case .targets(let targets) = app.state.playChoice(of: ids, fromBeginning: fromBeginning) {
      targets.map(\.id)
    } else {
      nil
    }
  }

  private func see(_ season: Int, _ episode: Int) async throws {
    let facts = TitleDetail(
      id: TitleID(try Samples.place(season, episode)), title: "Episode", kind: .episode,
      season: season, episode: episode, seriesID: try Samples.series())
    _ = try await library.apply(LibraryEdit(.seen(Viewing(day: App.today)), to: [facts]))
    let revision = try await library.revision()
    app.press(LibraryEvent.changedElsewhere)
    try await app.until("the viewing") { $0.library.revision == revision }
  }

  @Test("The selected title is played, or the marked ones in the order of their marks")
  func chosen() throws {
    #expect(
      app.state.playChoice() == .targets([PlayTarget(try Samples.id(1), try Samples.title(1))]))
    app.press(MarkAction.toggled(try Samples.id(2)), MarkAction.toggled(try Samples.id(1)))
    #expect(
      app.state.playChoice() == .targets([PlayTarget(try Samples.id(1), try Samples.title(1))]))
    #expect(choice(try Samples.id(2)) == nil)
  }

  @Test("Of a series, the next episode that was not seen and is there is played")
  func series() async throws {
    let series = try Samples.series()
    #expect(choice(series) == [TitleID(try Samples.place(1, 1))])
    try await see(1, 1)
    #expect(choice(series) == [TitleID(try Samples.place(1, 2))])
    try await see(1, 3)
    #expect(choice(series) == [TitleID(try Samples.place(2, 1))])
    try await see(2, 1)
    #expect(choice(series) == [TitleID(try Samples.place(1, 2))])
    try await see(1, 2)
    #expect(app.state.playChoice(of: [series]) == .notice(.allSeen(of: "A Series")))
  }

  @Test("An episode on a disk that is away is passed over while another one is there")
  func away() async throws {
    await files.change { $0.titles[1].episodes[0].mark.isAway = true }
    app.press(FilesAction.changedElsewhere)
    try await app.until("the change") { $0.files.revision == 2 }
    #expect(choice(try Samples.series()) == [TitleID(try Samples.place(1, 2))])
  }

  @Test("The parts of the best version that is there are played in order")
  func parts() async throws {
    let id = try Samples.id(1)
    await files.put(
      [
        try Samples.file(1, isAway: true, version: FileVersion(lines: 2160)),
        try Samples.file(3, version: FileVersion(lines: 1080, part: 1)),
        try Samples.file(4, version: FileVersion(lines: 1080, part: 2)),
        try Samples.file(5, version: FileVersion(lines: 480)),
      ], for: id)
    app.press(FindFilesToPlay([PlayTarget(id, try Samples.title(1))]))
    try await app.until("the player") { $0.files.playing == [id] }
    #expect(player.played.map { $0.files.map(\.id) } == [[3, 4]])
    #expect(
      app.state.screen.notice
        == .playing(try Samples.title(1), others: 0, start: nil, isFollowed: true))
  }

  @Test("Where all files are away, the player is tried: the disk may be back since the last scan")
  func allAway() async throws {
    let id = try Samples.id(1)
    await files.put([try Samples.file(1, path: "/usb/films/1.mkv", isAway: true)], for: id)
    app.press(
      FindFilesToPlay(
        [PlayTarget(id, try Samples.title(1))], away: [OwnFolder(PathBytes("/usb"), isAway: true)]))
    try await app.until("the player") { $0.files.playing == [id] }
    #expect(player.played.map(\.away) == ["/usb"])
  }

  @Test("Why no player could be started is told")
  func failing() async throws {
    let id = try Samples.id(1)
    await files.put([try Samples.file(1)], for: id)
    player.failure = .noPlayer
    app.press(FindFilesToPlay([PlayTarget(id, try Samples.title(1))]))
    try await app.until("the notice") { $0.screen.notice == .notPlayed(.noPlayer) }
    #expect(app.state.files.playing.isEmpty)
  }

  @Test("What was played to its end is seen, as one step that is undone")
  func seen() async throws {
    let id = try Samples.id(1)
    player.reports = [
      PlayedNews(id, isSeen: true, hasEnded: true, time: 100)
    ]
    app.press(AskPlayers())
    try await app.until("the viewing") { $0.library.marks[id]?.viewings == 1 }
    #expect(app.state.library.marks[id]?.days == [App.today])
    #expect(app.state.files.playing.isEmpty)
    app.press(RetraceLibrary(.back))
    try await app.until("the undoing") { $0.library.marks[id] == nil }
  }

  @Test("A report that comes twice counts once")
  func twice() async throws {
    let news = PlayedNews(try Samples.id(1), isSeen: true, hasEnded: true, time: 100)
    player.reports = [news]
    app.press(AskPlayers())
    try await app.until("the viewing") { $0.library.marks[news.title]?.viewings == 1 }
    app.press(RetraceLibrary(.back))
    try await app.until("the undoing") { $0.library.marks[news.title] == nil }
    app.press(PlayingAction.told([news]))
    try await app.until("it to be forgotten again") { _ in player.forgotten == [news, news] }
    #expect(app.state.library.marks[news.title] == nil)
  }

  @Test("An episode is kept with its series and its place, by its id if that is known")
  func episode() async throws {
    let place = try Samples.place(1, 2)
    let news = PlayedNews(
      place.series, places: [place], isSeen: true, hasEnded: true, time: 100)
    app.press(PlayingAction.told([news]))
    try await app.until("the viewing") { $0.library.marks[TitleID(place)]?.viewings == 1 }
    #expect(app.state.library.marks[TitleID(place)]?.episode == place)
    app.press(
      SeriesAction.setSeason(
        Answer(try Samples.season(2, 1...3), source: .omdb), number: 2, of: place.series))
    let other = PlayedNews(
      place.series, places: [try Samples.place(2, 1)], isSeen: true, hasEnded: true, time: 100)
    app.press(PlayingAction.told([other]))
    let id = try Samples.episode(1, of: 2)
    try await app.until("the viewing") { $0.library.marks[id]?.viewings == 1 }
  }

  @Test("What is still playing is known, and changes nothing in the library")
  func playing() async throws {
    let revision = app.state.library.revision
    let news = PlayedNews(
      try Samples.id(1), stopped: StoppedPlace(position: 60, time: 100), isSeen: false,
      hasEnded: false, time: 100)
    app.press(PlayingAction.told([news]))
    #expect(app.state.files.playing == [news.title])
    try await app.until("everything") { _ in app.store.effects.isIdle }
    #expect(app.state.library.revision == revision)
  }

  @Test("Where the user stopped is kept as a step, and is where O goes on; g O begins anew")
  func stopping() async throws {
    let id = try Samples.id(1)
    let stopped = StoppedPlace(position: 2_530, length: 6_000, time: 100)
    let news = PlayedNews(id, stopped: stopped, isSeen: false, hasEnded: true, time: 100)
    app.press(PlayingAction.told([news]))
    try await app.until("the place") { $0.library.marks[id]?.stopped == stopped }
    #expect(
      app.state.playChoice(of: [id])
        == .targets([
          PlayTarget(id, try Samples.title(1), stopped: stopped)
        ]))
    #expect(
      app.state.playChoice(of: [id], fromBeginning: true)
        == .targets([
          PlayTarget(id, try Samples.title(1))
        ]))
    try await app.until("the report to be forgotten") { _ in player.forgotten == [news] }
    app.press(RetraceLibrary(.back))
    try await app.until("the undoing") { $0.library.marks[id]?.stopped == nil }
  }

  @Test("Of a series, the episode that was begun last is played before the next unseen one")
  func begun() async throws {
    let place = try Samples.place(2, 1)
    let stopped = StoppedPlace(position: 60, time: 100)
    app.press(
      PlayingAction.told([
        PlayedNews(
          place.series, places: [place], stopped: stopped, isSeen: false, hasEnded: true, time: 100)
      ]))
    try await app.until("the place") { $0.library.marks[TitleID(place)]?.stopped == stopped }
    #expect(choice(try Samples.series()) == [TitleID(place)])
  }
}

/// A player that notes what it is to play, and reports what the test says.
@MainActor
private final class PretendedPlayer {
  var played: [PlayItem] = []
  var failure: PlayFailure?
  var reports: [PlayedNews] = []
  var forgotten: [PlayedNews] = []

  var service: PlayingService {
    PlayingService(
      play: { [self] items async throws(PlayFailure) in try await play(items) },
      news: { [self] in await news() }, forget: { [self] in await forget($0) })
  }

  private func play(_ items: [PlayItem]) throws(PlayFailure) -> Bool {
    if let failure { throw failure }
    played += items
    return true
  }

  private func forget(_ news: [PlayedNews]) { forgotten += news }

  private func news() -> [PlayedNews] {
    defer { reports = [] }
    return reports
  }
}
