import MoviesCore
import TerminalUI
import Titles

/// A legend below a chart: the best and the worst episode, and the meaning of the lines.
struct ChartLegend {
  var theme: Theme
  var totals: SeriesTotals

  private static let gap = 3

  /// Returns as much of the legend as fits.
  func line(width: Int) -> StyledLine {
    StyledLine(
      fitting: width, of: marks + [StyledLine("─ average of a season", theme.dim)], gap: Self.gap)
  }

  private var marks: [StyledLine] {
    [("best ", totals.best), ("worst ", totals.worst)].compactMap { name, mark in
      guard let mark, let rating = mark.episode.rating else { return nil }
      return StyledLine([
        .init(text: name, style: theme.dim),
        .init(text: "\(mark.written) \(mark.episode.title) ", style: theme.text),
        .init(text: rating.written, style: theme.rating.style(of: rating)),
      ])
    }
  }
}
