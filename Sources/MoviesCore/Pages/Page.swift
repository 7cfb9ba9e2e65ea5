public import Titles

/// A place where the user can be, with everything that belongs to it.
public enum Page: Sendable, Codable, Equatable {
  case results(ListPage)
  /// Everything about one title.
  case title(TitleID)
  /// A series and its episodes.
  case series(SeriesPage)
  /// Titles side by side.
  case compare(ComparePage)

  /// The pane that has the keys there, unless a field or an overlay has them.
  public var pane: Pane {
    switch self {
    case .results: .results
    case .title: .details
    case .series(let page): page.pane
    case .compare: .compare
    }
  }

  /// The list of a page that shows one.
  var list: ListPage? {
    if case .results(let list) = self { list } else { nil }
  }

  /// Changes the list of a page that shows one, in place.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    guard case .results(var list) = self else { return }
    // Releases the list first, so that changing it copies nothing.
    self = .results(ListPage())
    change(&list)
    self = .results(list)
  }
}
