import Titles

/// The props of the page of the library: its tabs, and the facts about the selected one.
public struct LibraryProps: Sendable, Equatable {
  /// A tab.
  public struct Tab: Sendable, Equatable {
    public var tab: LibraryTab
    /// The number of titles; `nil` for a tab that must be read to be counted, unless it is shown.
    public var count: Int?
  }

  public var tabs: [Tab]
  public var selected: LibraryTab
  /// The total running time of the titles in minutes, as far as it is known.
  public var minutes: Int
  /// The user's note on the list.
  public var note: String?
  /// Whether the rows can be reordered by hand.
  public var movesRows: Bool
  /// The number of names that imports have left open.
  public var openNames: Int

  /// Selects what the page shows.
  init(_ page: LibraryPage, in state: borrowing AppState) {
    let known = state.library.tabs
    tabs = (known + (known.contains(page.tab) ? [] : [page.tab])).map {
      Tab(tab: $0, count: state.count(of: $0, on: page))
    }
    selected = page.tab
    minutes = page.minutes
    if case .list(let list) = page.tab { note = state.library.summary(of: list)?.note }
    movesRows = state.movesRows
    openNames = state.library.openNames
  }
}

extension AppState {
  fileprivate func count(of tab: LibraryTab, on page: LibraryPage) -> Int? {
    switch tab {
    case .list(let list): library.summary(of: list)?.count ?? 0
    case .living, .step: tab == page.tab && page.isRead ? page.list.results.count : nil
    }
  }
}
