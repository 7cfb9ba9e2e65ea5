public import OMDB

/// The list of titles: what was asked, what is held of the answer, which row is selected.
public struct MoviesState: Sendable, Codable, Equatable {
  /// The query whose answer the user waits for or looks at.
  public var asked: SearchQuery?
  /// The query that ``results`` answer.
  public var answered: SearchQuery?
  public var results = Results()
  /// How the answer came about, where the query's own words found nothing.
  public var rescue: Rescue?
  /// Pages asked for and not yet come, numbered from 1; only of ``answered``.
  @Sorted public var pagesOnTheWay: Set<Int> = []
  /// The selected row, from 0.
  public var selection = 0
  /// The first row on the screen.
  public var top = 0
  /// How many rows the screen shows.
  public var visibleRows = 0

  public init() {}

  /// Whether the rows on the screen answer an earlier query than the one asked.
  public var isStale: Bool { asked != answered }

  /// The selected title; `nil` where the list is empty or the row is not held.
  public var selected: TitleSummary? {
    results.count > 0 ? results[selection] : nil
  }

  /// The rows on the screen.
  public var visible: Range<Int> {
    let end = min(top + visibleRows, results.count)
    return min(top, end)..<end
  }

  /// Shows so many rows from now on.
  mutating func show(rows: Int) {
    visibleRows = rows
    select(selection)
  }

  /// Selects a row, or the nearest one there is, and scrolls as little as shows it.
  mutating func select(_ row: Int) {
    selection = max(0, min(row, results.count - 1))
    top = min(top, max(0, results.count - visibleRows))
    top = max(min(top, selection), selection - visibleRows + 1, 0)
  }
}
