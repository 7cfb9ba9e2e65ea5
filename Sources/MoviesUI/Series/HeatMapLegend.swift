import MoviesCore
import TerminalUI

/// A legend of the colours, marks and signs of a heat map, the most useful first.
struct HeatMapLegend {
  var theme: Theme
  var totals: SeriesTotals
  /// The parts of the heat map.
  var maps: [HeatMapProps]

  private static let gap = 2

  /// Returns as much of the legend as fits.
  func line(width: Int) -> StyledLine {
    StyledLine(fitting: width, of: (hasColors ? [scale] : []) + marks + signs, gap: Self.gap)
  }

  /// Whether ratings differ in colour, and not only in weight.
  private var hasColors: Bool {
    theme.heat.style(ofScore: 50) != theme.heat.style(ofScore: 80)
  }

  /// The colours of whole points from 5 to 10; hardly any episode is rated lower.
  private var scale: StyledLine {
    StyledLine(
      (5...10).map { points in
        .init(text: " \(points) ", style: theme.heat.style(ofScore: Double(points) * 10))
      })
  }

  private var marks: [StyledLine] {
    [
      totals.best.map { entry("▲", "best \($0.written)") },
      totals.worst.map { entry("▼", "worst \($0.written)") },
    ]
    .compactMap(\.self)
  }

  private var signs: [StyledLine] {
    let seen = maps.contains { $0.hasSeenEpisode } ? [entry("✓", "seen")] : []
    let meanings: [(HeatMapProps.Cell.Content, String, String)] = [
      (.unaired, "–", "not yet aired"), (.unrated, "?", "no rating"),
      (.gap, "·", "no such episode"),
    ]
    return seen
      + meanings.filter { content, _, _ in maps.contains { $0.has(content) } }
      .map { entry($1, $2) }
  }

  private func entry(_ sign: String, _ meaning: String) -> StyledLine {
    StyledLine([
      .init(text: sign + " ", style: theme.text), .init(text: meaning, style: theme.dim),
    ])
  }
}

extension HeatMapProps {
  /// Whether the user has seen any of the episodes.
  fileprivate var hasSeenEpisode: Bool {
    seasons.contains { $0.cells.contains(where: \.isSeen) }
  }

  /// Whether any cell has this content.
  fileprivate func has(_ content: Cell.Content) -> Bool {
    seasons.contains { $0.cells.contains { $0.content == content } }
  }
}
