import Titles

extension AppState {
  /// Opens the page of open names, or changes it.
  mutating func reduceOpenNames(_ action: OpenNamesAction) {
    switch action {
    case .opened where screen.pages.openNames == nil: screen.open(.openNames(OpenNamesPage()))
    case .sought: screen.overlay = nil
    default: break
    }
    screen.pages.updateOpenNames { $0.reduce(action) }
  }

  /// What is decided with an action; `nil` if that decides nothing.
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

  /// The revision of the library whose open names the page wants; `nil` if it has them.
  var openNamesToRead: Int? {
    guard let page = screen.pages.openNames, page.revision != library.revision else { return nil }
    return library.revision
  }

  /// The titles that the selected name could mean and of which no facts are known.
  var candidatesToRead: [TitleID] {
    let candidates = screen.pages.openNames?.selected?.candidates ?? []
    return candidates.map(\.id).filter { titles.detail(of: $0) == nil }
  }

  /// Whether the page of open names shows those that wait now.
  public var hasCurrentOpenNames: Bool {
    screen.pages.openNames.map { $0.names != nil && $0.revision == library.revision } ?? true
  }
}
