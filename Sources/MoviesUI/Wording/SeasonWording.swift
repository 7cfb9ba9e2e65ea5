import MoviesCore
import Titles

/// The words in place of the episodes of a season.
struct SeasonWording {
  /// The source that can be asked.
  var source: DataSource
  var remedies: Remedies

  /// The words in place of a heat map or a chart of a series without episodes.
  static func noEpisodes(of series: String, source: DataSource) -> String {
    "\(source.name.capitalizedFirst) lists no episodes of “\(series)”."
  }

  /// The lines, beginning with what the matter is.
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

  /// The same in one line, the longest form first.
  func line(_ absence: SeasonAbsence, season: Int) -> [String] {
    let whole = lines(absence, season: season).joined(separator: " ")
    guard case .failed(let error) = absence else { return [whole] }
    let words = ErrorWording(error, query: nil, source: source, remedies: remedies)
    let short = "Season \(season): \(words.headline.lowercasedFirst)."
    return [whole, "\(short) \(remedies.retry)", short]
  }
}
