import GRDB
public import Search
import Synchronization
public import Titles

/// The titles that a source has told of, as far as they are kept.
///
/// A ``CachedCatalogue`` of the same scope learns them from its answers. All work is done off the
/// caller's thread and stops when the task is cancelled. A database that cannot be read has no
/// hits.
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

  public var count: Int? {
    get async { await extent()?.titles }
  }

  public func hits(for search: LocalSearch, in rows: Range<Int>) async -> LocalHits {
    let scope = scope
    return await database.readUntilCancelled { database in
      guard let places = try TitleRows.places(of: scope, in: database) else { return LocalHits() }
      return try TitleSearch(search, among: places, in: database).hits(in: rows)
    } ?? LocalHits()
  }

  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    let scope = scope
    return await database.readUntilCancelled { database in
      var details: [TitleID: TitleDetail] = [:]
      for id in ids {
        details[id] = try KnownTitle.with(id, from: scope, in: database)?.sighting.detail.harmless
      }
      return details
    } ?? [:]
  }

  /// The words are read when they are first needed, and again once more than one in fifty titles
  /// has come or gone since.
  public var vocabulary: Vocabulary {
    get async {
      guard let extent = await extent() else { return Vocabulary([]) }
      if let known = knownVocabulary.withLock(\.self), known.extent.isNear(extent) {
        return known.vocabulary
      }
      let vocabulary = await VocabularyReading(database, scope: scope).vocabulary()
      knownVocabulary.withLock { $0 = KnownVocabulary(vocabulary: vocabulary, extent: extent) }
      return vocabulary
    }
  }

  private struct KnownVocabulary {
    var vocabulary: Vocabulary
    /// How large the index was then.
    var extent: IndexExtent
  }

  private func extent() async -> IndexExtent? {
    let scope = scope
    return await database.readUntilCancelled { try IndexExtent(of: scope, in: $0) }
  }
}
