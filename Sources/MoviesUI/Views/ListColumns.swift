import MoviesCore
import SafeText
import Titles

/// The columns of the list: the cells for the titles, and for each of the facts next to them.
///
/// A fact without a column has 0 cells.
struct ListColumns: Equatable {
  private(set) var titles: Int
  private(set) var years: Int
  private(set) var kind = 0
  private(set) var rating = 0
  private(set) var length = 0
  private(set) var genres = 0
  /// A day from the user's library, in words.
  private(set) var day = 0
  /// The signs of what the user keeps.
  private(set) var marks = 0
  private let keptDay: KeptDay?

  /// The spaces between two columns.
  static let gap = 2
  /// The columns before the titles, where the selected row has its marker.
  static let leftMargin = 3
  private static let rightMargin = 2

  /// The columns for a list that has the screen to itself.
  ///
  /// The columns of the rating and the running time are there from the start, so that nothing moves
  /// when the first title's details come. The titles get all the rest.
  init(_ extent: ListExtent, width: Int) {
    self.init(extent)
    let kept = min(extent.titles, 40)
    add(\.kind, width: extent.kind, keeping: kept, within: width)
    add(\.rating, width: max(Self.usualRating, extent.rating), keeping: kept, within: width)
    add(
      \.length, width: max(Self.usualLength, extent.length), keeping: min(extent.titles, 60),
      within: width)
    add(\.day, width: extent.day, keeping: min(extent.titles, 60), within: width)
    addGenres(upTo: extent.genres, keeping: min(extent.titles, 60), within: width)
    titles = 0
    titles = max(0, width - self.width)
  }

  /// The columns for a list next to the details.
  ///
  /// The facts of the selected title arrive with its details: their columns are there from the
  /// start, so that nothing moves then. The list takes what its titles need, and leaves the rest to
  /// the details; a fact gets a column only if the details remain wide enough to read well. What
  /// is no film says so before anything else.
  ///
  /// - Parameters:
  ///   - extent: What the columns are for.
  ///   - screen: The columns of the screen.
  ///   - expectsFacts: Whether details come that have more facts.
  ///   - showsPosters: Whether a picture may stand beside the text of the details.
  init(
    _ extent: ListExtent, besideDetailsOn screen: Int, expectsFacts: Bool, showsPosters: Bool
  ) {
    self.init(extent)
    let room = screen - Layout.paneMargins
    let most = room - Layout.leastPane(on: screen)
    let comfortable = min(most, room - Self.comfortablePane(showsPosters: showsPosters))
    let title = max(Self.leastTitle, extent.titles)
    func usual(_ cells: Int, _ known: Int) -> Int { expectsFacts ? max(cells, known) : known }
    add(\.kind, width: extent.kind, keeping: Self.leastTitle, within: most)
    add(
      \.rating, width: usual(Self.usualRating, extent.rating), keeping: min(title, 40),
      within: most)
    add(
      \.length, width: usual(Self.usualLength, extent.length), keeping: title, within: comfortable)
    add(\.day, width: extent.day, keeping: title, within: comfortable)
    addGenres(upTo: usual(Self.usualGenres, extent.genres), keeping: title, within: comfortable)
    titles = 0
    titles = max(0, min(title, most - width))
  }

  private init(_ extent: ListExtent) {
    titles = 0
    years = extent.years
    marks = extent.marks
    keptDay = extent.keptDay
  }

  /// What the column of the day says about a title.
  func dayWords(of title: ListedTitle) -> String? {
    keptDay.flatMap { title.mark?.words(for: $0) }
  }

  /// How many columns of the screen the list takes.
  var width: Int {
    [marks, years, kind, rating, length, genres, day].reduce(
      Self.leftMargin + titles + Self.rightMargin
    ) {
      $1 > 0 ? $0 + Self.gap + $1 : $0
    }
  }

  /// Adds a column if that leaves the titles this many cells.
  private mutating func add(
    _ column: WritableKeyPath<Self, Int>, width cells: Int, keeping titles: Int, within most: Int
  ) {
    if cells > 0, width + titles + Self.gap + cells <= most { self[keyPath: column] = cells }
  }

  /// Adds a column for the genres, which can do with less than their full width.
  private mutating func addGenres(upTo cells: Int, keeping titles: Int, within most: Int) {
    let room = min(cells, Self.mostGenres, most - width - titles - Self.gap)
    if room >= min(cells, Self.leastGenres) { genres = max(0, room) }
  }

  private static let leastTitle = 30
  private static let leastGenres = 14
  private static let usualGenres = 20
  private static let mostGenres = 28
  private static let usualRating = 3
  private static let usualLength = 7

  /// The columns in which the details read well: as many as a picture beside the text needs, or
  /// those of the text alone.
  private static func comfortablePane(showsPosters: Bool) -> Int {
    showsPosters ? PosterPlace.leastBeside : comfortableText
  }

  private static let comfortableText = 56
}

/// The cells of the longest title, and of the longest of each known fact; 0 if none is known.
struct ListExtent: Equatable {
  private var titlesWithYears = 0
  private(set) var years = 0
  private(set) var kind = 0
  private(set) var rating = 0
  private(set) var length = 0
  private(set) var genres = 0
  private(set) var day = 0
  let marks: Int
  let keptDay: KeptDay?

  init(_ list: ListProps) {
    marks = list.hasMarks ? LibraryMark.signWidth : 0
    keptDay = list.day
    if case .rows(let rows) = list.content {
      for case .title(let title, _) in rows { take(title) }
    }
    for title in list.neighbours { take(title) }
  }

  /// The cells that the titles need; each may use what its own years leave free in their column.
  var titles: Int { max(0, titlesWithYears - years) }

  private mutating func take(_ title: ListedTitle) {
    let years = title.summary.years?.width ?? 0
    self.years = max(self.years, years)
    // No scalar takes more cells than it has bytes, and the bytes have already been counted.
    let name = title.summary.listName
    if name.utf8.count + years > titlesWithYears {
      titlesWithYears = max(titlesWithYears, name.cellWidth + years)
    }
    if let keptDay, let words = title.mark?.words(for: keptDay) { day = max(day, words.utf8.count) }
    if let label = title.summary.typeLabel { kind = max(kind, label.utf8.count) }
    guard let facts = title.facts else { return }
    if let rating = facts.rating { self.rating = max(self.rating, rating.written.utf8.count) }
    if let length = facts.length { self.length = max(self.length, length.utf8.count) }
    genres = max(genres, facts.genres.joined(separator: ", ").cellWidth)
  }
}
