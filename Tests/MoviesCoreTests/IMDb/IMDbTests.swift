import MoviesCore
import Redux
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("IMDb's data, installed from inside a session", .timeLimit(.minutes(5)))
struct IMDbTests {
  private static let cost = IMDbCost(download: 258_000_000, disk: 844_000_000, seconds: 93)
  private let importer = PlayedImporter()

  @Test("What is asked depends on what is there and what goes on")
  func question() {
    var state = AppState()
    #expect(state.imdbQuestion == nil && !state.imdb.isOffered)
    state.imdb.cost = Self.cost
    #expect(state.imdbQuestion == .begin(.install, Self.cost) && state.imdb.isOffered)
    AppState.reduce(&state, IMDbAction.agreed(.install))
    #expect(state.imdbQuestion == .stop(.install) && !state.imdb.isOffered)
    AppState.reduce(&state, IMDbAction.told(.finished(titles: 7, ratings: 5)))
    #expect(state.imdbQuestion == .begin(.update, Self.cost) && !state.imdb.isOffered)
  }

  @Test("Agreeing starts the process, whose progress is kept until its end is noted")
  func install() async throws {
    let app = App(importer: importer, firstState: Self.state())
    app.press(IMDbAction.agreed(.install))
    try await waitUntil("the process") { importer.jobs == [.install] }
    let progress = IMDbImportProgress(.downloading, percent: 34, secondsLeft: 20)
    importer.tell(.progressed(progress))
    try await waitUntil("its progress") { app.state.imdb.work?.progress == progress }

    importer.tell(.finished(titles: 2_600_000, ratings: 1_600_000))
    importer.end()

    try await waitUntil("its end") { app.state.imdb.work == nil }
    #expect(app.state.imdb.isInstalled)
    #expect(app.state.screen.notice == .imdb(.finished(titles: 2_600_000, ratings: 1_600_000)))
  }

  @Test("A failure is noted with its reason, and the data can be asked for again")
  func failure() async throws {
    let app = App(importer: importer, firstState: Self.state())
    app.press(IMDbAction.agreed(.install))
    try await waitUntil("the process") { importer.jobs.count == 1 }

    importer.tell(.failed(reason: "No room."))
    importer.end()

    try await waitUntil("its end") { app.state.imdb.work == nil }
    #expect(app.state.screen.notice == .imdb(.failed(reason: "No room.")))
    #expect(app.state.imdb.isOffered)
  }

  @Test("A process that is killed and tells nothing counts as failed")
  func killed() async throws {
    let app = App(importer: importer, firstState: Self.state())
    app.press(IMDbAction.agreed(.update))
    try await waitUntil("the process") { importer.jobs == [.update] }
    importer.end()
    try await waitUntil("its end") { app.state.imdb.work == nil }
    #expect(app.state.screen.notice == .imdb(.failed(reason: nil)))
  }

  @Test("Stopping ends the process, and is no failure")
  func stopping() async throws {
    let app = App(importer: importer, firstState: Self.state())
    app.press(IMDbAction.agreed(.install))
    try await waitUntil("the process") { importer.jobs.count == 1 }

    app.press(IMDbAction.stopped)

    try await waitUntil("the process to be ended") { importer.isEnded }
    #expect(app.state.imdb.work == nil)
    #expect(app.state.screen.notice == .imdb(.stopped))
    importer.tell(.failed(reason: "late"))
    #expect(app.state.screen.notice == .imdb(.stopped))
  }

  @Test("A second agreement starts nothing while the first goes on")
  func twice() async throws {
    let app = App(importer: importer, firstState: Self.state())
    app.press(IMDbAction.agreed(.install), IMDbAction.agreed(.install))
    try await waitUntil("the process") { importer.jobs.count == 1 }
    importer.end()
    try await waitUntil("its end") { app.state.imdb.work == nil }
    #expect(importer.jobs == [.install])
  }

  @Test("The question whether to stop goes once there is nothing to stop")
  func questionGoes() {
    var state = Self.state()
    AppState.reduce(&state, IMDbAction.agreed(.install))
    let question = LibraryPrompt(.imdb(.stop(.install)))
    AppState.reduce(&state, ScreenAction.overlayOpened(.prompt(question)))
    AppState.reduce(&state, IMDbAction.told(.nothingNewer))
    #expect(state.screen.overlay == nil)
  }

  @Test("Another question stays when the process ends")
  func otherQuestionStays() {
    var state = Self.state()
    AppState.reduce(&state, IMDbAction.agreed(.install))
    let question = Overlay.prompt(LibraryPrompt(.note([])))
    AppState.reduce(&state, ScreenAction.overlayOpened(question))
    AppState.reduce(&state, IMDbAction.told(.nothingNewer))
    #expect(state.screen.overlay == question)
  }

  @Test(
    "News is a line of JSON that reads back as it was",
    arguments: [
      IMDbImportEvent.progressed(IMDbImportProgress(.reading, percent: 7, secondsLeft: nil)),
      .finished(titles: 1, ratings: 2), .nothingNewer, .failed(reason: "a\nb"),
      .failed(reason: nil),
    ])
  func lines(news: IMDbImportEvent) {
    #expect(!news.text.contains("\n"))
    #expect(IMDbImportEvent(news.text) == news)
  }

  @Test("Anything else is no news", arguments: ["", "{}", "[1]", "movies-tui: no", "{\"x\":1}"])
  func otherLines(line: String) { #expect(IMDbImportEvent(line) == nil) }

  private static func state() -> AppState {
    var state = AppState()
    state.imdb.cost = cost
    return state
  }
}

/// An importer whose process is played by the test.
@MainActor
private final class PlayedImporter: IMDbImporter {
  private(set) var jobs: [IMDbJob] = []
  private let ended = Mutex(false)
  private var listener: AsyncStream<IMDbImportEvent>.Continuation?

  nonisolated init() {}

  /// Whether nobody listens any longer.
  var isEnded: Bool { ended.withLock { $0 } }

  func run(_ job: IMDbJob) -> AsyncStream<IMDbImportEvent> {
    jobs.append(job)
    let (news, listener) = AsyncStream.makeStream(of: IMDbImportEvent.self)
    listener.onTermination = { [weak self] _ in self?.noteEnd() }
    self.listener = listener
    return news
  }

  func tell(_ news: IMDbImportEvent) { listener?.yield(news) }
  func end() { listener?.finish() }
  private nonisolated func noteEnd() { ended.withLock { $0 = true } }
}
