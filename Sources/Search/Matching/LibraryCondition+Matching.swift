public import Titles

extension LibraryCondition {
  /// Whether a title fulfils the condition.
  ///
  /// - Parameter mark: What is kept about the title; `nil` for nothing.
  /// - Returns: Whether it does.
  public func accepts(_ mark: LibraryMark?) -> Bool { test(mark) }

  /// The condition as a test of many titles, for which its own texts are folded only once.
  package var test: (LibraryMark?) -> Bool {
    switch self {
    case .isSeen(let isSeen): { mark in (mark?.viewings ?? 0 > 0) == isSeen }
    case .seen(let test): { mark in mark?.days.contains(where: test.accepts) ?? false }
    case .isRated(let isRated): { mark in (mark?.rating != nil) == isRated }
    case .rating(let test):
      { mark in mark?.rating.map { test.accepts(Double($0)) } ?? false }
    case .list(.phrase(let name)):
      { [words = name.searchWords] mark in
        mark?.listNames.contains { $0.searchWords == words } ?? false
      }
    case .list(let test):
      { [isLike = test.test()] mark in mark.map { isLike(FoldedText($0.listNames)) } ?? false }
    }
  }
}

extension LibraryMark {
  fileprivate var listNames: [String] { (isOnWatchlist ? [Self.watchlist] : []) + lists }
}
