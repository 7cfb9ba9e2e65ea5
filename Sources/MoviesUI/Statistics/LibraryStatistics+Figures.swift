import Keeping
import MoviesCore

extension LibraryStatistics {
  /// Returns the value of a figure, in a few characters.
  func text(of figure: StatisticsFigure) -> String {
    switch figure {
    case .films: totals.films.grouped
    case .series: seriesAndEpisodes.joined(separator: " · ")
    case .others: totals.others.grouped
    case .viewings: ([totals.viewings.grouped] + viewingFacts.prefix(1)).joined(separator: " · ")
    case .time: time
    case .rated:
      ([totals.rated.grouped] + [totals.meanRating.map { "avg \($0.tenths)" }].compactMap(\.self))
        .joined(separator: " · ")
    case .difference: differenceWords
    case .streak: streakFacts.joined(separator: " · ")
    }
  }

  /// Returns the figure as a sentence.
  func sentence(of figure: StatisticsFigure) -> String {
    switch figure {
    case .films: "\(StatisticsSubject.year(0).counted(totals.films)) seen."
    case .series: "\(seriesAndEpisodes.joined(separator: " and ")) seen."
    case .others: "\(totals.others.grouped) games and titles of unknown kind seen."
    case .viewings:
      totals.viewings == 1
        ? "1 viewing\(viewingRemark)." : "\(totals.viewings.grouped) viewings\(viewingRemark)."
    case .time: "\(time) spent\(untimedRemark)."
    case .rated: "\(totals.rated.counted("title")) rated\(averageRemark)."
    case .difference: differenceSentence
    case .streak: "Longest streak: \(streakSentence)."
    }
  }
}

extension LibraryStatistics {
  private var seriesAndEpisodes: [String] {
    let series = totals.series > 0 ? "\(totals.series.grouped) series" : nil
    let episodes = totals.episodes > 0 ? totals.episodes.counted("episode") : nil
    return [series, episodes].compactMap(\.self)
  }

  private var viewingFacts: [String] {
    let again =
      totals.rewatches == 1 ? "1 rewatch" : "\(totals.rewatches.grouped) rewatches"
    let cinema = totals.inCinema > 0 ? "\(totals.inCinema.grouped) in the cinema" : nil
    return [totals.rewatches > 0 ? again : nil, cinema].compactMap(\.self)
  }

  private var viewingRemark: String {
    let undated = totals.undated > 0 ? "\(totals.undated.grouped) without a day" : nil
    let facts = viewingFacts + [undated].compactMap(\.self)
    return facts.isEmpty ? "" : ": " + facts.joined(separator: ", ")
  }

  /// The time of all viewings, without the minutes if it is long.
  private var time: String {
    let hours = totals.minutes / 60
    return hours < 100 ? totals.minutes.asHoursAndMinutes : "\(hours.grouped) h"
  }

  private var untimedRemark: String {
    switch totals.untimed {
    case 0: ""
    case 1: "; the length of 1 viewing is unknown"
    default: "; the length of \(totals.untimed.grouped) viewings is unknown"
    }
  }

  private var averageRemark: String {
    totals.meanRating.map { ", \($0.tenths) on average" } ?? ""
  }

  private var differenceWords: String {
    let difference = comparison.meanDifference ?? 0
    let size = abs(difference).tenths
    return size == "0.0" ? "even" : "\(size) \(difference > 0 ? "above" : "below")"
  }

  private var differenceSentence: String {
    let relation = differenceWords + (differenceWords == "even" ? " with" : "")
    return "Your ratings are \(relation) IMDb's on average, "
      + "over \(comparison.count.counted("title"))."
  }

  private var streakFacts: [String] {
    [longestStreak.map { $0.days.counted("day") }, currentStreak.map { "now \($0.days.grouped)" }]
      .compactMap(\.self)
  }

  private var streakSentence: String {
    guard let longest = longestStreak else { return "" }
    let span =
      longest.days == 1
      ? longest.first.written : "\(longest.first.written) to \(longest.last.written)"
    let now =
      currentStreak.map { "; now \($0.days.counted("day")), since \($0.first.written)" } ?? ""
    return "\(longest.days.counted("day")), \(span)\(now)"
  }
}
