public import Titles

extension AppState {
  /// The list that the user is in, or came from.
  public var list: ListPage { screen.pages.list }

  /// The results that the search line is about, whatever page is on top.
  public var results: ListPage { screen.pages.results }

  /// The query of the results that a step back from a list leads to; `nil` if it leads out of a
  /// field, or from another page.
  var earlierQuestion: TitleQuery? {
    guard screen.isAtList else { return nil }
    var pages = screen.pages
    pages.pop()
    return pages.results.asked
  }

  /// Whether there is nothing to go back to, not even the query before a cancelled one.
  public var isAtStart: Bool { screen.isAtStart && !hasStoppedQuery }

  /// Whether there is something to go back to; below all other pages, that is the home page.
  var canGoBack: Bool { screen.isAtStart ? hasHome : screen.pages.top != .home }

  /// Whether the query in the search line was cancelled, and the rows answer the previous one.
  private var hasStoppedQuery: Bool {
    errors.search == .cancelled && results.results.count > 0 && search.query != results.answered
  }

  /// The title that is open, or is selected in the list, among the episodes or in a comparison;
  /// `nil` if its row has not loaded, or an episode has no id.
  public var selectedTitle: TitleID? {
    if let content = screen.pages.content { content.selectedTitle(in: self) } else { list.selected }
  }

  /// Whether the details of a title are on the screen.
  public var showsDetails: Bool {
    screen.pages.content?.showsDetails(in: self) ?? screen.hasPane
  }

  /// The title that a key marks: the selected row of a list or the selected episode, not an open
  /// title.
  public var markedByKey: TitleID? {
    screen.pages.isListOnTop ? list.selected : selectedEpisode?.id
  }

  /// The comparison on top; `nil` if another page is on top.
  public var comparison: ComparePage? { screen.pages.comparison }

  /// The title whose details the screen needs: the open or selected one, unless another list has
  /// been requested.
  var wantedTitle: TitleID? {
    screen.pages.isListOnTop ? screen.pages.wantedRow : selectedTitle
  }
}
