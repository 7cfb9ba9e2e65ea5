public import Redux
import Search
import Titles

extension AppState {
  /// Returns the action that sorts the list: the rows, or the search repeated in an order.
  ///
  /// The search is repeated if only some rows have loaded, and their source can sort all of them:
  /// when fifty of thousands of titles from IMDb's data have loaded, the best of the fifty need not
  /// be the best of all. In lists of a service or of the demo's, the rows are sorted, since these
  /// find other titles than an index does.
  ///
  /// - Parameter key: The key to sort by, or to reverse if the list is sorted by it already; `nil`
  ///   for no order.
  /// - Returns: The action.
  public func sorting(by key: TitleOrder.Key?) -> any Action {
    textToSort(by: key).map(SearchAction.reordered) ?? MoviesAction.sortChosen(key)
  }

  /// Returns the text for the search line that searches in an order; `nil` if the rows are sorted
  /// instead.
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
  /// Whether an index found the titles, so that it can find them in another order.
  fileprivate var comesFromIndex: Bool {
    switch answer?.source {
    case .imdb, .local: true
    case .demo: answer?.isForHereAlone == true
    default: false
    }
  }
}
