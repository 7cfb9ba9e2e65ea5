import ArgumentParser
import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Prints the home page: the next episodes, the proposals for tonight, and the latest viewings.
struct ShowHome: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "home",
    abstract: "Print the evening: what goes on, three for tonight, and what was.",
    discussion: """
      Examples:
        movies-tui library home
        movies-tui library home --format json | jq -r '.tonight[].title.title'

      It prints the next episodes of up to three series that you have begun, asking for their seasons \
      as next does, the three titles for tonight, which stay the same all day, what you saw last, what \
      has been on your watchlist longest, and how many names wait to be matched. Where nothing of this \
      is known, it ends with 1.

      json is an object of day, month (films, series and episodes, how often you saw any, and mean, of \
      their ratings), next (objects as next prints them), tonight (objects of title, why, over and \
      unknown, as tonight prints them), lastSeen (objects of day and of what diary prints of a \
      viewing), longestOnWatchlist (id, title and since, in seconds since 1970), openNames and errors \
      (objects of input, code and message). Unknown values are null.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let today = invocation.surroundings.today
    let (facts, openNames, wish) = try await configuration.useLibrary { library in
      let facts = HomeFacts(
        seen: try await entries(of: .seen, in: library, configuration, invocation),
        watchlist: try await entries(of: .watchlist, in: library, configuration, invocation),
        today: today)
      let wish = TonightWish(usualWith: try await library.lists())
      return (facts, try await library.openNames().count, wish)
    }
    let report = try await next(after: facts.series, configuration, in: invocation)
    let proposals = try await proposals(by: wish, on: today, configuration, in: invocation)
    let summary = HomeSummary(
      series: report.rows, proposals: proposals, facts: facts, openNames: openNames, today: today)
    try invocation.write(
      text: format.bytes(
        text: summary.isEmpty ? [] : summary.sentences,
        json: JSON(summary, with: report)), configuration.settings)
    if summary.isEmpty { invocation.say("Nothing is kept yet, and nothing is there to propose.") }
    if format == .text { report.failures.forEach { invocation.say($0.failure.message) } }
    return summary.isEmpty ? .nothingMatched : report.exitCode
  }

  /// Requests the next episodes of the first series, as many as a session's home page shows.
  private func next(
    after begun: [BegunSeries], _ configuration: Configuration, in invocation: Invocation
  ) async throws -> NextReport {
    guard !begun.isEmpty else { return NextReport() }
    let choice = try choice(configuration, in: invocation)
    return try await use(choice, configuration, in: invocation) { catalogue, _ in
      await NextReport(of: begun, goingOn: AppState.seriesAtHome, askedOf: catalogue)
    }
  }

  /// Returns the proposals that a session shows today.
  private func proposals(
    by wish: TonightWish, on today: CalendarDate?, _ configuration: Configuration,
    in invocation: Invocation
  ) async throws -> [TonightProposal] {
    let memory = MemoryKeeper(configuration, in: invocation)?.memory ?? SessionMemory()
    if let evening = memory.evening, evening.holds(on: today, for: wish) {
      return evening.offer.proposals
    }
    let draw = TonightDraw(ofDay: today, wish, vetoes: memory.vetoes)
    return try await offer(of: draw, configuration, in: invocation).proposals
  }
}

extension JSON {
  fileprivate init(_ summary: HomeSummary, with report: NextReport) {
    self = [
      "day": JSON(summary.today?.isoText), "month": JSON(summary.facts.month),
      "next": .array(summary.series.map { JSON($0) }),
      "tonight": .array(summary.proposals.map { JSON($0) }),
      "lastSeen": .array(summary.facts.lastSeen.map { JSON($0) }),
      "longestOnWatchlist": JSON(summary.facts.longestKept),
      "openNames": JSON(summary.openNames), "errors": report.errors,
    ]
  }

  private init(_ count: DiaryCount?) {
    self =
      count.map {
        [
          "films": JSON($0.films), "series": JSON($0.series), "episodes": JSON($0.episodes),
          "mean": JSON($0.mean),
        ]
      } ?? .null
  }

  private init(_ seen: HomeFacts.LastSeen) {
    self = ["day": .string(seen.day.isoText), "viewing": JSON(seen.viewing)]
  }

  private init(_ kept: HomeFacts.LongestKept?) {
    self =
      kept.map {
        [
          "id": .string($0.title.id.rawValue), "title": JSON($0.title.name),
          "since": JSON($0.since),
        ]
      } ?? .null
  }
}
