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
  /// Which row is selected, and which are on the screen.
  public var cursor = ListCursor()

  public init() {}

  /// Whether the rows on the screen answer an earlier query than the one asked.
  public var isStale: Bool { asked != answered }

  /// The selected title; `nil` where the list is empty or the row has not come.
  public var selected: TitleID? { results[cursor.selection] }

  /// The rows on the screen.
  public var visible: Range<Int> { cursor.visible(of: results.count) }
}
