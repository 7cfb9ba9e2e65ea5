/// A part of the screen: what keys go to, what scrolls, what the mouse can point at.
public enum Pane: Sendable, Codable, Hashable, CaseIterable {
  case results, details, searchField, yearField, help
  /// What stands in the place of all others where the screen has no room for them.
  case smallScreen
}
