public import Redux
import Search
import Titles

extension AppState {
  /// Chooses between sorting the rows and repeating the search in an order.
  ///
  /// It is repeated where only some rows have loaded, and whoever gave them can sort all of them.
  /// Of thousands of titles from IMDb's data, fifty have loaded: the best of these say nothing
  /// about the best of all. A service finds other titles than an index does, the demo's too: of its
  /// lists, the rows are sorted.
  ///
  /// - Parameter key: What the list is sorted by, or the other way round if it is already; `nil`
  ///   for no order.
  /// - Returns: The action that does it.
  public func sorting(by key: TitleOrder.Key?) -> any Action {
    textToSort(by: key).map(SearchAction.reordered) ?? MoviesAction.sortChosen(key)
  }

  /// The text of the search line that asks for the list in an order; `nil` where its rows are
  /// sorted instead.
  private func textToSort(by key: TitleOrder.Key?) -> String? {
    let list = list
    guard screen.pages.library == nil, list.door == nil, list.filter == nil, !list.isStale,
      list.comesFromIndex, key != .disagreement,
      let query = list.answered, query == search.query, query.years == search.years,
      let question = query.wholeExpression
    else { return nil }
    guard question.order != nil || key != nil && !list.results.missingPages.isEmpty else {
      return nil
    }
    let order = key.map { TitleOrder($0, isReversed: question.order == TitleOrder($0)) }
    return TitleExpression(question.condition, order: order).text
  }
}

extension ListPage {
  /// Whether its titles are those that an index finds, which it also finds in another order.
  fileprivate var comesFromIndex: Bool {
    switch source {
    case .imdb, .local: true
    case .demo: isForHereAlone
    case .omdb, .custom, nil: false
    }
  }
}
