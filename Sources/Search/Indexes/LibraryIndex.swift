import Titles

/// The titles of an index, and those of the user's library that it does not have.
struct LibraryIndex: TitleIndex {
  private let index: any TitleIndex
  private let others: MemoryIndex

  /// Looks which of the titles about which something is kept the index does not have.
  init(_ kept: [LibraryEntry], and index: any TitleIndex) async {
    self.index = index
    let known = await index.details(of: kept.map(\.id))
    others = MemoryIndex(kept.lazy.map(\.facts).filter { known[$0.id] == nil })
  }

  var count: Int? {
    get async { await index.count.map { $0 + (others.count ?? 0) } }
  }

  func hits(for search: LocalSearch, in rows: Range<Int>) async -> LocalHits {
    let further = others.hits(for: search, in: 0..<(others.count ?? 0)).titles
    guard !further.isEmpty else { return await index.hits(for: search, in: rows) }
    // No hit that the index has further down can be among these rows.
    let hits = await index.hits(for: search, in: 0..<rows.upperBound)
    let merged = MemoryIndex(hits.titles + further).hits(for: search, in: rows)
    return LocalHits(merged.titles, total: hits.total.map { $0 + further.count })
  }

  func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    others.details(of: ids).merging(await index.details(of: ids)) { _, known in known }
  }

  var vocabulary: Vocabulary {
    get async { await index.vocabulary }
  }
}
