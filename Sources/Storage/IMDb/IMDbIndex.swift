public import Files
import GRDB
import Search
public import Titles

/// All titles of IMDb's data on this machine, ready to be searched.
///
/// Without the data, the index is empty. A search finds episodes if it asks for them with
/// `type:episode`, if no title has its words, or, below the titles, by their whole names.
public final class IMDbIndex: TitleIndex {
  private let database: IMDbDatabase

  /// Makes an index, without opening the database yet.
  public init(_ database: IMDbDatabase) { self.database = database }

  /// Names the file `imdb.sqlite` in a folder, without reading it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - onProblem: Called once for each problem with the file, on any thread.
  public convenience init(
    folder: String, onProblem: @escaping @Sendable (FileFailure) -> Void = { _ in }
  ) {
    self.init(IMDbDatabase(folder: folder, onProblem: onProblem))
  }

  public var extent: IndexExtent {
    get async throws(CatalogueError) {
      let status = try await read { _, status in status }
      return status.map(IndexExtent.init) ?? IndexExtent(.seen, count: 0)
    }
  }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    try await read { database, status in
      guard status.level.base == .titles else { return LocalHits() }
      let people = IMDbPeople(database: database)
      var search = search
      search.condition = try search.condition?.namingPeople(people.name)
      return try IMDbSearch(search, of: status, in: database).hits(in: rows)
    } ?? LocalHits()
  }

  public func facts(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: SourcedFacts] {
    try await read { database, status in
      try IMDbTitles(status: status, database: database).facts(of: ids)
    } ?? [:]
  }

  public func season(
    _ number: Int, of series: TitleID
  ) async throws(CatalogueError) -> Season? {
    try await read { database, status in
      guard status.level.base == .titles else { return nil }
      return try IMDbTitles(status: status, database: database).season(number, of: series)
    } ?? nil
  }

  public func person(_ text: String) async throws(CatalogueError) -> PersonIdentity? {
    try await read { database, _ in try IMDbPeople(database: database).identity(of: text) } ?? nil
  }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await read { database, status in
      guard status.level.base == .titles else { return [] }
      let tables = IMDbSearchTables(status, .titles, in: database)
      return try TrigramVocabulary(
        columns: tables.columns, titlesOfWord: "titles", places: 1...Int64.max, database: database
      ).corrections(of: word, isUnfinished: isUnfinished, limit: limit)
    } ?? []
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database, IMDbStatus) throws -> Value
  ) async throws(CatalogueError) -> Value? {
    do {
      return try await database.read(body)
    } catch {
      throw Task.isCancelled ? .cancelled : .unsearchable
    }
  }
}

extension IndexExtent {
  fileprivate init(_ status: IMDbStatus) {
    let day = status.days.values.max().map(CalendarDate.init(secondsSince1970:))
    switch status.level.base {
    case .ratings:
      self.init(.facts, count: status.ratings, revision: status.imported, day: day)
    case .titles:
      var missing: Set<ExpressionField> = [
        .text(.plot), .text(.country), .text(.language), .text(.rated), .text(.awards),
        .number(.metascore), .number(.tomatoes),
      ]
      if !status.level.hasPeople {
        missing.formUnion([.person, .text(.director), .text(.writer), .text(.actor)])
      }
      self.init(
        .everything, count: status.titles, revision: status.imported, day: day, missing: missing)
    }
  }
}

/// The people of `imdb.sqlite`, by their names and ids.
///
/// A file without people has no table of them.
struct IMDbPeople {
  let database: Database

  /// Identifies a person.
  ///
  /// - Parameter text: An id, or a whole name, with the number of a namesake if necessary.
  /// - Returns: The person; `nil` if the name is unknown.
  /// - Throws: A `DatabaseError`.
  func identity(of text: String) throws -> PersonIdentity? {
    guard let name = try PersonID(text).map({ try self.name(of: $0) }) ?? text else { return nil }
    let all = try people(named: name)
    guard let index = all.firstIndex(where: { $0.name.nameKey == name.nameKey }) else {
      return nil
    }
    return PersonIdentity(
      all[index],
      namesakes: (all[..<index] + all[(index + 1)...])
        .sorted { ($1.titles, $0.id.number) < ($0.titles, $1.id.number) })
  }

  /// Returns the name of the person with an id; `nil` if the id is unknown.
  func name(of id: PersonID) throws -> String? {
    guard try hasPeople else { return nil }
    let statement = try database.cachedStatement(sql: "SELECT name FROM person WHERE number = ?")
    return try String.fetchOne(statement, arguments: [id.number])?.harmlessLine
  }

  /// Returns all people with a name, whatever their numbers.
  private func people(named text: String) throws -> [KnownPerson] {
    let name = PersonName(text).name.comparisonKey
    guard !name.isEmpty, try hasPeople else { return [] }
    let statement = try database.cachedStatement(
      sql: "SELECT number, name, titles FROM person WHERE key = ? ORDER BY number")
    return try Row.fetchAll(statement, arguments: [IMDbPerson.key(ofFolded: name)])
      .compactMap { row in
        guard let number: UInt32 = row.value(0), let text = (row.value(1) as String?)?.harmlessLine,
          PersonName(text).name.comparisonKey == name
        else { return nil }
        return KnownPerson(id: PersonID(number: number), name: text, titles: row.value(2) ?? 0)
      }
  }

  private var hasPeople: Bool { get throws { try database.tableExists("person") } }
}
