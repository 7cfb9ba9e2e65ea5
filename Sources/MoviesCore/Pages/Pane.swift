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
  /// The steps of the library.
  case steps
  /// The diary, month by month.
  case diary
  /// The next episodes of series.
  case nextUp
  /// Proposals for tonight, and the field for what fits.
  case tonight, wishField
  /// An import, before it happens.
  case importing
  /// A question about the library.
  case prompt
  /// The form for a viewing.
  case viewingForm
  /// The list of earlier queries.
  case history
  /// The letters beside the doors.
  case doorLabels
  /// The pane that replaces all others on a screen that is too small for them.
  case smallScreen
}

/// A text field in the header.
public enum Field: Sendable, Codable, Hashable {
  case search, year
  /// The filter of the rows.
  case filter

  /// Its pane.
  public var pane: Pane {
    switch self {
    case .search: .searchField
    case .year: .yearField
    case .filter: .filterField
    }
  }
}
