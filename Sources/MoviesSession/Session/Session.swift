internal import Foundation
internal import MoviesCore
internal import MoviesUI
internal import Redux
internal import TerminalUI

/// The interactive session: the main loop between the terminal, the store and the screen.
///
/// The store exists before the first frame, which is drawn before anything slow begins. The source
/// of titles is then opened while keys are already handled, and every turn of the loop handles the
/// input that has arrived and draws at most one frame.
@MainActor
package final class Session {
  private let options: SessionOptions
  private let surroundings: Surroundings
  private let screen: Screen
  private let renderer: Renderer
  private let recorders: [Recorder]
  private let inspector: Inspector
  private let opening: SourceOpening
  private let store: Store<AppState>
  private var interpreter: Interpreter
  private var mouse: Subscription?
  private let news: Subscription
  private let keptNotes: Subscription
  private let libraryWatch: LibraryWatch?
  private let filesWatch: FilesWatch
  private let changes = LibraryChanges()
  /// The terminal's answers that tell whether it shows images itself.
  private var imageAnswers = ImageAnswers()
  private var input: TerminalInput?
  private var end: ProgramExitCode?

  private init(
    _ options: SessionOptions, in surroundings: Surroundings, screen: Screen, keymap: Keymap
  ) throws(Failure) {
    self.options = options
    self.surroundings = surroundings
    self.screen = screen
    recorders = try options.traces?.recorders(warn: surroundings.say) ?? []
    inspector = Inspector(isOpen: options.isInspectorOpen)
    opening = options.opening
    let shelf = PictureShelf(source: LazyPosters(opening: opening))
    store = try options.store(
      opening: opening, changes: changes,
      desktop: DesktopServices(screen: screen, environment: surroundings.environment),
      shelf: shelf, watchedBy: [inspector.middleware])
    renderer = Renderer(
      screen: screen, theme: options.theme, palette: options.palette, keymap: keymap,
      shelf: shelf)
    news = store.tap { [renderer] _ in renderer.noteNews() }
    keptNotes = store.tap { action in
      if case .draftKept(let draft) = action.matching(LibraryEvent.self), let file = draft.file {
        NoteEditor.remove(file)
      }
    }
    interpreter = Interpreter(keymap: keymap)
    libraryWatch = options.library.map { [changes, store] in
      LibraryWatch($0, files: options.libraryFiles, changes: changes, store: store)
    }
    filesWatch = FilesWatch(
      options.ownFiles, paths: options.ownFilesPaths, players: options.playerFolders,
      plays: options.player != nil, store: store)
  }

  /// Runs a session from the first frame to the restored terminal.
  ///
  /// - Returns: The end of the session.
  /// - Throws: A ``ScreenError`` if there is no screen to draw on, or a ``Failure``; the terminal
  ///   is restored first.
  package static func run(
    _ options: SessionOptions, in surroundings: Surroundings
  ) throws -> SessionEnd {
    let keymap = try options.keymap
    let screen = try Screen.open(depthLimit: options.depthLimit)
    let session: Session
    do {
      session = try Session(options, in: surroundings, screen: screen, keymap: keymap)
    } catch {
      screen.close()
      throw error
    }
    let result = session.runUntilEnd()
    session.input?.stop()
    screen.close()
    let unsaved = try MainLoop.run { await session.changes.finish() }
    options.library?.close()
    session.finishRecordings()
    if let words = options.memory?.keep(session.store.state) { surroundings.say(words) }
    if let unsaved { surroundings.say(unsaved.line) }
    let exitCode = try result.get()
    return SessionEnd(
      exitCode: unsaved == nil ? exitCode : .databaseRefused,
      chosen: session.store.state.marks.chosen)
  }

  private func runUntilEnd() -> Result<ProgramExitCode, Failure> {
    noteMeans()
    store.dispatch(resized)
    draw()
    begin()
    while true {
      MainLoop.turn()
      // This comes first, so that no frame shows the error of a request that waited for the source.
      if let failure = opening.failure { return .failure(failure) }
      if let end { return .success(end) }
      guard !store.state.screen.isQuitting else { return .success(.success) }
      draw()
    }
  }

  private func draw() {
    let state = store.state
    renderer.draw(
      state, pressed: interpreter.pressed,
      inspector.props(of: state, frame: renderer.frameTime))
  }

  /// Begins the work that follows the first frame, and makes the first request.
  private func begin() {
    if store.state.search.query != nil { opening.begin() }
    for recorder in recorders {
      recorder.record(store) { [options, screen, surroundings] state in
        options.header(for: state, on: screen, locale: surroundings.locale)
      }
    }
    mouse = store.subscribe(to: \.screen.listensToMouse) { [screen] listens in
      // Setting this property writes to the terminal.
      if screen.reportsMouse != listens { screen.reportsMouse = listens }
    }
    if libraryWatch != nil { store.dispatch(LibraryEvent.changedElsewhere) }
    filesWatch.begin()
    input = TerminalInput(screen, escapeDelay: surroundings.escapeDelay) { [weak self] in
      self?.handle($0)
    }
    screen.askForAbilities()
    // The search begins before the source is open: later, it would take the focus from a user who
    // is typing.
    if store.state.search.query != nil { store.dispatch(SearchAction.submitted) }
    for notice in options.notices { store.dispatch(ScreenAction.noticed(notice)) }
    if let problem = options.memory?.problem {
      store.dispatch(ScreenAction.noticed(.notRemembered(problem)))
    }
    Task {
      guard let source = try? await opening.source else { return }
      store.dispatch(source.opened)
      for await news in source.news { store.dispatch(news.action) }
    }
  }

  private func finishRecordings() {
    for recorder in recorders {
      recorder.finish()
      if let words = recorder.failure { surroundings.say(words) }
    }
  }

  private var resized: ScreenAction {
    let size = inspector.isOpen ? InspectorView.sessionSize(on: screen.size) : screen.size
    let screenSize = ScreenSize(size)
    let layout = Layout(size, hasPane: screenSize.hasPane)
    return .resized(screenSize, listRows: layout.list.size.rows)
  }
}

