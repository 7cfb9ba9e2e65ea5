/// A part of the screen that can have the focus, scroll, or be clicked.
public enum Pane: Sendable, Codable, Hashable, CaseIterable {
  case results, details, searchField, yearField, filterField, help, copyMenu
  /// The results as a wall of posters.
  case wall
  /// The details of a series, as the first part of its page.
  case about
  /// The episodes of a season.
  case episodes
  /// The ratings of all episodes in a table.
  case heatMap
  /// The ratings over the whole run of a series.
  case chart
  /// Titles side by side.
  case compare
  /// The statistics of the library.
  case statistics
  /// The names that imports have left open.
  case openNames
  /// The history of the library, step by step.
  case steps
  /// The diary, month by month.
  case diary
  /// The next episodes of series.
  case nextUp
  /// The proposals for tonight, and the field for the wish.
  case tonight, wishField
  /// The preview of an import.
  case importing
  /// The user's own files.
  case ownFiles
  /// The home page.
  case home
  /// A prompt.
  case prompt
  /// The form for a viewing.
  case viewingForm
  /// The list of earlier queries.
  case history
  /// The labels of the links.
  case doorLabels
  /// The pane that replaces all others on a screen that is too small for them.
  case smallScreen
}

/// A text field in the header.
public enum Field: Sendable, Codable, Hashable {
  case search, year
  /// The filter of the rows.
  case filter

  /// The pane of the field.
  public var pane: Pane {
    switch self {
    case .search: .searchField
    case .year: .yearField
    case .filter: .filterField
    }
  }
}
