import Search
import Titles

extension AppState {
  /// The expression that a smart list of the current titles would have: the search or the page of
  /// the library, and the filter; `nil` without a condition.
  ///
  /// An expression from one place alone stays as it was typed.
  public var savableExpression: String? {
    guard let filter = list.filter else { return savableQuery }
    guard let listed = listedExpression else { return filter.text }
    let conditions = [listed.condition, filter.expression.condition].compactMap(\.self)
    return TitleExpression(
      TitleCondition(allOf: conditions), order: filter.expression.order ?? listed.order
    ).text
  }

  /// The expression of a search without a filter; `nil` for a list of the library, which has one
  /// already.
  private var savableQuery: String? {
    guard let query = listedQuery else { return nil }
    return query.kind == nil && query.years == nil ? query.text : query.listedExpression?.text
  }

  /// The expression of the rows that the filter narrows; `nil` if no expression can list them.
  private var listedExpression: TitleExpression? {
    guard let page = screen.pages.library else { return listedQuery?.listedExpression }
    return page.tab.expression
  }

  /// The query that the list answers; `nil` for a list of the library.
  private var listedQuery: TitleQuery? {
    guard screen.pages.library == nil else { return nil }
    return list.door == nil ? search.query : list.asked
  }
}

extension TitleQuery {
  /// The expression that lists the same titles, filters included; `nil` for a query without one.
  fileprivate var listedExpression: TitleExpression? {
    LocalSearch(self).map { TitleExpression($0.condition, order: $0.order) }
  }
}

extension LibraryTab {
  /// The expression that lists the titles of the tab; `nil` if none can.
  fileprivate var expression: TitleExpression? {
    switch self {
    case .list(.watchlist): return TitleExpression(.library(.list(.phrase(LibraryMark.watchlist))))
    case .list(.seen): return TitleExpression(.library(.isSeen(true)))
    case .list(.rated): return TitleExpression(.library(.isRated(true)))
    case .list(.named(let name)):
      return TitleExpression(.library(.list(.phrase(name.withoutQuotes))))
    case .living(let list): return try? TitleExpression(parsing: list.expression)
    case .list(.everything), .step: return nil
    }
  }
}