extension Session {
  private func handle(_ event: TerminalEvent) {
    if case .input(let event, _) = event, event.isOfUser { libraryWatch?.look() }
    if event.mayFollowPlaying { filesWatch.look() }
    switch event {
    case .input(.key(let key), let times): press(key, times)
    case .input(let event, let times): for _ in 0..<times { handle(event) }
    case .resized:
      screen.resize()
      returnToScreen()
    case .continued:
      screen.resume()
      returnToScreen()
    case .stopRequested: suspend()
    case .terminated(let signal): end = ProgramExitCode(128 + signal)
    case .ended: end = ProgramExitCode(128 + SIGHUP)
    }
  }

  private func press(_ key: Key, _ times: Int) {
    var rest = times
    while rest > 0 {
      let (outcome, presses) = interpreter.interpret(
        key, times: rest, state: store.state, metrics: renderer.metrics)
      dismissWelcome()
      carryOut(outcome)
      rest -= presses
    }
  }

  private func handle(_ event: InputEvent) {
    if event.isOfUser { dismissWelcome() }
    switch event {
    case .paste(let text):
      let home = surroundings.variable("HOME")
      if store.state.takesDroppedFiles, let dropped = DroppedPath(text, home: home) {
        store.dispatch(ImportAction.opened(path: dropped.path))
      } else {
        carryOut(interpreter.interpret(paste: text, state: store.state))
      }
    case .background(let color):
      store.dispatch(ScreenAction.backgroundSeen(Background(color)))
    case .colorScheme(let isLight):
      store.dispatch(ScreenAction.backgroundSeen(isLight ? .light : .dark))
    case .synchronizedOutput(let isKnown):
      screen.synchronizesOutput = isKnown
    case .mouse(let event):
      carryOut(
        interpreter.interpret(event, at: .now, state: store.state, metrics: renderer.metrics))
    case .kittyGraphics, .terminalVersion:
      imageAnswers.note(event)
      noteMeans()
    case .key, .focus:
      break
    }
  }

  private func dismissWelcome() {
    if store.state.screen.showsWelcome { store.dispatch(ScreenAction.welcomeDismissed) }
  }

  private func carryOut(_ outcome: Interpreter.Outcome?) {
    switch outcome {
    case .action(let action): store.dispatch(action)
    case .redraw:
      screen.redrawAll()
      renderer.invalidate()
    case .inspect: toggleInspector()
    case .suspend: suspend()
    case .editNote: editNote()
    case .leaveHelp(let command):
      store.dispatch(ScreenAction.overlayClosed)
      carryOut(interpreter.interpret(command, state: store.state, metrics: renderer.metrics))
    case nil: break
    }
  }

  /// Opens the inspector in a part of the screen if there is room, or closes it.
  private func toggleInspector() {
    if !inspector.isOpen, InspectorView.sessionSize(on: screen.size) == screen.size {
      let needed = ScreenSize(InspectorView.minimum)
      store.dispatch(ScreenAction.noticed(.noRoomForInspector(needed: needed)))
    } else {
      inspector.isOpen.toggle()
      returnToScreen()
    }
  }

  private func suspend() {
    screen.stop()
    returnToScreen()
  }

  /// Leaves the terminal to the user's editor until the note on the chosen titles is written.
  private func editNote() {
    let state = store.state
    guard let note = state.noteToEdit else { return }
    screen.suspend()
    let result = Result { () throws(NoteEditor.Problem) in
      try NoteEditor(surroundings).edited(note)
    }
    screen.resume()
    returnToScreen()
    switch result {
    case .success(nil): break
    case .success(let written?):
      let titles = state.chosenTitles
      store.dispatch(
        KeepingAction.noted(
          written.text, titles, over: titles.count == 1 ? note : nil, file: written.file))
    case .failure(let problem): store.dispatch(ScreenAction.noticed(problem.notice))
    }
  }

  /// Forgets the last frame, and tells the store the terminal's current size.
  private func returnToScreen() {
    renderer.invalidate()
    noteMeans()
    store.dispatch(resized)
  }

  /// Tells the store the means by which pictures are shown, if they have changed.
  private func noteMeans() {
    let means = screen.pictureMeans(
      options.poster, showsPlaceholders: imageAnswers.provePlaceholders)
    if means != store.state.posters.means { store.dispatch(PosterAction.meansKnown(means)) }
  }
}
