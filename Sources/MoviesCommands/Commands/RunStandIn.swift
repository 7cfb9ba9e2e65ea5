import ArgumentParser
import MoviesSession
import OMDBStandIn

/// Runs the OMDb stand-in on this machine until it is stopped.
struct RunStandIn: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "stand-in",
    abstract: "Run a service on this machine that answers like OMDb, to try things out.",
    discussion: """
      Examples:
        movies-tui stand-in --port 8080
        movies-tui stand-in --generate 400 --fault 'latency 100-900'
        movies-tui stand-in --generate-series 60x400
        movies-tui stand-in --fault 'i=tt0903747 season=1 unknown-season'
        movies-tui stand-in --fault 'poster every 2 truncated-body'
        movies-tui --base-url http://127.0.0.1:8080/ search batman

      It prints its address once it listens. Press ^C or send SIGTERM to stop it.

      A fault is one of: latency MS[-MS], web-page STATUS, error TEXT, truncated-body, \
      invalid-json, closed-connection, overtaken, cached-refusal. To choose the requests it \
      strikes, name them first, as in 's=batman every 3 web-page 503'.

      A fault of series is one of: missing-episode NUMBER, repeated-episode NUMBER, episode-zero, \
      unsorted-episodes, generic-titles, no-ratings, no-dates, unaired, unknown-season, \
      total-seasons NUMBER, total-seasons N/A, no-total-seasons, orphan.

      Every title has a poster, which the stand-in draws by itself. A fault of posters begins with \
      poster and is one of: latency MS[-MS], web-page STATUS, truncated-body, closed-connection, \
      overtaken, huge-picture, redirect-away, redirect-loop, as in 'poster i=tt0096895 web-page 404'.
      """)

  @Option(
    parsing: .unconditional, help: "The port to listen on; 0 picks a free one.",
    transform: wholeNumber(in: 0...65_535))
  var port = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Add this many made-up titles; search for “generated” to find them.", valueName: "n"),
    transform: wholeNumber(in: 0...1_000_000))
  var generate = 0

  @Option(
    help: ArgumentHelp(
      "Add a made-up series of this many seasons and episodes a season, at most 60x400; search for "
        + "“generated” to find it.",
      valueName: "sxe"),
    transform: seriesExtent)
  var generateSeries: SeriesExtent?

  @Option(
    name: .customLong("fault"),
    help: ArgumentHelp("Inject a fault (repeatable).", valueName: "rule"),
    transform: { try FaultRule(describedBy: $0) })
  var faults: [FaultRule] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Reach the daily limit after this many requests.", valueName: "n"),
    transform: wholeNumber(in: 0...1_000_000_000))
  var dailyLimit: Int?

  @Flag(help: "Accept only the key in OMDB_API_KEY.")
  var requireKey = false

  @Option(
    parsing: .unconditional,
    help: "The seed of random latencies; the same seed gives the same latencies.")
  var seed: UInt64 = 1

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let server = try await startStandIn(
      port: UInt16(port), catalogue: catalogue,
      faults: StandInFaults(
        requiredKey: try requiredKey(in: invocation), dailyLimit: dailyLimit, rules: faults,
        seed: seed))
    do {
      try invocation.output.writeLine(server.url.text)
    } catch {
      await server.stop()
      throw error
    }
    await TerminationSignals.wait()
    await server.stop()
    return .success
  }

  private var catalogue: StandInCatalogue {
    let catalogue = StandInCatalogue.bundled.adding(generated: generate)
    return generateSeries.map(catalogue.adding(generatedSeries:)) ?? catalogue
  }

  private func requiredKey(in invocation: Invocation) throws(Failure) -> String? {
    guard requireKey else { return nil }
    let variable = TitleService.omdb.keyVariable
    guard let key = invocation.variable(variable) else {
      throw Failure(
        "--require-key needs the key in \(variable), which is not set.",
        exitCode: .keyRefused)
    }
    return key
  }
}

/// Reads the extent of a series from the command line.
private func seriesExtent(_ text: String) throws -> SeriesExtent {
  guard let extent = SeriesExtent(text) else {
    throw ValidationError("“\(text)” is not like “12x24”: at most 60 seasons of 400 episodes.")
  }
  return extent
}

extension FaultRule {
  /// Reads a rule from the command line.
  fileprivate init(describedBy text: String) throws {
    do {
      self = try FaultRule(text)
    } catch {
      throw ValidationError(error.explanation)
    }
  }
}
