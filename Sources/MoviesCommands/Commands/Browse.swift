import ArgumentParser
import MoviesCore
import MoviesSession
import TerminalUI
import Titles

/// Browses films on the screen; without one it prints the first hits.
struct Browse: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse films and series on the screen; the default.",
    usage: "movies-tui [<query> ...] [<options>]",
    discussion: """
      Examples:
        movies-tui dark knight
        movies-tui --plain alien
        movies-tui --record session.jsonl
        movies-tui --replay session.jsonl --until 40 --format json

      Where standard output is no terminal, the first hits are printed as a list instead.

      ESCDELAY is how many milliseconds a lone escape byte waits until it is the Escape key: 25 unless \
      set, up to 5000 for slow lines.

      A session that was recorded with --record is played again with --replay, without the network: \
      space plays and pauses, arrows step. Where standard output is no terminal, the last frame is \
      printed; --format, --hash and --frames take states and frames out of it instead.
      """)

  @Argument(help: "The words to search for at the start.")
  var query: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The most titles to print where there is no screen; 10 titles per request.",
    transform: wholeNumber(in: Bounds.limit))
  var limit = 10

  @Flag(help: "Browse line by line, without a screen: for screen readers and plain terminals.")
  var plain = false

  @OptionGroup(title: BrowsingOptions.title) var browsing: BrowsingOptions

  @OptionGroup(title: "Options for --replay") var replaying: ReplayOptions

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    if let recording = try recording(in: invocation) {
      return try output(of: recording, in: invocation)
    }
    try refuseRecording()
    if plain {
      return try await PlainSession.run(try options(in: invocation), in: invocation.surroundings)
    }
    try refuseLogging()
    let configuration = try configuration(in: invocation)
    return try await printTitles(
      TitleQuery(words(configuration.settings)), limit: limit, as: .table,
      with: configuration, in: invocation)
  }

  /// Whether there is a terminal to draw on, and no wish against it.
  func wantsScreen(in invocation: Invocation) -> Bool { invocation.terminals.output && !plain }

  /// Browses on the screen until the person quits; line by line where there is no screen.
  @MainActor
  func startSession(in invocation: Invocation) throws -> ExitCode {
    if let recording = try recording(in: invocation) { return try play(recording, in: invocation) }
    let options = try options(in: invocation)
    do {
      return try Session.run(options, in: invocation.surroundings)
    } catch let error as ScreenError where error != .failed {
      try refuseRecording()
      invocation.say("\(error); this is plain mode instead, where ? is help.")
      return try MainLoop.run { try await PlainSession.run(options, in: invocation.surroundings) }
    } catch let error as ScreenError {
      throw Failure("\(error).", exitCode: .resourceRefused)
    }
  }

  private func options(in invocation: Invocation) throws -> SessionOptions {
    let configuration = try configuration(in: invocation)
    var options = SessionOptions(
      query: query.joined(separator: " "), choice: try choice(configuration, in: invocation),
      settings: configuration.settings, open: invocation.open)
    options.traces = SessionTraces(
      recordFile: browsing.record, configuration, in: invocation)
    return options
  }

  /// Refuses to record where nothing is drawn.
  private func refuseRecording() throws {
    guard browsing.record == nil else {
      throw Failure("There is nothing to record without a screen.", exitCode: .usage)
    }
  }

  /// Refuses to log where there is no session.
  private func refuseLogging() throws {
    guard browsing.logFile == nil else {
      throw Failure(
        "There is nothing to log without a screen; --plain needs none.", exitCode: .usage)
    }
  }

  private func words(_ settings: Settings) -> String {
    query.isEmpty ? settings.defaultQuery : query.joined(separator: " ")
  }
}
