import SafeText
import TerminalUI
import Titles

/// The ratings of a title as bars on one scale, with what each source writes and the votes.
struct RatingBars {
  private(set) var lines: [StyledLine] = []

  private static let gap = 3
  private static let scoreWidth = 5
  private static let votesWidth = 12

  init(_ ratings: [Rating], votes: Int?, theme: Theme, width: Int) {
    let longest = ratings.map(\.source.name.cellWidth).max() ?? 0
    let labelWidth = min(longest + Self.gap, max(8, width - 20))
    let barWidth = max(0, min(25, width - labelWidth - Self.scoreWidth - Self.votesWidth))
    lines = ratings.map { rating in
      let halves = Int((rating.score / 100 * Double(barWidth * 2)).rounded())
      let filled = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
      let empty = String(repeating: "─", count: barWidth - filled.count)
      let voted = rating.written(votes: votes).map { "  " + $0 } ?? ""
      let score = rating.written.padded(fromLeftToCells: Self.scoreWidth)
      return StyledLine([
        .init(
          text: rating.source.name.clipped(toCells: labelWidth - 1).padded(toCells: labelWidth),
          style: theme.dim),
        .init(text: filled, style: theme.accent),
        .init(text: empty, style: theme.rule),
        .init(text: score, style: theme.strong),
        .init(text: voted, style: theme.dim),
      ])
    }
  }
}
