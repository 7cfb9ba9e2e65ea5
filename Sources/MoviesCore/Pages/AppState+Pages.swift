public import Titles

extension AppState {
  /// The list that the user is in, or came from.
  public var list: ListPage { screen.pages.list }

  /// Whether there is nothing to go back to, not even the query before one that was stopped.
  public var isAtStart: Bool { screen.isAtStart && !hasStoppedQuery }

  /// Whether the query in the search line was stopped, and the rows answer the one before it.
  private var hasStoppedQuery: Bool {
    errors.search == .cancelled && list.results.count > 0 && search.query != list.answered
  }

  /// The title that is being read, or is selected in the list; `nil` if its row has not loaded.
  public var selectedTitle: TitleID? { screen.pages.title ?? list.selected }

  /// The title whose details are wanted: the one that is being read or is selected, unless another
  /// list has been requested.
  var wantedTitle: TitleID? {
    if let title = screen.pages.title { return title }
    let list = list
    return list.isStale ? nil : list.selected
  }
}
