public import Redux
public import Titles

/// Events of a comparison.
public enum CompareAction: Action, Codable, Hashable {
  /// Titles were put side by side.
  case opened([TitleID])
  /// The selection moved by this many titles.
  case moved(by: Int)
}

extension AppState {
  /// Opens a comparison, or moves its selection.
  mutating func reduceComparison(_ action: CompareAction) {
    switch action {
    case .opened(let ids):
      guard ComparePage.counts.contains(ids.count) else { return }
      screen.field = nil
      screen.overlay = nil
      screen.notice = nil
      screen.pages.push(.compare(ComparePage(ids)))
    case .moved(let columns):
      screen.pages.update { (page: inout ComparePage) in page.move(by: columns) }
      // The cursor stays on the same line of the other title, if that has a link there, too.
      if let page = comparison { screen.door?.column = page.selection }
    }
  }

  /// Stops loading seasons once the user cancels that.
  mutating func reduceComparison(_ action: LoadingAction) {
    guard action == .cancelled else { return }
    screen.pages.update { (page: inout ComparePage) in page.loadsSeasons = false }
  }
}
