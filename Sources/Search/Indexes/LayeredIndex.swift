public import Titles

/// Two indexes in one: an index with everything of its source, which may be unavailable, above one
/// of the titles seen so far.
///
/// The upper index answers the searches whose fields it has, and the lower one adds its own hits;
/// the lower index answers all other searches. The facts of both are joined. The upper index may
/// come and go during a session, so every query checks whether it is available.
public struct LayeredIndex: TitleIndex {
  private let whole: any TitleIndex
  private let seen: any TitleIndex

  /// Lays one index above another, without reading either yet.
  ///
  /// - Parameters:
  ///   - whole: The upper index, which has everything of its source or facts alone; throws while it
  ///     is unavailable.
  ///   - seen: The index of everything else on this machine.
  public init(_ whole: any TitleIndex, above seen: any TitleIndex) {
    self.whole = whole
    self.seen = seen
  }

  public var extent: IndexExtent {
    get async throws(CatalogueError) {
      guard var extent = try await whole.extentIfThere, extent.coverage == .everything else {
        return try await seen.extent
      }
      extent.revision += try await seen.extentIfThere?.revision ?? 0
      return extent
    }
  }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    guard try await whole.extentIfThere?.answers(search) == true else {
      return try await seen.hits(for: search, in: rows)
    }
    let further = try await seenAlone(search)
    var search = search
    search.leftOut.formUnion(further.map(\.id))
    return try await whole.hits(for: search, and: further, in: rows)
  }

  /// The number of hits of the lower index to consider: a search with more hits is too vague to
  /// look for a title that only that index has.
  private static let considered = 200

  /// Returns the hits that only the lower index has, or finds by facts that the upper one lacks.
  private func seenAlone(_ search: LocalSearch) async throws(CatalogueError) -> [TitleDetail] {
    let hits = try await seen.hitsIfThere(for: search, in: 0..<Self.considered)?.titles ?? []
    guard !hits.isEmpty else { return [] }
    let told = try await whole.details(of: hits.map(\.id))
    let accepts = search.condition?.testOfDetails()
    return hits.filter { hit in
      guard let told = told[hit.id], told.kind != .episode else { return true }
      return accepts?(told, search.marks[hit.id]) == false
    }
  }

  public func answerer(of search: LocalSearch) async throws(CatalogueError) -> any TitleIndex {
    try await whole.extentIfThere?.answers(search) == true ? self : seen
  }

  public func facts(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: SourcedFacts] {
    let known = try await seen.facts(of: ids)
    guard let told = try await whole.factsIfThere(of: ids) else { return known }
    return known.merging(told) { $0.joined(with: $1).numberingNamesakes(as: $1) }
  }

  public func season(_ number: Int, of series: TitleID) async throws(CatalogueError) -> Season? {
    if try await whole.extentIfThere?.coverage == .everything,
      let season = try await whole.season(number, of: series)
    {
      return season
    }
    return try await seen.season(number, of: series)
  }

  public func person(_ text: String) async throws(CatalogueError) -> PersonIdentity? {
    guard try await whole.extentIfThere?.coverage == .everything else { return nil }
    return try await whole.person(text)
  }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    let isWhole = try await whole.extentIfThere?.coverage == .everything
    return try await (isWhole ? whole : seen)
      .corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }
}

extension TitleIndex {
  /// The extent of the index; `nil` if it is unavailable.
  var extentIfThere: IndexExtent? {
    get async throws(CatalogueError) {
      try await ifThere { () throws(CatalogueError) in try await extent }
    }
  }

  /// Returns the facts about titles; `nil` if the index is unavailable.
  func factsIfThere(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: SourcedFacts]? {
    try await ifThere { () throws(CatalogueError) in try await facts(of: ids) }
  }

  /// Returns the hits of a search; `nil` if the index is unavailable.
  fileprivate func hitsIfThere(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits? {
    try await ifThere { () throws(CatalogueError) in try await hits(for: search, in: rows) }
  }

  private func ifThere<Value>(
    _ question: () async throws(CatalogueError) -> Value
  ) async throws(CatalogueError) -> Value? {
    do throws(CatalogueError) {
      return try await question()
    } catch .cancelled {
      throw .cancelled
    } catch {
      return nil
    }
  }
}

extension IndexExtent {
  /// Returns whether the index finds all hits of a search: it has everything of its source, and all
  /// fields that the search asks for.
  func answers(_ search: LocalSearch) -> Bool {
    guard coverage == .everything else { return false }
    if search.order?.key == .disagreement, missing.contains(.number(.metascore)) { return false }
    return search.condition?.hasPart { condition in
      switch condition {
      case .text(let field, _): missing.contains(.text(field))
      case .number(let field, _): missing.contains(.number(field))
      case .words, .phrase, .kind, .form, .library, .not, .all, .any: false
      }
    } != true
  }
}
