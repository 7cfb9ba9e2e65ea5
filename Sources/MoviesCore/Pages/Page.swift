public import Titles

/// A place where the user can be, with all that belongs to it.
public enum Page: Sendable, Codable, Equatable {
  case results(ListPage)
  /// Everything about one title.
  case title(TitleID)

  /// The pane that has the keys there, unless a field or an overlay has them.
  public var pane: Pane {
    switch self {
    case .results: .results
    case .title: .details
    }
  }

  /// The list, on a page that is one.
  var list: ListPage? {
    if case .results(let list) = self { list } else { nil }
  }

  /// Changes the list in its place, on a page that is one.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    guard case .results(var list) = self else { return }
    // Lets go of the list first, so that the change does not copy what it holds.
    self = .results(ListPage())
    change(&list)
    self = .results(list)
  }
}
