import GRDB
import Titles

/// The rows of the meanings that the user has given to names in imports.
enum MeaningRows {
  /// Returns all valid meanings.
  static func all(in database: Database) throws -> [NameMeaning] {
    try Row.fetchAll(
      database, sql: "SELECT title, year, kind, id FROM meaning ORDER BY title, year, kind"
    ).compactMap(NameMeaning.init)
  }

  /// Stores meanings, which replace the previous ones of the names.
  static func keep(_ meanings: [NameMeaning], in database: Database) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO meaning (title, year, kind, id) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET id = excluded.id
        """)
    for meaning in meanings {
      try statement.execute(arguments: meaning.name.columns + [meaning.id?.rawValue])
    }
  }
}

extension ImportedName {
  /// The values of the columns `title`, `year` and `kind`, which are never `NULL`, so that each
  /// name has one row.
  ///
  /// The kind of an episode named by its series is followed by its place there.
  var columns: StatementArguments {
    [title, year ?? 0, (kind?.rawValue ?? "") + (episode.map { " \($0.written)" } ?? "")]
  }

  /// The name with texts that cannot harm a terminal.
  var harmless: ImportedName {
    var name = self
    name.title = title.harmlessLine
    name.episode?.title = episode?.title?.harmlessLine
    return name
  }

  /// Makes a name from the values of ``columns``.
  fileprivate init(title: String, year: Int, kind: String) {
    let parts = kind.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      title: title.harmlessLine, year: year == 0 ? nil : year,
      kind: TitleKind(rawValue: String(parts[0])),
      episode: parts.count == 2 ? NamedEpisode(written: String(parts[1]).harmlessLine) : nil)
  }
}

extension NameMeaning {
  /// The meaning with a text that cannot harm a terminal.
  var harmless: NameMeaning { NameMeaning(name.harmless, means: id) }

  /// Reads a meaning; returns `nil` for an invalid row, as a damaged file may have.
  fileprivate init?(_ row: Row) {
    guard let title: String = row.value(0), let year: Int = row.value(1),
      let kind: String = row.value(2)
    else { return nil }
    let text: String? = row.value(3)
    let id = text.flatMap { TitleID($0) }
    guard (text == nil) == (id == nil) else { return nil }
    self.init(ImportedName(title: title, year: year, kind: kind), means: id)
  }
}
