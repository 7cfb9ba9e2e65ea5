import Titles

extension AppState {
  /// Opens the page of open names, or changes it.
  mutating func reduceOpenNames(_ action: OpenNamesAction) {
    switch action {
    case .opened where screen.pages.openNames == nil: screen.open(.openNames(OpenNamesPage()))
    case .sought: screen.overlay = nil
    default: break
    }
    screen.pages.update { (page: inout OpenNamesPage) in page.reduce(action) }
  }

  /// Returns the user's decision in an action; `nil` if the action decides nothing.
  func decision(after action: OpenNamesAction) -> NameDecision? {
    guard let page = screen.pages.openNames, let name = page.selected else { return nil }
    switch action {
    case .leftOut: return NameDecision(name.number, means: nil)
    case .settled:
      return page.chosen(for: name).map { title in
        let facts = factsToKeep(of: title.id) ?? TitleDetail(title)
        return NameDecision(name.number, means: name.completed(facts))
      }
    default: return nil
    }
  }

  /// Whether the page of open names shows the library's current revision.
  public var hasCurrentOpenNames: Bool {
    screen.pages.openNames.map { $0.names != nil && $0.revision == library.revision } ?? true
  }
}
