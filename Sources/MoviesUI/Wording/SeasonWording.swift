import MoviesCore
import Titles

/// The words in place of the episodes of a season.
struct SeasonWording {
  /// The source of the session.
  var source: DataSource
  var remedies: Remedies

  /// Returns the words in place of a heat map or a chart of a series without episodes.
  static func noEpisodes(of series: String, source: DataSource) -> String {
    "\(source.name.capitalizedFirst) lists no episodes of “\(series)”."
  }

  /// Returns the lines, the first of them about the situation.
  func lines(_ absence: SeasonAbsence, season: Int) -> [String] {
    switch absence {
    case .loading: return ["Loading season \(season) …"]
    case .notAsked: return ["Season \(season) has not been asked for."]
    case .unlisted(let source):
      return ["\(source.name.capitalizedFirst) lists no season \(season)."]
    case .empty(let source):
      return ["\(source.name.capitalizedFirst) lists no episodes of season \(season)."]
    case .failed(let error):
      let words = ErrorWording(error, query: nil, source: source, remedies: remedies)
      return ["\(words.headline).", words.advice]
    }
  }

  /// Returns the words in one line, the longest form first.
  func line(_ absence: SeasonAbsence, season: Int) -> [String] {
    let whole = lines(absence, season: season).joined(separator: " ")
    guard case .failed(let error) = absence else { return [whole] }
    let words = ErrorWording(error, query: nil, source: source, remedies: remedies)
    let short = "Season \(season): \(words.headline.lowercasedFirst)."
    return [whole, "\(short) \(remedies.retry)", short]
  }
}
