import Foundation
import MoviesCore
import Redux
import ReduxRecording
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The user's own files", .timeLimit(.minutes(5)))
struct OwnFilesTests {
  private let files: MemoryFiles
  private let app: App

  /// An app whose user has a film and a series.
  init() async throws {
    files = MemoryFiles(try Samples.own())
    let seasons = [
      1: try Samples.season(1, 1...4, of: 2), 2: try Samples.season(2, 1...3, of: 2),
    ]
    var state = AppState()
    state.today = App.today
    app = App(
      columns: 140,
      catalogue: MemoryCatalogue(seasons: seasons.mapValues { Answer($0, source: .omdb) }),
      files: files, firstState: state)
    app.press(FilesAction.changedElsewhere)
    try await app.until("the files") { $0.files.own != nil }
  }

  private var page: OwnFilesProps? {
    if case .ownFiles(let props) = PageProps(app.state) { props } else { nil }
  }

  private func open() async throws {
    app.press(FilesAction.opened)
    try await app.until("what is known") { $0.files.hasCurrentFacts }
  }

  @Test("They are read once, and again only when they have changed")
  func reading() async throws {
    #expect(app.state.files.revision == 1)
    #expect(await files.readings == 1)
    app.press(FilesAction.changedElsewhere)
    try await app.until("the answer") { _ in app.store.effects.isIdle }
    #expect(await files.readings == 1)
    await files.change { $0.titles.removeFirst() }
    app.press(FilesAction.changedElsewhere)
    try await app.until("the change") { $0.files.revision == 2 }
    #expect(try app.state.fileMark(of: Samples.id(1)) == nil)
  }

  @Test("Rows, walls and details know what the user has, an episode by its place or by its id")
  func marks() async throws {
    #expect(try app.state.fileMark(of: Samples.id(1)) == FileMark(lines: 1080))
    #expect(try app.state.fileMark(of: Samples.id(2)) == nil)
    #expect(try app.state.fileMark(of: TitleID(Samples.place(1, 2))) != nil)
    try await app.search("batman", total: 5)
    guard case .rows(let rows) = BrowseProps(app.state).list.content,
      case .title(let first, _) = rows.first
    else { return #expect(Bool(false), "The list has rows.") }
    #expect(first.files == FileMark(lines: 1080))
    let episode = try Samples.episode(1, of: 2)
    app.press(
      SeriesAction.opened(try Samples.series(), at: episode, season: 2),
      SeriesAction.setSeason(
        Answer(try Samples.season(2, 1...3), source: .omdb), number: 2, of: try Samples.series()))
    #expect(app.state.fileMark(of: episode) == FileMark())
    guard case .episodes(let season) = BrowseProps(app.state).series?.content else {
      return #expect(Bool(false), "The season has rows.")
    }
    #expect(season.rows.map { $0.files == nil } == [false, true, true])
  }

  @Test("The page tells what is missing, as far as this machine knows, and asks no service")
  func missing() async throws {
    try await open()
    let facts = try #require(page?.facts)
    #expect(facts.totals == [try Samples.series(): 7])
    #expect(facts.missing.map(\.season) == [1, 2])
    #expect(facts.missing.map(\.numbers) == [[3, 4], [2, 3]])
    #expect(await app.catalogue.askedSeasons == [])
  }

  @Test("Episodes that have not been shown are not missing")
  func future() async throws {
    var season = try Samples.season(3, 1...2)
    for row in season.episodes.indices { season.episodes[row].score = nil }
    season.episodes[0].released = CalendarDate(year: 2030, month: 1, day: 1)
    season.episodes[1].released = nil
    let catalogue = MemoryCatalogue(seasons: [3: Answer(season, source: .omdb)])
    var own = try Samples.own()
    own.titles[1].episodes = [OwnEpisode(try Samples.place(3, 3))]
    let facts = try await GetOwnFileFacts(today: App.today)
      .perform(with: OwnFileService(MemoryFiles(own), catalogue: catalogue))
    #expect(facts.missing == [])
    #expect(facts.totals == [:])
  }

  @Test("It tells what the user has twice, and how much space that takes")
  func doubles() async throws {
    await files.put(
      [try Samples.file(1), try Samples.file(2, size: 4_000)], for: try Samples.id(1))
    try await open()
    let doubles = try #require(page?.facts?.doubles)
    #expect(doubles.map(\.spare) == [4_000, 400])
    #expect(doubles.map(\.place) == [nil, try Samples.place(1, 2)])
  }

  @Test("The selection stays on its title when a scan finds another one")
  func selection() async throws {
    try await open()
    app.press(FilesAction.moved(by: 9))
    #expect(page?.selection == 1)
    #expect(app.state.selectedTitle == (try Samples.series()))
    let new = OwnTitle(try Samples.title(7), added: 30, size: 1)
    await files.change { $0.titles.insert(new, at: 0) }
    app.press(FilesAction.changedElsewhere)
    try await app.until("the change") { $0.files.revision == 2 }
    #expect(page?.selection == 2)
    app.press(FilesAction.tabMoved(by: -1))
    #expect(page?.tab == .doubles)
    app.press(FilesAction.tabMoved(by: 1))
    #expect(page?.tab == .have)
    #expect(page?.selection == 0)
  }

  @Test("A scan tells how far it is, what it has found, and brings it to the page")
  func scanning() async throws {
    app.press(FilesAction.scanAsked)
    try await app.until("the progress") { $0.files.scanned == 7 }
    var scan = FileScan()
    scan.files = 12
    scan.new = 1
    await files.end(scan)
    try await app.until("the end") { !$0.files.isScanning }
    #expect(app.state.screen.notice == .scanned(scan))
    try await app.until("the files") { $0.files.revision == 2 }
  }

  @Test("A scan can be stopped; without a folder none begins")
  func stopping() async throws {
    app.press(FilesAction.scanAsked)
    try await app.until("the progress") { $0.files.scanned == 7 }
    app.press(FilesAction.scanStopped)
    #expect(!app.state.files.isScanning)
    #expect(app.state.screen.notice == .scanStopped)
    await files.change { $0.folders = [] }
    app.press(FilesAction.changedElsewhere)
    try await app.until("the change") { $0.files.revision == 2 }
    app.press(FilesAction.scanAsked)
    #expect(!app.state.files.isScanning)
  }

  @Test("A trouble with the files is told on the page, and leaves everything else alone")
  func failing() async throws {
    await files.fail(.cancelled)
    app.press(FilesAction.changedElsewhere)
    try await app.until("the error") { $0.files.error != nil }
    #expect(app.state.files.hasAny)
  }

  @Test("The details of a title name its files; those of a series count its episodes")
  func details() async throws {
    let id = try Samples.id(1)
    await files.put([try Samples.file(1)], for: id)
    try await open()
    try await app.until("the file") { $0.files.files(of: id)?.count == 1 }
    #expect(BrowseProps(app.state).detail?.files?.files.map(\.id) == [1])
    app.press(FilesAction.moved(by: 1))
    let series = try #require(BrowseProps(app.state).detail?.files)
    #expect(series.series?.episodes.count == 3)
    #expect(series.episodes == 7)
    #expect(series.files == [])
  }
}

@MainActor
@Suite("Recordings of the user's own files", .timeLimit(.minutes(5)))
struct OwnFilesRecordingTests {
  /// The line of an action in a recording that hides files.
  private func line(_ action: any Action) throws -> String {
    let writer = RecordingWriter<AppState>(hidingByPlace: { text, place in
      place.isOfFile ? String(repeating: "x", count: text.count) : text
    })
    let step = RecordedStep<AppState>(action, time: 0)
    return String(decoding: try writer.line(step, from: AppState()), as: UTF8.self)
  }

