import Keeping
import MoviesCore
import SafeText
import Titles

/// The columns of the proposals, in cells: titles, facts and reasons.
struct TonightColumns: Equatable {
  private(set) var title: Int
  private(set) var facts: Int
  private(set) var reason: Int
  /// Whether the reason is on the same line as the title, rather than below it.
  let isOneLine: Bool
  /// Whether there is room for the years.
  let hasYears: Bool

  static let gap = 2
  /// The minimum number of cells of a title on the same line as its reason; a longer title may be
  /// cut to it.
  private static let leastTitle = 24
  /// The minimum number of cells of a title beside the years; with less room, the years are left
  /// out.
  private static let leastTitleWithYears = 16

  /// Lays out the columns for some proposals, in this many cells.
  init(_ proposals: [TonightProposal], width: Int) {
    let titles = proposals.map(\.title.title.cellWidth).max() ?? 0
    let reasons = proposals.map(\.words.cellWidth).max() ?? 0
    func facts(_ hasYears: Bool) -> Int {
      proposals.map { $0.factsWidth(withYears: hasYears) }.max() ?? 0
    }
    hasYears = width - facts(true) - Self.gap >= min(titles, Self.leastTitleWithYears)
    self.facts = facts(hasYears)
    let room = width - self.facts - 2 * Self.gap - reasons
    isOneLine = room >= min(titles, Self.leastTitle)
    title = isOneLine ? min(titles, room) : max(0, width - self.facts - Self.gap)
    reason = isOneLine ? width - title - self.facts - 2 * Self.gap : width
  }

  /// The number of lines of the title, its facts and the reason.
  var headLines: Int { isOneLine ? 1 : 2 }
}

extension TonightProposal {
  /// Returns the kind unless it is a film, the years, and the running time.
  func facts(withYears: Bool) -> String {
    let minutes = title.minutes.map { "\($0) min" }
    let years = withYears ? title.years?.written : nil
    return [title.typeLabel, years, minutes].compactMap(\.self).joined(separator: " · ")
  }

  /// IMDb's rating.
  var rating: Rating? { title.ratings.first { $0.source == .imdb } }

  /// Returns the cells of the facts and the rating after them.
  fileprivate func factsWidth(withYears: Bool) -> Int {
    [facts(withYears: withYears), rating?.written ?? ""].filter { !$0.isEmpty }
      .joined(separator: " · ").cellWidth
  }
}
