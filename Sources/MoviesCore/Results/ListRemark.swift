public import Titles

/// A remark about the rows, which the user should read before them.
public enum ListRemark: Sendable, Hashable {
  /// They match these words, which were probably meant; whether Enter accepts them.
  case didYouMean(String, isAcceptable: Bool)
  /// They come from this source, since the one that was asked cannot answer such a question.
  case answered(by: DataSource)
  /// The text has a mistake, so it is not searched for.
  case mistake(ExpressionMistake)
  /// Too little is known of some of the titles to filter them; whether that can be looked up now.
  case unjudged(Int, of: Int, canLookUp: Bool)
}

extension ListRemark {
  /// Returns `nil` if there is nothing to say.
  init?(_ list: borrowing ListPage, in state: borrowing AppState) {
    if let unjudged = ListRemark(unjudged: list, in: state) {
      self = unjudged
      return
    }
    guard state.screen.pages.library == nil else { return nil }
    if let mistake = state.toldMistake {
      self = .mistake(mistake)
      return
    }
    guard !list.isStale, list.results.count > 0 else { return nil }
    if let words = state.suggestion {
      self = .didYouMean(words, isAcceptable: state.canAcceptSuggestion)
    } else if list.isForHereAlone, let source = list.source {
      self = .answered(by: source)
    } else {
      return nil
    }
  }
}

extension ListRemark {
  /// Returns `nil` without a filter, or if it judges every row.
  private init?(unjudged list: borrowing ListPage, in state: borrowing AppState) {
    guard !list.isStale, let count = list.arranged?.unjudged.count, count > 0 else { return nil }
    self = .unjudged(
      count, of: list.results.loadedCount,
      canLookUp: list.lookUp == nil && state.service.requestsToSpend > 0)
  }
}
