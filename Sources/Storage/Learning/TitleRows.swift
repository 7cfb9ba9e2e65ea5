import GRDB
import Search
import Titles

/// The rows of the titles in the index.
enum TitleRows {
  /// Whether facts have just arrived, or were stored before.
  enum Occasion {
    case news, memory
  }

  /// Adds the facts of an answer about a title to the known ones.
  ///
  /// - Parameters:
  ///   - sighting: The facts.
  ///   - scope: The source.
  ///   - occasion: Facts that have just arrived are newer than all known ones, whatever the clock
  ///     says.
  ///   - learned: When the answer arrived.
  ///   - seen: When the answer was last used.
  ///   - database: The database.
  /// - Throws: A `DatabaseError`.
  static func learn(
    _ sighting: Observation, from scope: String, as occasion: Occasion, learned: Int, seen: Int,
    in database: Database
  ) throws {
    guard let known = try KnownTitle.with(sighting.detail.id, from: scope, in: database) else {
      let place = try newPlace(for: sighting.detail, from: scope, in: database)
      try IndexedWords(sighting.detail).insert(at: place, in: database)
      let facts = SourcedFacts(sighting.detail, from: FactOrigin(sighting.source, time: learned))
      let title = KnownTitle(
        place: place, facts: facts, depth: sighting.depth, learned: learned, seen: seen)
      return try title.insert(in: database)
    }
    let isNews = occasion == .news
    let time = isNews ? max(learned, known.facts.origin.time + 1) : learned
    var title = known
    title.facts = known.facts.joined(
      with: SourcedFacts(sighting.detail, from: FactOrigin(sighting.source, time: time)))
    title.depth = max(known.depth, sighting.depth)
    title.learned = isNews ? learned : max(learned, known.learned)
    title.seen = isNews ? seen : max(seen, known.seen)
    try replace(known, with: title, in: database)
  }

  /// Notes that titles were seen again.
  static func noteSight(
    of ids: [TitleID], from scope: String, at time: Int, in database: Database
  ) throws {
    let statement = try database.cachedStatement(
      sql: """
        UPDATE title SET seen = ?
        WHERE scope = (SELECT number FROM scope WHERE name = ?) AND id = ?
        """)
    for id in ids { try statement.execute(arguments: [time, scope, id.rawValue]) }
  }

  /// Removes titles that were last seen at a time or before.
  ///
  /// - Parameters:
  ///   - count: The most titles to remove.
  ///   - time: The time; `nil` for any.
  ///   - database: The database.
  /// - Returns: The number of removed titles.
  /// - Throws: A `DatabaseError`.
  static func removeLeastRecentlySeen(
    _ count: Int, until time: Int?, from database: Database
  ) throws -> Int {
    let titles = try KnownTitle.leastRecentlySeen(count, until: time, in: database)
    for title in titles {
      try title.facts.detail.words.remove(from: title.place, in: database)
      try title.delete(from: database)
      try database.execute(
        cached: "UPDATE scope SET titles = titles - 1 WHERE number = ?", [title.place.scope])
    }
    return titles.count
  }

  /// Returns the number of known titles of a source, and the revision of its facts.
  static func extent(of scope: String, in database: Database) throws -> IndexExtent {
    let statement = try database.cachedStatement(
      sql: "SELECT titles, learned FROM scope WHERE name = ?")
    let row = try Row.fetchOne(statement, arguments: [scope])
    return IndexExtent(.seen, count: row?.value(0) ?? 0, revision: row?.value(1) ?? 0)
  }

  /// Returns the number of titles from all sources.
  static func count(in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT sum(titles) FROM scope") ?? 0
  }

  /// Returns the places of a source's titles; `nil` if nothing was ever learned from it.
  static func places(
    of scope: String, in database: Database
  ) throws -> ClosedRange<Int64>? {
    let statement = try database.cachedStatement(sql: "SELECT number FROM scope WHERE name = ?")
    return try Int64.fetchOne(statement, arguments: [scope]).map(TitlePlace.all)
  }

