import GRDB
import Titles

/// A fact about a title with a column of its own, in which `NULL` stands for an unknown fact.
struct TitleColumn: Sendable {
  let name: String
  /// Returns the fact of a title as it is stored.
  let value: @Sendable (TitleDetail) -> DatabaseValue
  /// Adds the stored fact to a title, unless it is invalid.
  let read: @Sendable (DatabaseValue, inout TitleDetail) -> Void
}

extension TitleColumn {
  /// The columns of the table `title`, by which searches compare titles.
  static let compared = [
    TitleColumn("kind", \.kind, stored: \.rawValue, read: TitleKind.init),
    TitleColumn("form", \.form, stored: \.rawValue, read: TitleForm.init),
    year,
    rating("imdb", by: .imdb), rating("tomatoes", by: .rottenTomatoes),
    rating("metacritic", by: .metacritic),
    TitleColumn("votes", \.votes), TitleColumn("minutes", \.minutes),
  ]

  /// The other columns, which are in the table `title_fact`.
  static let others = [
    TitleColumn(
      // The id stands in for an unknown name.
      name: "title", value: { $0.title.databaseValue },
      read: { stored, title in
        let text = String.fromDatabaseValue(stored)
        title.name = text == title.id.rawValue ? nil : text
      }),
    TitleColumn("original_title", \.originalTitle),
    TitleColumn(
      name: "end_year", value: { ($0.years?.end).databaseValue },
      read: { $1.years?.end = Int.fromDatabaseValue($0) }),
    TitleColumn("rated", \.rated),
    TitleColumn("released", \.released, stored: \.stored, read: CalendarDate.init(stored:)),
    TitleColumn("genres", \.genres), TitleColumn("directors", \.directors),
    TitleColumn("writers", \.writers), TitleColumn("actors", \.actors),
    TitleColumn("plot", \.plot),
    TitleColumn("languages", \.languages), TitleColumn("countries", \.countries),
    TitleColumn("awards", \.awards), TitleColumn("poster", \.poster), otherRatings,
    TitleColumn("box_office", \.boxOffice), TitleColumn("production", \.production),
    TitleColumn("website", \.website),
    TitleColumn("dvd", \.dvd, stored: \.stored, read: CalendarDate.init(stored:)),
    TitleColumn("total_seasons", \.totalSeasons), TitleColumn("season", \.season),
    TitleColumn("episode", \.episode),
    TitleColumn("series_id", \.seriesID, stored: \.rawValue, read: { TitleID($0) }),
  ]

  /// All columns.
  static let all = compared + others

  private typealias Path<Fact> = any (WritableKeyPath<TitleDetail, Fact> & Sendable)

  /// Makes the column of a fact that is stored as it is.
  private init<Fact: DatabaseValueConvertible & SendableMetatype>(
    _ name: String, _ path: Path<Fact?>
  ) {
    self.name = name
    value = { $0[keyPath: path].databaseValue }
    read = { $1[keyPath: path] = Fact.fromDatabaseValue($0) }
  }

  /// Makes the column of a fact that is stored as a text.
  private init<Fact>(
    _ name: String, _ path: Path<Fact?>,
    stored: @escaping @Sendable (Fact) -> String, read: @escaping @Sendable (String) -> Fact?
  ) {
    self.name = name
    value = { $0[keyPath: path].map(stored).databaseValue }
    self.read = { $1[keyPath: path] = String.fromDatabaseValue($0).flatMap(read) }
  }

  /// Makes the column of several texts, one per line, since no sanitised name contains a line
  /// break.
  private init(_ name: String, _ path: Path<[String]>) {
    self.name = name
    value = { $0[keyPath: path].lines.databaseValue }
    read = { $1[keyPath: path] = [String](lines: String.fromDatabaseValue($0)) }
  }

  /// The first year; it must be read before the column of the last year.
  private static let year = TitleColumn(
    name: "year", value: { ($0.years?.start).databaseValue },
    read: { stored, title in
      title.years = Int.fromDatabaseValue(stored).map { YearRange(start: $0, end: nil) }
    })

  /// Makes the column of a rating by a source; titles list their ratings in the order of the
  /// columns.
  private static func rating(_ name: String, by source: Rating.Source) -> TitleColumn {
    TitleColumn(
      name: name, value: { $0.score(by: source).databaseValue },
      read: { stored, title in
        guard let score = Double.fromDatabaseValue(stored) else { return }
        title.ratings.append(Rating(source: source, score: score))
      })
  }

  /// The ratings by sources without a column: a line for each, with the score first.
  private static let otherRatings = TitleColumn(
    name: "other_ratings",
    value: { title in
      title.ratings.compactMap { rating -> String? in
        guard case .other(let name) = rating.source else { return nil }
        return "\(rating.score) \(name)"
      }.lines.databaseValue
    },
    read: { stored, title in
      for line in [String](lines: String.fromDatabaseValue(stored)) {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let score = Double(parts[0]) else { continue }
        title.ratings.append(Rating(source: .other(String(parts[1])), score: score))
      }
    })
}

extension Optional where Wrapped: DatabaseValueConvertible {
  fileprivate var databaseValue: DatabaseValue { self?.databaseValue ?? .null }
}

extension [String] {
  /// The texts, joined by line breaks; `nil` if there are none.
  var lines: String? { isEmpty ? nil : joined(separator: "\n") }

  init(lines: String?) {
    // A line break is one byte, and never a part of another character.
    self =
      lines?.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) } ?? []
  }
}

extension CalendarDate {
  fileprivate var stored: String { "\(year) \(month) \(day)" }

  fileprivate init?(stored: String) {
    let parts = stored.split(separator: " ").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}
