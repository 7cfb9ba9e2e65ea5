import MoviesCore
import SafeText
import Titles

/// The columns of the list: the cells for the titles, and for each of the facts next to them.
///
/// They depend only on the list's width and kind, never on the visible rows: rows fill in place. A
/// fact without a column has 0 cells.
struct ListColumns: Equatable {
  /// The number of cells of a title with its kind, its day and its years, which are aligned at the
  /// right.
  private(set) var titles: Int
  private(set) var rating = 0
  private(set) var length = 0
  private(set) var genres = 0
  /// The numbers of cells of a person's roles in a title and of its votes, in a list of that
  /// person's titles.
  private(set) var roles = 0
  private(set) var votes = 0
  /// The maximum number of cells of a day from the user's library, which is before the years; rows
  /// whose titles need the room omit it.
  private(set) var day = 0

  /// The number of blanks between two columns.
  static let gap = 2
  /// The number of columns before the signs, where the selected row has its marker.
  static let leftMargin = 3
  private static let rightMargin = 2
  /// The number of cells of the user's mark.
  static let marks = LibraryMark.signWidth
  /// The numbers of cells of the years of a series, and of one year; a kind or a day is before
  /// them.
  static let (years, year) = (9, 4)

  /// Lays out the columns of a list of a width.
  ///
  /// The most useful come first: the rating, the running time, and the genres; in a list of a
  /// person's titles, their roles replace the genres.
  ///
  /// - Parameters:
  ///   - width: The cells of a row.
  ///   - hasDay: Whether the list is about a day of the library.
  ///   - roles: The cells of the person's roles in the titles, 0 if all are the same; `nil` for any
  ///     other list.
  init(width: Int, hasDay: Bool = false, roles: Int? = nil) {
    titles = max(0, width - Self.leftMargin - Self.marks - Self.gap - Self.rightMargin)
    add(\.rating, width: Self.longestRating, keeping: Self.titlesBesideRating)
    if hasDay {
      day =
        titles < Self.leastWithWholeDay
        ? CalendarDate.longestShortForm : CalendarDate.longestForm
    }
    let beside = hasDay ? day + Self.gap : 0
    if let roles, roles > 0 { add(\.roles, width: roles, keeping: Self.titlesBesideRoles) }
    add(\.length, width: Self.longestLength, keeping: Self.titlesBesideLength + beside)
    if roles != nil {
      add(\.votes, width: Self.longestVotes, keeping: Self.titlesBesideVotes)
    } else {
      let least = Self.titlesBesideGenres + beside
      add(
        \.genres, width: min(Self.mostGenres, titles - Self.gap - least), keeping: least,
        atLeast: Self.leastGenres)
    }
  }

  /// Adds a column if it is wide enough and leaves the titles this many cells.
  private mutating func add(
    _ column: WritableKeyPath<Self, Int>, width cells: Int, keeping least: Int,
    atLeast leastCells: Int = 0
  ) {
    guard cells >= leastCells, titles - Self.gap - cells >= least else { return }
    self[keyPath: column] = cells
    titles -= Self.gap + cells
  }

  private static let longestRating = 4
  private static let longestLength = 7
  private static let longestVotes = 5
  private static let leastGenres = 14
  private static let mostGenres = 28
  private static let titlesBesideRating = 20
  private static let leastWithWholeDay = 60
  private static let titlesBesideRoles = 20
  private static let titlesBesideVotes = 28
  private static let titlesBesideLength = 36
  private static let titlesBesideGenres = 45
}
