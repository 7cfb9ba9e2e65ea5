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

  /// Creates bars for ratings, with labels in a column of a given width, or wider if needed.
  init(_ ratings: [RatingLine], theme: Theme, width: Int, labelWidth: Int) {
    let longest = ratings.map { $0.source.name.cellWidth }.max() ?? 0
    self.init(
      theme: theme, width: width,
      labelWidth: max(labelWidth, min(longest + Self.gap, width - 20)))
    lines = ratings.map(line)
  }

  /// Returns an empty bar in place of IMDb's rating.
  static func placeholder(theme: Theme, width: Int, labelWidth: Int) -> [StyledLine] {
    let bars = RatingBars(theme: theme, width: width, labelWidth: labelWidth)
    return [StyledLine([bars.label(of: .imdb)] + bars.emptyBar)]
  }

  /// Lays out the bars; if there is little room, they take the place of the votes.
  private init(theme: Theme, width: Int, labelWidth: Int) {
    let room = width - labelWidth - Self.scoreWidth
    self.theme = theme
    self.labelWidth = labelWidth
    hasVotes = room - Self.votesWidth >= Self.shortestBar
    barWidth = max(0, min(Self.longestBar, hasVotes ? room - Self.votesWidth : room))
  }

  private func line(_ line: RatingLine) -> StyledLine {
    let score = line.score.padded(fromLeftToCells: Self.scoreWidth)
    let votes = hasVotes ? line.voters.map { "  " + $0 } : nil
    return StyledLine(
      [label(of: line.source)] + bar(line) + [
        .init(text: score, style: theme.strong), .init(text: votes ?? "", style: theme.dim),
      ])
  }

  private func label(of source: Rating.Source) -> StyledLine.Span {
    let name = source.name.clipped(toCells: labelWidth - 1)
    return .init(text: name.padded(toCells: labelWidth), style: theme.dim)
  }

  /// Returns the bar, or the votes if there is no rating: they never give way to an empty bar.
  private func bar(_ line: RatingLine) -> [StyledLine.Span] {
    if let rating = line.rating { return bar(score: rating.score) }
    guard !hasVotes, let votes = line.voters else { return emptyBar }
    return [.init(text: votes.padded(toCells: barWidth), style: theme.dim)]
  }

  private var emptyBar: [StyledLine.Span] { bar(score: 0) }

  private func bar(score: Double) -> [StyledLine.Span] {
    let bar = Bar(score: score, cells: barWidth)
    return [
      .init(text: bar.filled, style: theme.accent), .init(text: bar.empty, style: theme.rule),
    ]
  }
}
