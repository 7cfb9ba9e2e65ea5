import SafeText
import TerminalUI
import Titles

/// The ratings of a title as bars on one scale, with each source's own figure and the votes.
struct RatingBars {
  private(set) var lines: [StyledLine] = []

  private let theme: Theme
  private let labelWidth: Int
  private let barWidth: Int
  private let hasVotes: Bool

  private static let gap = 2
  private static let scoreWidth = 5
  private static let votesWidth = 12
  private static let longestBar = 25
  private static let shortestBar = 8

  /// The ratings, with their labels in a column of a given width, or a wider one if they need it.
  init(_ ratings: [Rating], votes: Int?, theme: Theme, width: Int, labelWidth: Int) {
    let longest = ratings.map(\.source.name.cellWidth).max() ?? 0
    self.init(
      theme: theme, width: width,
      labelWidth: max(labelWidth, min(longest + Self.gap, width - 20)))
    lines = ratings.map { line($0, votes: votes) }
  }

  /// An empty bar in place of IMDb's rating.
  static func placeholder(theme: Theme, width: Int, labelWidth: Int) -> [StyledLine] {
    let bars = RatingBars(theme: theme, width: width, labelWidth: labelWidth)
    return [StyledLine([bars.label(of: .imdb)] + bars.bar(score: 0))]
  }

  /// If there is little room, the bars take the place of the votes.
  private init(theme: Theme, width: Int, labelWidth: Int) {
    let room = width - labelWidth - Self.scoreWidth
    self.theme = theme
    self.labelWidth = labelWidth
    hasVotes = room - Self.votesWidth >= Self.shortestBar
    barWidth = max(0, min(Self.longestBar, hasVotes ? room - Self.votesWidth : room))
  }

  private func line(_ rating: Rating, votes: Int?) -> StyledLine {
    let score = rating.written.padded(fromLeftToCells: Self.scoreWidth)
    let voted = hasVotes ? rating.written(votes: votes).map { "  " + $0 } : nil
    return StyledLine(
      [label(of: rating.source)] + bar(score: rating.score) + [
        .init(text: score, style: theme.strong), .init(text: voted ?? "", style: theme.dim),
      ])
  }

  private func label(of source: Rating.Source) -> StyledLine.Span {
    let name = source.name.clipped(toCells: labelWidth - 1)
    return .init(text: name.padded(toCells: labelWidth), style: theme.dim)
  }

  private func bar(score: Double) -> [StyledLine.Span] {
    let halves = Int((score / 100 * Double(barWidth * 2)).rounded())
    let filled = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
    let empty = String(repeating: "─", count: max(0, barWidth - filled.count))
    return [.init(text: filled, style: theme.accent), .init(text: empty, style: theme.rule)]
  }
}
