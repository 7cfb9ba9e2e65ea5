public import Titles

/// A remark about the rows, which the user should read before them.
public enum ListRemark: Sendable, Hashable {
  /// The rows match these words, which the user probably meant; also tells whether Enter accepts
  /// them.
  case didYouMean(String, isAcceptable: Bool)
  /// The rows come from this source, since the requested one cannot answer such a query.
  case answered(by: DataSource)
  /// The text has a mistake, so it is not searched for.
  case mistake(ExpressionMistake)
  /// Too little is known about some of the titles to filter them; also tells whether the facts can
  /// be looked up now.
  case unjudged(Int, of: Int, canLookUp: Bool)
}

extension ListRemark {
  /// Selects the remark; returns `nil` without one.
  init?(_ list: borrowing ListPage, in state: borrowing AppState) {
    if let unjudged = ListRemark(unjudged: list, in: state) {
      self = unjudged
      return
    }
    guard state.screen.pages.library == nil else { return nil }
    if let mistake = state.shownMistake {
      self = .mistake(mistake)
      return
    }
    guard !list.isStale, list.results.count > 0 else { return nil }
    if let words = state.suggestion {
      self = .didYouMean(words, isAcceptable: state.canAcceptSuggestion)
    } else if list.answer?.isForHereAlone == true, let source = list.answer?.source {
      self = .answered(by: source)
    } else {
      return nil
    }
  }
}

extension ListRemark {
  /// Counts the rows that the filter cannot judge; returns `nil` if there are none.
  private init?(unjudged list: borrowing ListPage, in state: borrowing AppState) {
    guard !list.isStale, let count = list.arranged?.unjudged.count, count > 0 else { return nil }
    self = .unjudged(
      count, of: list.results.loadedCount,
      canLookUp: list.lookUp == nil && state.service.requestsToSpend > 0)
  }
}
