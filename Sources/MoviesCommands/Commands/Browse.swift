import ArgumentParser
import MoviesCore
import MoviesSession
import ReduxRecording
import SafeText
import Storage
import TerminalUI

/// Browses films on the screen; without a screen, prints the first matches.
struct Browse: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse films and series on the screen.",
    usage: "movies-tui [<query> ...] [<options>]",
    discussion: """
      Examples:
        movies-tui dark knight
        movies-tui --plain alien
        movies-tui --record session.jsonl
        movies-tui --replay session.jsonl --until 40 --format json

      If standard output is not a terminal, it prints the first matches as a list instead.

      ESCDELAY sets how many milliseconds to wait before a lone escape byte counts as the Escape \
      key: 25 by default, up to 5000 for slow lines.

      --replay plays a session recorded with --record, without the network: press space to play or \
      pause, and the arrows to step. If standard output is not a terminal, it prints the last frame; \
      --format, --hash, --frames and --animation print or write states and frames instead. A moving \
      picture keeps the pauses of the session, and stands still for those who prefer less motion.
      """)

  @Argument(help: "The words to search for at the start.")
  var query: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The most titles to print without a screen, up to 1000; 10 titles per request.",
    transform: wholeNumber(in: Bounds.limit))
  var limit = 10

  @Flag(help: "Browse line by line, without a screen: for screen readers and plain terminals.")
  var plain = false

  @OptionGroup(title: BrowsingOptions.title) var browsing: BrowsingOptions

  @OptionGroup(title: "Options for --replay") var replaying: ReplayOptions

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    if let recording = try recording(in: invocation) {
      return try output(of: recording, in: invocation)
    }
    try refuseRecording()
    if plain {
      return try await PlainSession.run(try options(in: invocation), in: invocation.surroundings)
    }
    try refuseLogging()
    let configuration = try configuration(in: invocation)
    do {
      return try await printTitles(
        TypedSearch(arguments: words(configuration.settings)), limit: limit, as: .table,
        with: configuration, in: invocation)
    } catch let failure as Failure where failure.exitCode == .nothingMatched {
      guard let line = Root.line(meantBy: query) else { throw failure }
      throw Failure("\(failure.message) Did you mean “\(line)”?", exitCode: failure.exitCode)
    }
  }

  /// Whether there is a terminal to draw on and plain mode was not requested.
  func wantsScreen(in invocation: Invocation) -> Bool { invocation.terminals.output && !plain }

  /// Browses on the screen until the user quits; without a screen, line by line.
  @MainActor
  func startSession(in invocation: Invocation) throws -> ProgramExitCode {
    if let recording = try recording(in: invocation) { return try play(recording, in: invocation) }
    let options = try options(in: invocation)
    do {
      return try Session.run(options, in: invocation.surroundings).exitCode
    } catch let error as ScreenError where error != .failed {
      try refuseRecording()
      invocation.say("\(error). Using plain mode; type ? for help.")
      return try MainLoop.run { try await PlainSession.run(options, in: invocation.surroundings) }
    } catch let error as ScreenError {
      throw Failure("\(error).", exitCode: .resourceRefused)
    }
  }

  private func options(in invocation: Invocation) throws -> SessionOptions {
    let configuration = try configuration(in: invocation)
    let memory = MemoryKeeper(configuration, in: invocation)
    var options = SessionOptions(
      query: query.joined(separator: " "), choice: try choice(configuration, in: invocation),
      settings: configuration.settings, memory: memory?.memory ?? SessionMemory(),
      open: invocation.open)
    options.firstState.today = invocation.surroundings.today
    // A single word is more often a title than a mistyped command.
    if query.count > 1, let line = Root.line(meantBy: query) {
      options.notices.append(.commandMeant(line: Sanitizer.line(line)))
    }
    options.memory = memory
    let library = configuration.settings.library?.library
    options.library = library
    options.libraryImporter = library.map {
      SessionImporter(
        library: $0, home: invocation.surroundings.variable("HOME"),
        today: invocation.surroundings.today)
    }
    options.offerIMDb(with: configuration, config: global.config, in: invocation)
    options.libraryFiles = library?.files ?? []
    if let files = configuration.settings.library?.files {
      options.ownFiles = files
      options.ownFilesPaths = files.paths
      let player = FilePlayer(configuration.settings, in: invocation)
      options.player = player.service
      options.playerFolders = [player.folder?.path].compactMap(\.self)
    }
    options.traces = SessionTraces(
      recordFile: browsing.record, configuration, in: invocation)
    return options
  }

  /// Refuses to record without a screen.
  private func refuseRecording() throws {
    guard browsing.record == nil else {
      throw Failure("--record needs a screen.", exitCode: .usage)
    }
  }

  /// Refuses to log without a session.
  private func refuseLogging() throws {
    guard browsing.logFile == nil else {
      throw Failure(
        "--log-file needs a session. Without a screen, add --plain.", exitCode: .usage)
    }
  }

  private func words(_ settings: Settings) -> [String] {
    query.isEmpty ? [settings.defaultQuery] : query
  }
}

extension Browse {
  /// Reads the recording to replay; returns `nil` without one.
  func recording(in invocation: Invocation) throws(Failure) -> Recording<AppState>? {
    guard let path = browsing.replay else {
      guard replaying.isGiven else { return nil }
      let words = "--until, --format, --hash and --frames need --replay."
      throw Failure(meantForSearch: invocation.arguments)
        ?? Failure("\(words) To print a list, run movies-tui search.", exitCode: .usage)
    }
    guard browsing.record == nil else {
      throw Failure("Use either --record or --replay, not both.", exitCode: .usage)
    }
    guard query.isEmpty else {
      throw Failure("--replay does not search. Leave the words out.", exitCode: .usage)
    }
    let recording = try RecordingFile.read(path, warn: invocation.say)
    if let until = replaying.until, until > recording.steps.count {
      throw Failure(
        "--until \(until) is past the end: \(path) has \(recording.steps.count) actions.",
        exitCode: .usage)
    }
    return recording
  }

  /// Plays a recording on the screen, or prints and writes the requested output.
  @MainActor
  func play(_ recording: Recording<AppState>, in invocation: Invocation) throws -> ProgramExitCode {
    guard !replaying.wantsOutput else { return try output(of: recording, in: invocation) }
    let settings = try configuration(in: invocation).settings
    do {
      return try Player.run(
        recording, from: replaying.until ?? 0, depthLimit: settings.ui.depthLimit,
        escapeDelay: invocation.escapeDelay)
    } catch let error as ScreenError {
      invocation.say("\(error). Here is the frame as text.")
      return try output(of: recording, in: invocation)
    }
  }

  /// Prints and writes the requested output without a screen.
  @MainActor
  func output(of recording: Recording<AppState>, in invocation: Invocation) throws
    -> ProgramExitCode
  {
    try ReplayOutput(of: recording, replaying, in: invocation).run()
  }
}
