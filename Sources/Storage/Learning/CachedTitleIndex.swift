import GRDB
import Search
import Synchronization
public import Titles

/// The titles that a source has told of, as far as they are kept.
///
/// A ``CachedCatalogue`` of the same scope learns them from its answers. All work is done off the
/// caller's thread, and SQLite stops in the middle of it when the task is cancelled.
public final class CachedTitleIndex: TitleIndex {
  private let database: CacheDatabase
  private let scope: String
  private let knownVocabulary = Mutex<KnownVocabulary?>(nil)

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - scope: The scope of the catalogue whose titles are meant.
  ///   - database: Where they are kept.
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

  /// Seasons are kept as whole answers by the catalogue, and not here.
  public func season(_ number: Int, of series: TitleID) -> Season? { nil }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await vocabulary().corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  /// The words are read when they are first needed, and again once more than one in fifty titles
  /// has come or gone since.
  private func vocabulary() async throws(CatalogueError) -> Vocabulary {
    let extent = try await extent
    if let known = knownVocabulary.withLock(\.self), known.extent.isNear(extent) {
      return known.vocabulary
    }
    let vocabulary = try await readVocabulary()
    knownVocabulary.withLock { $0 = KnownVocabulary(vocabulary: vocabulary, extent: extent) }
    return vocabulary
  }

  private struct KnownVocabulary {
    var vocabulary: Vocabulary
    /// How large the index was then.
    var extent: IndexExtent
  }

  private func readVocabulary() async throws(CatalogueError) -> Vocabulary {
    var reading = VocabularyReading()
    while !reading.isAtEnd {
      reading = try await read { [scope, reading] database in
        guard let places = try TitleRows.places(of: scope, in: database) else {
          return reading.ended
        }
        return try reading.continued(at: places, in: database)
      }
    }
    return reading.vocabulary
  }

  /// Reads until the task is cancelled.
  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(CatalogueError) -> Value {
    if let value = await database.readUntilCancelled(body) { return value }
    throw Task.isCancelled ? .cancelled : .unsearchable
  }
}

extension IndexExtent {
  /// Whether at most one title in fifty has come or gone in between.
  fileprivate func isNear(_ other: IndexExtent) -> Bool {
    max(abs(other.count - count), abs(other.revision - revision)) <= count / 50
  }
}
