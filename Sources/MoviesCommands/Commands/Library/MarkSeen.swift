import ArgumentParser
import MoviesSession
import Titles

/// Keeps that titles were seen, or that they were not.
struct MarkSeen: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "seen",
    abstract: "Mark titles as seen, today or on another day.",
    discussion: """
      Examples:
        movies-tui library seen alien
        movies-tui library seen alien aliens --on 2024-06-30 --cinema
        movies-tui library seen "blade runner" --on unknown
        movies-tui library seen alien --not

      Each time adds a viewing. --not removes all viewings, or with --on those of that day.
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

  @Flag(help: "It was not the first time.")
  var again = false

  @Flag(help: "Remove viewings.")
  var not = false

  @OptionGroup var common: CommonOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let today = invocation.surroundings.today
    if let day = on?.day, let today, day > today {
      throw Failure("\(day.isoText) is in the future.", exitCode: .usage)
    }
    guard !not || !(cinema || again) else {
      throw Failure("--not removes viewings: leave out --cinema and --again.", exitCode: .usage)
    }
    return try await change(arguments.titles, as: arguments.format, in: invocation) {
      titles, entries in
      guard not else {
        let viewing = Viewing(
          day: on.map(\.day) ?? today, isInCinema: cinema, isRewatch: again)
        return LibraryEdit(.seen(viewing), to: titles)
      }
      return try removal(from: titles.compactMap { entries[$0.id] })
    }
  }

  /// The same for all of the titles, so that it is one step.
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
