import MoviesCore
import SafeText
public import Titles

extension YearRange {
  /// The years as shown to the user: `1989`, `1992–1995`, `2019–`.
  public var written: String {
    guard let end else { return "\(start)–" }
    return end == start ? "\(start)" : "\(start)–\(end)"
  }

  /// The number of cells of the written years.
  var width: Int { end == nil ? 5 : end == start ? 4 : 9 }
}

extension CalendarDate {
  /// The day as shown to the user: `19 June 1992`.
  public var written: String { monthName.map { "\(day) \($0) \(year)" } ?? String(year) }

  /// The day in eleven characters at most: `19 Jun 1992`.
  var short: String { monthName.map { "\(day) \($0.prefix(3)) \(year)" } ?? String(year) }

  /// The month as shown to the user: `June 1992`.
  var monthAndYear: String { monthName.map { "\($0) \(year)" } ?? String(year) }

  /// Returns the day in a whole and a shorter form, which is `19 Jun` for a day of this year and
  /// `Jun 1992` for any other day.
  ///
  /// - Parameter today: The current day; `nil` if unknown.
  /// - Returns: The forms, the longest first.
  func forms(on today: CalendarDate?) -> [String] {
    guard let month = monthName?.prefix(3) else { return [short] }
    return [short, year == today?.year ? "\(day) \(month)" : "\(month) \(year)"]
  }

  /// The number of cells of the longest whole day, and of the longest shortened one.
  static let (longestForm, longestShortForm) = (11, 8)

  /// The name of the month; `nil` for any other number.
  var monthName: String? {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : nil
  }
}

extension TitleKind {
  /// The word for one title of the kind.
  var singular: String { self == .movie ? "film" : rawValue }

  /// The word for several titles of the kind.
  var plural: String {
    switch self {
    case .movie: "films"
    case .series: "series"
    case .episode: "episodes"
    case .game: "games"
    }
  }
}

extension TitleForm {
  /// The word for one title of the form.
  var singular: String {
    switch self {
    case .short: "short"
    case .tvMovie: "TV film"
    case .miniSeries: "mini-series"
    case .video: "video"
    case .special: "special"
    }
  }
}

/// A title that is a film, a series or something else, in its usual form or another one.
protocol TypedTitle {
  var kind: TitleKind? { get }
  var form: TitleForm? { get }
}

extension TitleSummary: TypedTitle {}
extension TitleDetail: TypedTitle {}

extension TypedTitle {
  /// The type of the title in a word: `film`, `mini-series`.
  var type: String? { form?.singular ?? kind?.singular }

  /// The type for lists: `nil` for a film in its usual form.
  var typeLabel: String? { kind == .movie && form == nil ? nil : type }
}

extension TitleFacts {
  /// The running time as shown to the user: `126 min`.
  var length: String? { minutes.map { "\($0) min" } }

  /// Returns as many of the genres as fit whole, in order; if none fits, the first one cut.
  func genres(fittingCells cells: Int) -> String {
    var words = (genres.first ?? "").clipped(toCells: cells)
    for genre in genres.dropFirst() where words.cellWidth + 2 + genre.cellWidth <= cells {
      words += ", " + genre
    }
    return words
  }
}

extension TitleQuery {
  /// The filters inside a sentence, such as ` among films from 1999`; empty for none.
  var filterWords: String { (kind.map { " among \($0.plural)" } ?? "") + yearWords }

  /// The year filter after the filtered titles, such as ` from 1999`; empty for any year.
  var yearWords: String { years.map { " \($0.phrase)" } ?? "" }
}
