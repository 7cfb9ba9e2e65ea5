import MoviesCore
import SafeText
import Titles

/// The columns of the list: the cells for the titles, and for each of the facts next to them.
///
/// They depend on the width of the list alone and on the day that it shows, never on its rows: rows
/// fill in place, and a long title is cut rather than move anything. A fact without a column has 0
/// cells.
struct ListColumns: Equatable {
  /// The cells of a title with its kind and its years, which end where they end.
  private(set) var titles: Int
  private(set) var rating = 0
  private(set) var length = 0
  private(set) var genres = 0
  /// Of somebody's titles, their parts in it, and how many voted for it.
  private(set) var roles = 0
  private(set) var votes = 0
  /// A day from the user's library.
  private(set) var day = 0
  private let keptDay: KeptDay?

  /// The spaces between two columns.
  static let gap = 2
  /// The columns before the signs, where the selected row has its marker.
  static let leftMargin = 3
  private static let rightMargin = 2
  /// The cells of the signs of what the user keeps.
  static let marks = LibraryMark.signWidth
  /// The cells of the years of a series; its kind stands before them.
  static let years = 9

  /// The columns of a list of a width that shows a day of the library, or none.
  ///
  /// The most useful come first: the rating, the day where the list is about one, the running time,
  /// and the genres; of somebody's titles, their parts stand in place of the genres.
  init(width: Int, day keptDay: KeptDay?, ofPerson isOfPerson: Bool = false) {
    self.keptDay = keptDay
    titles = max(0, width - Self.leftMargin - Self.marks - Self.gap - Self.rightMargin)
    add(\.rating, width: Self.longestRating, keeping: Self.titlesBesideRating)
    if let keptDay {
      add(\.day, width: keptDay.wordsWidth, keeping: Self.titlesBesideWords)
      if day == 0 { add(\.day, width: KeptDay.dateWidth, keeping: Self.titlesBesideDay) }
    }
    if isOfPerson { add(\.roles, width: Self.longestRoles, keeping: Self.titlesBesideRoles) }
    add(\.length, width: Self.longestLength, keeping: Self.titlesBesideLength)
    if isOfPerson {
      add(\.votes, width: Self.longestVotes, keeping: Self.titlesBesideVotes)
    } else {
      add(
        \.genres, width: min(Self.mostGenres, titles - Self.gap - Self.titlesBesideGenres),
        keeping: Self.titlesBesideGenres, atLeast: Self.leastGenres)
    }
  }

  /// A title's words in the column of the day: the date alone where words do not fit.
  func dayWords(of title: ListedTitle) -> String? {
    keptDay.flatMap { title.mark?.words(for: $0, isBrief: day == KeptDay.dateWidth) }
  }

  /// Adds a column if it is wide enough and leaves the titles so many cells.
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
  private static let longestRoles = 16
  private static let longestVotes = 5
  private static let leastGenres = 14
  private static let mostGenres = 28
  private static let titlesBesideRating = 20
  private static let titlesBesideWords = 30
  private static let titlesBesideRoles = 20
  private static let titlesBesideVotes = 28
  private static let titlesBesideDay = 20
  private static let titlesBesideLength = 36
  private static let titlesBesideGenres = 45
}
