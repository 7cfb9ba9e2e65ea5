import MoviesCore
import TerminalUI
import Titles

/// The line below a chart: the best and the worst episode, and what the lines mean.
struct ChartLegend {
  var theme: Theme
  var totals: SeriesTotals

  private static let gap = 3

  /// As much of it as fits.
  func line(width: Int) -> StyledLine {
    var line = StyledLine()
    for part in marks + [StyledLine("─ average of a season", theme.dim)] {
      let gap = line.spans.isEmpty ? 0 : Self.gap
      guard line.width + gap + part.width <= width else { continue }
      line = line.padded(toCells: line.width + gap) + part
    }
    return line
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
