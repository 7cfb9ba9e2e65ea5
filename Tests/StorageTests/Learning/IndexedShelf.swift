import Storage
import TestSupport
import Titles

/// A cache whose answers are learned, and the index of what it has learned.
struct IndexedShelf {
  let shelf: Shelf
  let database: CacheDatabase
  let index: CachedTitleIndex

  init(_ database: CacheDatabase = CacheDatabase(), scope: String = "https://a.example") {
    self.database = database
    shelf = Shelf(database, scope: scope)
    index = CachedTitleIndex(scope: scope, database: database)
  }

  /// Learns titles with all their facts from the answers to questions about each.
  func learn(_ details: [TitleDetail], _ quality: AnswerQuality = .complete) async throws {
    for detail in details {
      shelf.base.answers(with: detail, quality)
      _ = try await shelf.title(.id(detail.id), .afresh)
    }
  }

  /// Learns titles from the rows of a list, some with all their facts.
  func learn(rows: [TitleSummary], details: [TitleDetail] = []) async throws {
    let page = TitlePage(
      rows, total: rows.count, size: 10, last: 1, query: TitleQuery("x"), details: details)
    shelf.base.answers(with: page)
    _ = try await shelf.page("x", 1, .afresh)
  }

  /// The first hits of a search.
  func hits(
    _ condition: TitleCondition?, ranking: String? = nil, order: TitleOrder? = nil,
    in rows: Range<Int> = 0..<50
  ) async throws -> LocalHits {
    try await index.hits(for: LocalSearch(condition, ranking: ranking, order: order), in: rows)
  }

  /// Whether a word is one of those that titles are found by.
  func knows(_ word: String) async throws -> Bool {
    try await index.corrections(of: word, isUnfinished: false, limit: 1).first?.mistakes == 0
  }

  /// The ids of the titles that match words as they are typed.
  func found(_ words: String) async throws -> [TitleID] {
    try await hits(.words([words]), ranking: words).titles.map(\.id)
  }
}
