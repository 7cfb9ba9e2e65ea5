public import Titles

extension AppState {
  /// The list that the user is in, or came from.
  public var list: ListPage { screen.pages.list }

  /// The title that is read, or is selected in the list; `nil` where its row is not known.
  public var selectedTitle: TitleID? { screen.pages.title ?? list.selected }

  /// The title whose details are wanted: the one that is read or selected, unless another list has been
  /// asked for.
  var wantedTitle: TitleID? {
    if let title = screen.pages.title { return title }
    let list = list
    return list.isStale ? nil : list.selected
  }
}
