public import ReduxRecording
public import Titles

/// A list of titles as a page: what was asked, what came of the answer, which row is selected.
public struct ListPage: Sendable, Codable, Equatable {
  /// The query whose answer the user waits for or looks at.
  public var asked: TitleQuery?
  /// The query that ``results`` answer.
  public var answered: TitleQuery?
  public var results = Results()
  /// Whether the first page of ``results`` is as good as it gets.
  public var isSettled = false
  /// How the answer came about, where the query's own words found nothing.
  public var fallback: Fallback?
  /// What is being tried, since the query's own words find nothing.
  public var tried: Fallback?
  /// What the further pages of ``results`` are asked by; `nil` before the first page.
  public var furtherQuery: TitleQuery?
  /// Further pages that have come and could be better.
  @Sorted public var unsettledPages: Set<Int> = []
  /// The pages of ``answered`` that were asked for and have not come, numbered from 1.
  @Sorted public var pagesOnTheWay: Set<Int> = []
  /// Whether the user has turned to the rows; those that only came by while typing are not kept.
  public var isVisited = false
  /// The loaded rows in another order than the catalogue's; `nil` for the catalogue's.
  public internal(set) var sorted: SortedRows?
  /// The last of the pages that are being loaded, one after the other, at the user's wish; `nil` where
  /// pages are loaded as they come into view.
  public internal(set) var loadsThrough: Int?
  /// Which row is selected, and which are on the screen.
  public var cursor = ListCursor()

  public init() {}

  /// Whether the rows on the screen answer an earlier query than the one asked.
  public var isStale: Bool { asked != answered }

  /// The selected title; `nil` where the list is empty or the row has not come.
  public var selected: TitleID? { self[cursor.selection] }

  /// Whether the rest of the list is being loaded.
  public var isLoadingRest: Bool { loadsThrough != nil }

  /// The rows on the screen.
  public var visible: Range<Int> { cursor.visible(of: results.count) }

  /// The title in a row, in the order of the list; `nil` where it is not loaded.
  public subscript(row: Int) -> TitleID? { sorted.map { $0[row] } ?? results[row] }

  /// The row of a title, in the order of the list; `nil` where it is not listed.
  public func row(of id: TitleID) -> Int? { sorted.map { $0.row(of: id) } ?? results.row(of: id) }

  /// The pages, from 1, that these rows belong to; `nil` where rows do not tell their pages.
  ///
  /// In a sorted list a row that is not loaded can be anything.
  public func pages(ofRows rows: Range<Int>) -> ClosedRange<Int>? {
    sorted == nil ? results.pages(ofRows: rows) : nil
  }

  /// How much of the list its order takes in; `nil` in the catalogue's order.
  public var sortedPart: SortedPart? {
    sorted.map { rows in
      SortedPart(
        order: rows.order, known: rows.known, count: results.count,
        missingPages: missingPages.count)
    }
  }

  /// The missing pages that are loaded at the user's wish: among the first hundred.
  public var missingPages: ArraySlice<Int> {
    let missing = results.missingPages
    return missing.prefix(missing.firstIndex { $0 > Self.mostPages } ?? missing.count)
  }

  private static let mostPages = 100
}
