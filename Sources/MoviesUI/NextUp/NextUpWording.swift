public import MoviesCore
import SafeText
import Titles

extension NextUpRow {
  /// The place of the next episode in its series: `2×04`; `nil` if unknown.
  var place: String? {
    guard case .episode(let episode, let season) = next else { return nil }
    return EpisodeOrigin.written(season: season, episode.number)
  }

  /// The number of seen episodes: `14 of 19 seen`.
  public var progress: String {
    if next == .allSeen { return series.seen == 1 ? "seen" : "all \(series.seen.grouped) seen" }
    if let total { return "\(series.seen.grouped) of \(total.grouped) seen" }
    guard let seasonTotal else { return "\(series.seen.grouped) seen" }
    return "season \(series.last.season): \(series.seenInSeason.grouped) of "
      + "\(seasonTotal.grouped) seen"
  }

  /// The day of the next episode, or words that replace it.
  var dateWords: String {
    switch next {
    case .episode(let episode, _): episode.released?.short ?? episode.absenceOfDay ?? ""
    case .unknown(let season): absence == .loading ? "loading …" : "season \(season) not loaded"
    case .allSeen: ""
    }
  }

  /// Returns the day of the next episode, or words that replace it, the longest form first.
  func dayForms(on today: CalendarDate?) -> [String] {
    guard case .episode(let episode, _) = next else { return [] }
    return episode.released?.forms(on: today) ?? [episode.absenceOfDay].compactMap(\.self)
  }

  /// The row as a sentence that follows its number.
  var sentence: String {
    switch next {
    case .episode(let episode, let season):
      let facts = [
        series.name, "season \(season)" + (episode.number.map { " episode \($0)" } ?? ""),
        episode.title, episode.released?.written ?? episode.absenceOfDay,
        episode.score.map { "rated \(Rating(imdb: $0).written)" },
        minutes.map { $0.counted("minute") },
      ]
      return "\(facts.compactMap(\.self).joined(separator: ", ")); \(progress)."
    case .unknown(let season): return "\(series.name): season \(season) has not come; \(progress)."
    case .allSeen: return "\(series.name): \(progress)."
    }
  }
}

extension EpisodeSummary {
  /// The words for an unknown day; `nil` for an episode that has been shown, whatever the day.
  fileprivate var absenceOfDay: String? { score == nil ? "no date yet" : nil }
}

extension [NextUpRow] {
  /// The number of series, and the number of their episodes left; the longest form first.
  var facts: [String] {
    guard !isEmpty else { return [] }
    let count = "\(count.grouped) series"
    let left = map(\.left)
    guard !left.contains(nil) else { return [count] }
    let episodes = left.compactMap(\.self).reduce(0, +)
    return ["\(count) · \(episodes.counted("episode")) left", count]
  }

  /// The rows with their numbers, one line each.
  public var sentences: [String] {
    guard !isEmpty else { return ["No series is begun: none of your episodes is seen."] }
    return ["Next up, \(facts.first?.replacing(" · ", with: ", ") ?? ""):"]
      + enumerated().map { index, row in
        "\("\(index + 1)".padded(fromLeftToCells: 2)). \(row.sentence)"
      }
  }
}

extension NextUpProps {
  /// The page in plain mode.
  var sentences: [String] { rows?.sentences ?? [] }
}

extension CalendarDate {
  /// Returns how long ago the day was: `yesterday`, `3 weeks ago`.
  func ago(from today: CalendarDate) -> String {
    let days = today.daysSince1970 - daysSince1970
    return switch days {
    case ..<0: written
    case 0: "today"
    case 1: "yesterday"
    case ..<14: "\(days) days ago"
    case ..<61: "\(days / 7) weeks ago"
    case ..<731: "\(days / 30) months ago"
    default: "\(days / 365) years ago"
    }
  }
}
