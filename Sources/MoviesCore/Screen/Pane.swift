/// A part of the screen: what keys go to, what scrolls, what the mouse can point at.
public enum Pane: Sendable, Codable, Hashable, CaseIterable {
  case results, details, searchField, yearField, help
  /// What stands in the place of all others where the screen has no room for them.
  case smallScreen
}

/// A field that the user types into, in the line at the top.
public enum Field: Sendable, Codable, Hashable {
  case search, year

  /// The pane that it is.
  public var pane: Pane {
    switch self {
    case .search: .searchField
    case .year: .yearField
    }
  }
}
