public import Keeping
import MoviesCore
import SafeText
import Titles

extension CalendarMonth {
  /// The name of the month and its year: `June 1992`.
  public var name: String { first.monthName.map { "\($0) \(year)" } ?? "\(year)" }
}

extension DiaryPage {
  /// The counts of the month's viewings; `nil` until the diary is read.
  var count: DiaryCount? { diary.map { DiaryCount($0.days(in: month)) } }

  /// The days of the month on which something was seen.
  var days: ArraySlice<Diary.Day> { diary?.days(in: month) ?? [] }

  /// The words for a day on which nothing was seen.
  static let nothingSeen = "nothing seen"

  /// The month in plain mode, with a line for each day.
  var sentences: [String] { diary?.sentences(of: month) ?? [] }
}

extension Diary {
  /// Returns a month as lines: the counts of its viewings, and then the days with any.
  public func sentences(of month: CalendarMonth) -> [String] {
    let days = days(in: month)
    guard let facts = DiaryCount(days).facts.first else {
      return ["Nothing was seen in \(month.name)."]
    }
    return ["\(month.name): \(facts.replacing(" · ", with: ", "))."]
      + days.map { day in
        "\(day.date.isoText): \(day.viewings.map(\.sentence).joined(separator: "; "))"
      }
  }
}

extension DiaryCount {
  /// The counts and the mean rating in words, the longest form first; empty for nothing.
  var facts: [String] {
    let counts = [
      films > 0 ? films.counted("film") : nil, series > 0 ? "\(series.grouped) series" : nil,
      episodes > 0 ? episodes.counted("episode") : nil,
    ].compactMap(\.self)
    guard !counts.isEmpty else { return [] }
    let mean = mean.map { ["avg \($0.tenths)"] } ?? []
    return [(counts + mean).joined(separator: " · "), counts.joined(separator: " · ")]
  }
}

extension DiaryViewing {
  /// The name in a calendar: for an episode, the name of its series and its place.
  var name: String {
    guard let episode = title.episode, let series = episode.series else { return title.title }
    return [series, episode.place].compactMap(\.self).joined(separator: " ")
  }

  /// The name with the rating.
  var brief: String {
    [name, rating.map { "\($0)" }].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the name in this many cells; an episode keeps its place, not all of its series.
  func name(fittingCells cells: Int) -> String {
    guard name.cellWidth > cells, let place = title.episode?.place,
      let series = title.episode?.series
    else { return name }
    let room = cells - place.cellWidth - 1
    return room < 2 ? place : "\(series.clipped(toCells: room)) \(place)"
  }

  /// The name with the user's rating and circumstances, as a part of a sentence.
  var sentence: String {
    [
      title.spokenName, isRewatch ? "again" : nil, isInCinema ? "in the cinema" : nil,
      place.map { "at \($0)" }, rating.map { "rated \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension EpisodeOrigin {
  fileprivate var place: String? { season.map { Self.written(season: $0, number) } }
}
