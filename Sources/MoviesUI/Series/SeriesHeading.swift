import MoviesCore
import Titles

extension SeriesProps {
  /// The name of the series, and of the view of its episodes.
  var heading: String {
    switch content {
    case .about, .episodes: title
    case .heatMap: "\(title) · heat map"
    case .chart: "\(title) · ratings"
    }
  }

  /// The facts about the series as a whole.
  ///
  /// An average would change with every season that arrives, so it appears only after the last one.
  var facts: [String] {
    let average = isWhole ? totals.average.map { "avg \(Rating(imdb: $0).written)" } : nil
    let all = [years?.written, seasons, episodes, progress, average]
    return [all, [seasons, progress, average], [average ?? seasons]].map {
      $0.compactMap(\.self).joined(separator: " · ")
    }
  }

  /// Whether all seasons are loaded, and their number is known.
  private var isWhole: Bool { totals.known == totals.seasons && !isOpenEnded }

  /// The number of seasons, and of those that are loaded; `nil` if nothing is known.
  private var seasons: String? {
    let count = totals.seasons.counted("season")
    if isOpenEnded { return totals.known > 0 ? "\(totals.known.counted("season")) so far" : nil }
    return isWhole || totals.known == 0 ? count : "\(count), \(totals.known.grouped) loaded"
  }

  /// The number of episodes; `nil` for none, or if the progress includes it.
  private var episodes: String? {
    guard totals.episodes > 0, seen == 0 || !isWhole else { return nil }
    return totals.episodes.counted("episode") + (isWhole ? "" : " so far")
  }

  /// The number of episodes that the user has seen; `nil` for none.
  private var progress: String? {
    guard seen > 0 else { return nil }
    return isWhole
      ? "\(seen.grouped) of \(totals.episodes.grouped) seen" : "\(seen.grouped) seen"
  }
}
