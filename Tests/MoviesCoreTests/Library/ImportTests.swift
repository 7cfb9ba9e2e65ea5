import MoviesCore
import Redux
import Synchronization
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Files of other services, brought in from inside a session", .timeLimit(.minutes(5)))
struct ImportTests {
  private let importer = PlayedLibraryImporter()

  private func app() -> App {
    var state = AppState()
    state.canImport = true
    return App(libraryImporter: importer, firstState: state)
  }

  @Test("A path is asked for, completed and looked at, and nothing happens before the user agrees")
  func looking() async throws {
    let app = app()
    app.press(ImportAction.pathAsked)
    #expect(app.state.prompt?.question == .importedPath)
    app.press(LibraryPageAction.prompted(.edited(TextInput(text: "/home/si"))))
    app.press(ImportAction.completionAsked("/home/si"))
    try await waitUntil("the completion") { app.state.prompt?.input.text == "/home/simkl.csv" }

    app.press(ImportAction.opened(path: "/home/simkl.csv"))
    #expect(app.state.prompt == nil && app.state.screen.pages.importing?.isWorking == true)
    try await waitUntil("the look") { app.state.screen.pages.importing?.look != nil }
    #expect(importer.brought.isEmpty)

    app.press(ImportAction.scaleChosen(5), ImportAction.dayOrderChosen(beginsWithDay: true))
    try await waitUntil("another look") {
      importer.looks.last == ImportAnswers(scale: 5, beginsWithDay: true)
    }
    #expect(importer.brought.isEmpty)
  }

  @Test("Agreeing imports it once, with what was answered, and leaves the page")
  func agreeing() async throws {
    let app = app()
    app.press(ImportAction.opened(path: "/home/simkl.csv"))
    try await waitUntil("the look") { app.state.screen.pages.importing?.look != nil }
    app.press(ImportAction.scaleChosen(10))
    app.press(ImportAction.agreed, ImportAction.agreed, ImportAction.scaleChosen(5))
    try await waitUntil("the end") { app.state.screen.pages.importing == nil }
    #expect(importer.brought == [ImportAnswers(scale: 10)])
  }

  @Test("A file that cannot be read says why, and cannot be agreed to")
  func refused() async throws {
    let app = app()
    app.press(ImportAction.opened(path: "/home/none.csv"))
    try await waitUntil("the reason") { app.state.screen.pages.importing?.refusal == "No file." }
    app.press(ImportAction.agreed)
    #expect(app.state.screen.pages.importing?.isAgreed == false)
    #expect(importer.brought.isEmpty)
  }

  @Test("Leaving the page ends what goes on")
  func leaving() async throws {
    let app = app()
    app.press(ImportAction.opened(path: "/home/endless.csv"))
    try await waitUntil("the look to begin") { importer.looks.count == 1 }
    app.press(ScreenAction.wentBack)
    try await waitUntil("its end") { importer.isCancelled }
    #expect(app.state.screen.pages.importing == nil)
  }

  @Test("A dropped file is meant for an import unless something is being written")
  func dropping() {
    var state = AppState()
    #expect(!state.takesDroppedFiles)
    state.canImport = true
    #expect(state.takesDroppedFiles)
    AppState.reduce(&state, ImportAction.pathAsked)
    #expect(state.takesDroppedFiles)
    AppState.reduce(&state, ScreenAction.overlayOpened(.prompt(LibraryPrompt(.note([])))))
    #expect(!state.takesDroppedFiles)
  }
}

/// Plays files, and notes what was asked for.
private final class PlayedLibraryImporter: LibraryImporter {
  static let step = UndoEntry(
    id: 7, time: 0, kind: .importing(file: "simkl.csv"), count: 3, title: nil)

  private struct Played {
    var looks: [ImportAnswers] = []
    var brought: [ImportAnswers] = []
    var isCancelled = false
  }

  private let played = Mutex(Played())
  var looks: [ImportAnswers] { played.withLock(\.looks) }
  var brought: [ImportAnswers] { played.withLock(\.brought) }
  var isCancelled: Bool { played.withLock(\.isCancelled) }

  func look(
    at path: String, _ answers: ImportAnswers, in _: any Catalogue
  ) async throws(ImportRefusal) -> ImportLook {
    played.withLock { $0.looks.append(answers) }
    if path.hasSuffix("none.csv") { throw ImportRefusal("No file.") }
    if path.hasSuffix("endless.csv") {
      while !Task.isCancelled { await Task.yield() }
      played.withLock { $0.isCancelled = true }
    }
    return ImportLook(
      name: "simkl.csv", files: [], counts: ImportLook.Counts(), openNameCount: 0, rows: [],
      remarks: [], lacksScale: false, lacksDayOrder: false)
  }

  func bring(
    _: String, _ answers: ImportAnswers, in _: any Catalogue,
    onProgress: @escaping @Sendable (ImportProgress) -> Void
  ) async throws(ImportRefusal) -> TakenStep? {
    played.withLock { $0.brought.append(answers) }
    onProgress(ImportProgress(done: 1, count: 3))
    return TakenStep(Self.step, news: nil)
  }

  func completed(_ typed: String) async -> String { typed + "mkl.csv" }
}
