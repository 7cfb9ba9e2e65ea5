import ArgumentParser
import Keeping
import MoviesSession
import MoviesUI
import Titles

/// Prints the viewings of a month, day by day.
struct ShowDiary: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "diary",
    abstract: "Print what you saw in a month, day by day.",
    discussion: """
      Examples:
        movies-tui library diary
        movies-tui library diary 2026-03
        movies-tui library diary 2026-03 --format json | jq -r '.days[].viewings[].title'

      Without a month it is this one. If nothing was seen then, it ends with 1.

      json is an object of month, films, series and episodes (how often you saw any), mean (of their ratings) \
      and days, a list of objects of day and viewings (objects of id, title, series, season, episode, \
      rating, rewatch, cinema and place). Unknown values are null.
      """)

  @Argument(help: "The month, such as 2026-03.", transform: calendarMonth)
  var month: CalendarMonth?

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard let month = month ?? invocation.surroundings.today.map(CalendarMonth.init(of:)) else {
      throw Failure("Nobody knows the day here: name a month, such as 2026-03.", exitCode: .usage)
    }
    let configuration = try configuration(in: invocation)
    let entries = try await configuration.useLibrary { library in
      try await self.entries(of: .seen, in: library, configuration, invocation)
    }
    let diary = Diary(entries)
    let isEmpty = diary.days(in: month).isEmpty
    try invocation.write(
      text: format.bytes(
        text: isEmpty ? [] : diary.sentences(of: month), json: JSON(diary, of: month)),
      configuration.settings)
    if isEmpty { invocation.say("Nothing was seen in \(month.name).") }
    return isEmpty ? .nothingMatched : .success
  }
}

/// Reads an argument as a month.
@Sendable private func calendarMonth(_ text: String) throws -> CalendarMonth {
  guard let day = CalendarDate(isoText: "\(text)-01") else {
    throw ValidationError("expected a month, such as 2026-03.")
  }
  return CalendarMonth(of: day)
}

extension JSON {
  fileprivate init(_ diary: Diary, of month: CalendarMonth) {
    let days = diary.days(in: month)
    let count = DiaryCount(days)
    self = [
      "month": .string(String(month.first.isoText.dropLast(3))), "films": JSON(count.films),
      "series": JSON(count.series), "episodes": JSON(count.episodes), "mean": JSON(count.mean),
      "days": .array(
        days.map { day in
          [
            "day": .string(day.date.isoText),
            "viewings": .array(day.viewings.map { JSON($0) }),
          ]
        }),
    ]
  }

  init(_ viewing: DiaryViewing) {
    let episode = viewing.title.episode
    self = [
      "id": .string(viewing.title.id.rawValue), "title": JSON(viewing.title.name),
      "series": JSON(episode?.series), "season": JSON(episode?.season),
      "episode": JSON(episode?.number), "rating": JSON(viewing.rating),
      "rewatch": .bool(viewing.isRewatch), "cinema": .bool(viewing.isInCinema),
      "place": JSON(viewing.place),
    ]
  }
}