  private func own(_ path: PathBytes) throws -> OwnTitles {
    var own = try Samples.own()
    own.folders = [OwnFolder(path, isAway: true)]
    return own
  }

  @Test("They contain no path and no name of a file, valid text or not")
  func hidden() throws {
    let bytes = PathBytes(Array("/secret/".utf8) + [0xFF])
    let file = OwnFile(
      id: 1, path: PathBytes("/secret/secret.mkv"), size: 1, modified: 1, added: 1,
      content: .film(try Samples.id(1)), reason: .name("secret", year: nil, isSeries: false),
      version: FileVersion(edition: "secret"))
    var scan = FileScan()
    scan.away = [PathBytes("/secret/a"), bytes]
    let lines = try [
      line(FilesAction.came(own(PathBytes("/secret")))), line(FilesAction.came(own(bytes))),
      line(FilesAction.listed(Samples.id(1), files: [file], revision: 1)),
      line(FilesAction.scanEnded(scan)), line(PlayFiles([PlayItem([file])])),
      line(FindFilesToPlay([], away: [OwnFolder(bytes)])),
      line(ScreenAction.noticed(.notPlayed(.away(folder: "/secret")))),
      line(ScreenAction.noticed(.notPlayed(.gone(name: "secret.mkv")))),
      line(ScreenAction.noticed(.scanned(scan))),
    ]
    for line in lines {
      #expect(!line.contains("secret") && !line.contains("736563"), "\(line)")
    }
  }

  @Test("A path that is no text is the same after it was written and read")
  func bytes() throws {
    let path = PathBytes([0x2F, 0xFF, 0x0A])
    let read = try JSONDecoder().decode(PathBytes.self, from: JSONEncoder().encode(path))
    #expect(read == path)
  }
}
