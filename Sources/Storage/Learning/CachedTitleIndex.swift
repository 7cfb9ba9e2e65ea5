import GRDB
import Search
public import Titles

/// An index of the titles in the kept answers of a source.
///
/// A ``CachedCatalogue`` of the same scope adds the titles. All work is done off the caller's
/// thread, and SQLite interrupts it when the task is cancelled.
public final class CachedTitleIndex: TitleIndex {
  private let database: CacheDatabase
  private let scope: String

  /// Makes an index, without opening the database yet.
  ///
  /// - Parameters:
  ///   - scope: The scope of the catalogue that adds the titles.
  ///   - database: The database in which they are kept.
  public init(scope: String, database: CacheDatabase) {
    self.scope = scope
    self.database = database
  }

  public var extent: IndexExtent {
    get async throws(CatalogueError) {
      try await read { [scope] in try TitleRows.extent(of: scope, in: $0) }
    }
  }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    try await read { [scope] database in
      guard let places = try TitleRows.places(of: scope, in: database) else { return LocalHits() }
      return try TitleSearch(search, of: LearnedTables(), among: places, in: database) { places in
        try KnownTitle.details(at: places, in: database).map(\.harmless)
      }.hits(in: rows)
    }
  }

  public func facts(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: SourcedFacts] {
    try await read { [scope] database in
      var facts: [TitleID: SourcedFacts] = [:]
      for id in ids {
        facts[id] = try KnownTitle.with(id, from: scope, in: database)?.facts.harmless
      }
      return facts
    }
  }

  /// Returns `nil`, since the catalogue keeps seasons as whole answers.
  public func season(_ number: Int, of series: TitleID) -> Season? { nil }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await read { [scope] database in
      guard let places = try TitleRows.places(of: scope, in: database) else { return [] }
      return try LearnedWords.vocabulary(at: places, in: database)
        .corrections(of: word, isUnfinished: isUnfinished, limit: limit)
    }
  }

  /// Reads until the task is cancelled.
  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(CatalogueError) -> Value {
    if let value = await database.readUntilCancelled(body) { return value }
    throw Task.isCancelled ? .cancelled : .unsearchable
  }
}
