internal import MoviesCore
internal import MoviesUI
internal import Redux
internal import TerminalUI
internal import Titles

/// The session without a screen, which reads and writes lines, and uses the same store as the
/// session with a screen.
///
/// Lines are taken one at a time, each after the previous one has been answered; only a person at a
/// terminal may interrupt. The session ends with its input.
@MainActor
package final class PlainSession {
  private enum Event {
    case input(LineEvent)
    case dispatched
  }

  /// A reading of the library, which is necessary since others may have changed it.
  private struct Reading {
    /// The error that was reported before, so that it is not reported twice.
    let errorBefore: LibraryError?
  }

  private let store: Store<AppState>
  /// Follows the requests to the library; `nil` without a library.
  private let library: LibraryChanges?
  private let filesWatch: FilesWatch
  private let input: any LineInput
  private let output: PlainOutput
  private var front = PlainFront(name: "movies-tui \(Version.current)")
  private var waitingLines = [PlainLine.opening]
  /// The reading of the library for which the next line waits; `nil` if none has begun.
  private var reading: Reading?
  private var hasInputEnded = false
  private var isAsked = false

  private init(
    store: Store<AppState>, library: LibraryChanges?, filesWatch: FilesWatch, input: any LineInput,
    output: PlainOutput
  ) {
    self.store = store
    self.library = library
    self.filesWatch = filesWatch
    self.input = input
    self.output = output
  }

  /// Runs a session until its input ends, the user quits, or its output is no longer read.
  ///
  /// - Returns: The code that the process ends with.
  /// - Throws: A ``Failure`` or a ``WriteError``; the terminal is restored first.
  package static func run(
    _ options: SessionOptions, in surroundings: Surroundings
  ) async throws -> ProgramExitCode {
    let opening = options.opening
    let desktop = DesktopServices(screen: nil, environment: surroundings.environment)
    let changes = LibraryChanges()
    let store = try options.store(opening: opening, changes: changes, desktop: desktop)
    store.dispatch(PlainFront.room)
    for notice in options.notices { surroundings.say(notice.words) }
    let source = try await opening.source
    store.dispatch(source.opened)
    let news = Task { for await news in source.news { store.dispatch(news.action) } }
    defer { news.cancel() }
    // A terminal that has stopped reading must not keep signals and keys from being noticed.
    let sink =
      surroundings.terminals.output ? BackgroundSink(surroundings.output) : surroundings.output
    let output = PlainOutput(sink: sink, isUnicode: surroundings.isUnicode)
    let input = surroundings.lineInput(output: output)
    defer {
      sink.flush()
      input.close()
    }
    defer {
      if let words = options.memory?.keep(store.state) { surroundings.say(words) }
    }
    let session = PlainSession(
      store: store, library: options.library.map { _ in changes },
      filesWatch: FilesWatch(
        options.ownFiles, paths: options.ownFilesPaths, players: options.playerFolders,
        plays: options.player != nil, store: store),
      input: input, output: output)
    let result: Result<ProgramExitCode, any Error>
    do {
      result = .success(try await session.runUntilEnd())
    } catch {
      result = .failure(error)
    }
    let unsaved = await changes.finish()
    options.library?.close()
    let exitCode = try result.get()
    guard let unsaved else { return exitCode }
    surroundings.say(unsaved.line)
    return .databaseRefused
  }

  private func runUntilEnd() async throws -> ProgramExitCode {
    let (events, event) = AsyncStream.makeStream(of: Event.self)
    let dispatches = store.tap { _ in event.yield(.dispatched) }
    defer { dispatches.cancel() }
    input.start { event.yield(.input($0)) }
    event.yield(.dispatched)
    filesWatch.begin()
    for await event in events {
      if let end = try handle(event) ?? proceed() {
        if isAsked { try input.leaveLine() }
        return end
      }
    }
    return .success
  }

  private func handle(_ event: Event) throws(WriteError) -> ProgramExitCode? {
    switch event {
    case .dispatched: break
    case .input(.ended): hasInputEnded = true
    case .input(.terminated(let signal)): return ProgramExitCode(128 + signal)
    case .input(.line(let text)):
      isAsked = false
      filesWatch.look()
      waitingLines.append(PlainLine(text))
    }
    return nil
  }

  /// Reports news and takes the waiting lines; returns an exit code if the session is over.
  private func proceed() throws(WriteError) -> ProgramExitCode? {
    goOn()
    if reading == nil { try say(front.report(store.state)) }
    while !store.state.screen.isQuitting, let index = nextLine {
      if !front.isWaiting, try !hasReadLibrary() { return nil }
      front.take(waitingLines.remove(at: index), store.state)
      goOn()
      try say(front.report(store.state))
    }
    if store.state.screen.isQuitting { return .success }
    if front.isWaiting { return nil }
    if hasInputEnded { return .success }
    if !isAsked {
      isAsked = true
      try input.ask(front.prompt(store.state))
    }
    return nil
  }

  /// Returns whether the library has been read for the next line, or cannot be read; starts reading
  /// it if necessary.
  private func hasReadLibrary() throws(WriteError) -> Bool {
    guard let library else { return true }
    guard let reading else {
      reading = Reading(errorBefore: store.state.library.error)
      store.dispatch(ReadLibrary(known: store.state.library.revision))
      return false
    }
    guard library.isIdle else { return false }
    if reading.errorBefore != store.state.library.error { try say(front.report(store.state)) }
    self.reading = nil
    return true
  }

  /// The index of the waiting line to take next; while something loads, only a line that interrupts
  /// it.
  private var nextLine: Int? {
    guard front.isWaiting else { return waitingLines.indices.first }
    return input.isInteractive ? waitingLines.firstIndex(where: \.interrupts) : nil
  }

  private func goOn() {
    while let action = front.next(store.state) { store.dispatch(action) }
  }

  private func say(_ lines: [String]) throws(WriteError) {
    if isAsked, !lines.isEmpty {
      isAsked = false
      try input.leaveLine()
    }
    for line in lines { try output.writeLine(line, columns: input.columns) }
  }
}

extension CookedTerminal: ByteSource {}

extension Surroundings {
  /// Makes an input whose lines the program edits if the terminal allows that, or else one that
  /// takes lines as they arrive.
  @MainActor
  fileprivate func lineInput(output: PlainOutput) -> any LineInput {
    if terminals.input, terminals.output, let terminal = LineTerminal.open() {
      return PromptTerminal(terminal: terminal, escapeDelay: escapeDelay, output: output)
    }
    let terminal = input is FileDescriptorSource ? CookedTerminal.open() : nil
    return StreamInput(
      source: terminal ?? input, terminal: terminal, isInteractive: terminals.input,
      showsPrompt: terminals.input && terminals.output, columns: columns, output: output)
  }
}