  /// Replaces only what has changed: most titles are seen again and again without changes.
  private static func replace(
    _ known: KnownTitle, with title: KnownTitle, in database: Database
  ) throws {
    let detail = title.facts.detail
    guard detail != known.facts.detail || title.depth != known.depth else {
      return try database.execute(
        cached: "UPDATE title SET learned = ?, seen = ? WHERE place = ?",
        [title.learned, title.seen, title.place.number])
    }
    try database.execute(
      cached: "UPDATE scope SET learned = learned + 1 WHERE number = ?", [known.place.scope])
    var moved = title
    moved.place = known.place.moved(to: detail.popularity)
    try known.delete(from: database)
    try moved.insert(in: database)
    let (old, new) = (known.facts.detail.words, detail.words)
    guard old != new || moved.place != known.place else { return }
    try old.remove(from: known.place, in: database)
    try new.insert(at: moved.place, in: database)
  }

  /// Makes a place for a title that is new.
  private static func newPlace(
    for detail: TitleDetail, from scope: String, in database: Database
  ) throws -> TitlePlace {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO scope (name, learned, titles) VALUES (?, 1, 1)
        ON CONFLICT DO UPDATE SET learned = learned + 1, titles = titles + 1
        RETURNING number, learned
        """)
    guard let row = try Row.fetchOne(statement, arguments: [scope]),
      let number: Int64 = row.value(0), let learned: Int64 = row.value(1)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return TitlePlace(scope: number, popularity: detail.popularity, sequence: learned)
  }
}

extension TitleDetail {
  fileprivate var words: IndexedWords { IndexedWords(self) }
}

/// The indexed words of a title: all of them in `title_words`, and those of its names in
/// `name_words`, too.
struct IndexedWords: Equatable {
  /// A searchable column.
  enum Column: Hashable {
    case field(TextField)
    /// The names as single words.
    case key
    case otherWords
    case kind

    /// All columns.
    ///
    /// The plot, which has the most words, takes the least space as the first one.
    static let all =
      [.field(.plot), .key, .field(.name), .otherWords]
      + TextField.allCases.filter { ![.plot, .name].contains($0) }.map(Column.field) + [.kind]
    /// The columns in which names are found.
    static let ofNames: [Column] = [.key, .field(.name), .otherWords]
  }

  private let texts: [Column: String]

  /// Folds the texts of a title, without the name of its series: it is stored elsewhere, so that
  /// its words could not be removed.
  init(_ detail: TitleDetail) {
    var detail = detail
    detail.seriesTitle = nil
    let title = SearchableTitle(detail)
    texts = Dictionary(
      uniqueKeysWithValues: Column.all.map { ($0, $0.text(of: title)) })
  }

  func insert(at place: TitlePlace, in database: Database) throws {
    for table in Self.tables {
      try database.execute(cached: table.insertion, [place.number] + values(of: table.columns))
    }
    try LearnedWords.add(namedWords, in: database)
  }

  /// Removes the words, which must be the same that were inserted.
  func remove(from place: TitlePlace, in database: Database) throws {
    for table in Self.tables {
      try database.execute(cached: table.removal, [place.number] + values(of: table.columns))
    }
  }

  /// The words that may correct misspelt ones.
  private var namedWords: Set<Substring> {
    let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
    let words = (fields.map(Column.field) + [.key, .otherWords])
      .flatMap { texts[$0, default: ""].split(separator: " ") }
    return Set(words.filter { $0.first?.isLetter == true || $0.first?.isNumber == true })
  }

  private func values(of columns: [Column]) -> StatementArguments {
    StatementArguments(columns.map { texts[$0] ?? "" })
  }

  private static let tables = [
    Table(name: "title_words", columns: Column.all),
    Table(name: "name_words", columns: Column.ofNames),
  ]

  private struct Table {
    let columns: [Column]
    let insertion: String
    let removal: String

    init(name: String, columns: [Column]) {
      self.columns = columns
      let names = columns.map(\.name).joined(separator: ", ")
      let values = columns.map { _ in "?" }.joined(separator: ", ")
      insertion = "INSERT INTO \(name) (rowid, \(names)) VALUES (?, \(values))"
      removal = """
        INSERT INTO \(name) (\(name), rowid, \(names)) VALUES ('delete', ?, \(values))
        """
    }
  }
}

extension IndexedWords.Column {
  var name: String {
    switch self {
    case .field(let field): field.rawValue
    case .key: WordColumns.key
    case .otherWords: WordColumns.otherWords
    case .kind: WordColumns.kind
    }
  }

  fileprivate func text(of title: SearchableTitle) -> String {
    switch self {
    case .field(let field): title[field].text
    case .key: title.keys.text
    case .otherWords: title.otherWords.text
    case .kind:
      [WordColumns.everyTitle, title.detail.kind?.rawValue].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}
