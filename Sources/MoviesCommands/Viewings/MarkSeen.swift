import ArgumentParser
import MoviesSession
import Titles

/// Records that titles were seen, or removes such records.
struct MarkSeen: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "seen",
    abstract: "Mark titles as seen, today or on another day.",
    discussion: """
      Examples:
        movies-tui library seen alien
        movies-tui library seen alien aliens --on 2024-06-30 --cinema
        movies-tui library seen "blade runner" --on unknown
        movies-tui library seen alien --where Odeon --again --rating 9 --tag scary --tag loud
        movies-tui library seen alien --not

      Each time adds a viewing, and takes the title off the watchlist unless \
      library.seenLeavesWatchlist is false: all of it is one step. --rating, --note and --tag are \
      kept with the viewing and with the title. --not removes all viewings, or with --on those of \
      that day.
      """)

  @OptionGroup var arguments: TitleArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The day, such as 2024-06-30, or unknown; today by default.", valueName: "day"),
    transform: DayArgument.init(reading:))
  var on: DayArgument?

  @Flag(help: "It was in the cinema.")
  var cinema = false

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp("Where it was, or on what.", valueName: "place"))
  var place: String?

  @Option(
    help: ArgumentHelp("Your rating, from 1 to 10.", valueName: "rating"),
    transform: ratingPoints)
  var rating: Int?

  @Option(help: ArgumentHelp("What you think of it.", valueName: "text"))
  var note: String?

  @Option(help: ArgumentHelp("A word to sort titles by (repeatable).", valueName: "word"))
  var tag: [String] = []

  @Flag(help: "It was not the first time.")
  var again = false

  @Flag(help: "Remove viewings.")
  var not = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let today = invocation.surroundings.today
    if let day = on?.day, let today, day > today {
      throw Failure("\(day.isoText) is in the future.", exitCode: .usage)
    }
    let viewing = viewing(today: today)
    guard !not || viewing == Viewing(day: viewing.day) else {
      throw Failure(
        "--not removes viewings: leave out what is said about one, such as --cinema and --again.",
        exitCode: .usage)
    }
    let leavesWatchlist = try configuration(in: invocation).settings.seenLeavesWatchlist
    return try await change(arguments.titles, as: arguments.format, in: invocation) {
      titles, entries in
      guard not else {
        let isOnList = entries.values.contains { $0.onWatchlistSince != nil }
        return LibraryEdit(
          .viewed(viewing, leavesWatchlist: leavesWatchlist && isOnList), to: titles)
      }
      return try removal(from: titles.compactMap { entries[$0.id] })
    }
  }

  /// Returns the viewing that the options describe.
  private func viewing(today: CalendarDate?) -> Viewing {
    Viewing(
      day: on.map(\.day) ?? today, isInCinema: cinema, isRewatch: again, place: place?.written,
      impression: Impression(
        rating: rating, tags: tag.compactMap(\.written), note: note?.written))
  }

  /// Returns the edit that removes viewings from all titles as a single step, or only those of one
  /// day from a single title.
  private func removal(from entries: [LibraryEntry]) throws(Failure) -> LibraryEdit? {
    guard let on else { return LibraryEdit(.viewings([]), to: entries.map(\.facts)) }
    guard entries.count <= 1 else {
      throw Failure("Give one title: --not with --on is for one at a time.", exitCode: .usage)
    }
    return entries.first.map { entry in
      LibraryEdit(.viewings(entry.viewings.filter { $0.day != on.day }), to: [entry.facts])
    }
  }
}

extension String {
  /// The text without blanks around it; `nil` if nothing is left.
  fileprivate var written: String? { trimmed.isEmpty ? nil : trimmed }
}

/// Reads an argument as a rating.
@Sendable private func ratingPoints(_ text: String) throws -> Int {
  guard let points = Int(text, in: 1...10) else {
    throw ValidationError("expected a whole number from 1 to 10.")
  }
  return points
}
