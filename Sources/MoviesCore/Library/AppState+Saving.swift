import Search
import Titles

extension AppState {
  /// The expression of what is listed, to be kept as a list that fills itself: of the search or of
  /// the list of the library, and of the filter; `nil` where nothing is asked for.
  ///
  /// What is asked for in one place alone stays as it was typed.
  public var savableExpression: String? {
    guard let filter = list.filter else { return savableQuery }
    guard let listed = listedExpression else { return filter.text }
    let conditions = [listed.condition, filter.expression.condition].compactMap(\.self)
    return TitleExpression(
      TitleCondition(allOf: conditions), order: filter.expression.order ?? listed.order
    ).text
  }

  /// The expression of a search without a filter; `nil` for a list of the library, which is one
  /// already.
  private var savableQuery: String? {
    guard let query = listedQuery else { return nil }
    return query.kind == nil && query.years == nil ? query.text : query.listedExpression?.text
  }

  /// The expression of what the filter narrows; `nil` where that cannot be asked for.
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
  /// Lists what the query does, its filters among it; `nil` if it asks for nothing.
  fileprivate var listedExpression: TitleExpression? {
    LocalSearch(self).map { TitleExpression($0.condition, order: $0.order) }
  }
}

extension LibraryTab {
  /// Lists what the tab does; `nil` where that cannot be asked for.
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
