public import ReduxRecording
import Search
public import Titles

/// A list of titles as a page: the query, its answer so far, and the selected row.
public struct ListPage: Sendable, Codable, Equatable {
  /// The query whose answer the user is waiting for or looking at.
  public var asked: TitleQuery?
  /// The answer that ``results`` are a part of; `nil` before the first one.
  public var answer: ListAnswer?
  public var results = Results()
  /// The fallback being tried because the query's own words find nothing.
  public var tried: Fallback?
  /// Further pages that have loaded and could be better.
  @Sorted public var unsettledPages: Set<Int> = []
  /// The pages of ``answered`` that were requested and have not arrived, numbered from 1.
  @Sorted public var pagesOnTheWay: Set<Int> = []
  /// Whether the user has turned to the rows; a list that was shown only while typing is not kept.
  public var isVisited = false
  /// The loaded rows in another order than the catalogue's, or only some of them; `nil` for all of
  /// them in the catalogue's order.
  public internal(set) var arranged: ArrangedRows?
  /// The last page to load when the user has asked for all pages, which load one after the other;
  /// `nil` if pages load as they come into view.
  public internal(set) var loadsThrough: Int?
  /// The question to the user, until it is answered.
  public internal(set) var offer: ListOffer?
  /// The facts that the user agreed to look up; `nil` before that.
  public internal(set) var lookUp: LookUp?
  /// The selected row, and the rows on the screen.
  public var cursor = ListCursor()
  /// The link that led to the list; `nil` for a typed query.
  public private(set) var origin: ListOrigin?

  public init() {}

  /// Creates a list of the titles behind a link, still to be requested.
  init(behind door: Door) { origin = ListOrigin(door: door) }

  /// The query that ``results`` answer.
  public var answered: TitleQuery? { answer?.query }

  /// Whether the first page of ``results`` is as good as it gets.
  public var isSettled: Bool { answer?.isSettled == true }

  /// Whether the user has requested the list past every cache, as its further pages then are, too.
  var isAskedAfresh: Bool { answer?.isAskedAfresh == true }

  /// The link that led to the list.
  public var door: Door? { origin?.door }

  /// Turns to a person's titles in another role, still to be requested.
  mutating func turn(to role: CommonNames.Role?) { origin?.role = role }

  /// Notes the figures of the person whose titles are listed.
  mutating func note(_ person: PersonFigures) { origin?.person = person }

  /// Turns the list into one for a typed query.
  mutating func leaveDoor() { origin = nil }

  /// Whether the rows on the screen answer an earlier query than ``asked``.
  public var isStale: Bool { asked != answered }

  /// The selected title; `nil` if the list is empty or the row has not loaded.
  public var selected: TitleID? { self[cursor.selection] }

  /// The selected title, unless another query has been asked.
  var wanted: TitleID? { isStale ? nil : selected }

  /// Whether the user is asked to agree to the price of the rest of the list.
  public var asksForRest: Bool { offer == .rest }

  /// Whether the rest of the list is being loaded.
  public var isLoadingRest: Bool { loadsThrough != nil }

  /// The query of the list while the rest of it is being loaded.
  var queryLoadingRest: TitleQuery? { isLoadingRest ? asked : nil }

  /// The query of the list while a page is missing, could be better or is loading; `nil` if another
  /// query has been asked.
  var queryLackingPages: TitleQuery? {
    let hasAll = results.missingPages.isEmpty && unsettledPages.isEmpty && pagesOnTheWay.isEmpty
    return hasAll || isStale ? nil : answered
  }

  /// The order of the list; `nil` for the catalogue's order.
  public var order: TitleOrder? { arranged?.order }

  /// The filter of the rows; `nil` if all of them are shown.
  public var filter: RowFilter? { arranged?.filter }

  /// The number of rows that the cursor can reach: all rows, loaded or not; in a filtered list, the
  /// shown rows and a single one for those that are not loaded.
  public var count: Int {
    guard let arranged, arranged.filter != nil else { return results.count }
    return arranged.count + (results.loadedCount < results.count ? 1 : 0)
  }

  /// The rows on the screen.
  public var visible: Range<Int> { cursor.visible(of: count) }

  /// The title in a row, in the order of the list; `nil` if it is not loaded.
  public subscript(row: Int) -> TitleID? { arranged.map { $0[row] } ?? results[row] }

  /// Returns the row of a title, in the order of the list; `nil` if it is not listed.
  public func row(of id: TitleID) -> Int? {
    arranged.map { $0.row(of: id) } ?? results.row(of: id)
  }

  /// Returns the pages of these rows, from 1; `nil` if rows do not determine their pages.
  ///
  /// In a sorted or filtered list, a row that is not loaded can be any title.
  public func pages(ofRows rows: Range<Int>) -> ClosedRange<Int>? {
    arranged == nil ? results.pages(ofRows: rows) : nil
  }

  /// The progress of sorting the list; `nil` in the catalogue's order.
  public var sortedPart: SortedPart? {
    guard let arranged, let order = arranged.order else { return nil }
    let count = arranged.filter == nil ? results.count : arranged.count
    return SortedPart(
      order: order, known: arranged.known, count: count, missingPages: missingPages.count,
      takesRequests: takesRequests)
  }

  /// Whether each further page takes a request.
  var takesRequests: Bool { answer?.source?.takesRequests ?? true }

  /// Whether the whole list loads without being requested: a sorted or filtered list needs every
  /// row, and loads it if that takes no requests.
  var loadsRestUnasked: Bool { arranged != nil && !takesRequests }

  /// The missing pages to load if the user asks for them: those among the first hundred.
  public var missingPages: ArraySlice<Int> {
    let missing = results.missingPages
    return missing.prefix(missing.firstIndex { $0 > Self.mostPages } ?? missing.count)
  }

  /// The pages that are still to be loaded one after the other.
  var pagesToLoad: ArraySlice<Int> {
    missingPages.prefix { $0 <= loadsThrough ?? 0 }
  }

  /// The last page to load if the user asks for all of a list.
  static let mostPages = 100
}

/// The link that led to a list and, behind the name of a person, the listed role and the figures of
/// that person.
public struct ListOrigin: Sendable, Codable, Equatable {
  public let door: Door
  /// The role that the person has in the titles; `nil` for any role.
  public internal(set) var role: CommonNames.Role?
  /// The figures of the person; `nil` before they have arrived, and for any other link.
  public internal(set) var person: PersonFigures?

  /// The query behind the link; `nil` for a link without one.
  var query: TitleQuery? { door.expression(as: role).flatMap { TitleQuery(typed: $0) } }
}

extension ListPage: PageContent {
  var page: Page { .results(self) }
  var pane: Pane { .results }
  var titles: [TitleID] { results.pages.values.flatMap(\.self) }
  func selectedTitle(in _: AppState) -> TitleID? { selected }
  func showsDetails(in state: AppState) -> Bool { state.screen.hasPane }
  func props(in _: AppState) -> PageProps { .results }
}
