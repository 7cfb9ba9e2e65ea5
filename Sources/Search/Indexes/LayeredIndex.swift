public import Titles

/// An index that has everything of its source, while it is there, above one of what was seen.
///
/// Whoever has everything answers searches that it knows the fields of, and the other one adds its
/// own hits; the other one answers the rest. The facts of both are joined. The upper one may come
/// and go while a session runs: whether it is there is asked with every question.
public struct LayeredIndex: TitleIndex {
  private let whole: any TitleIndex
  private let seen: any TitleIndex

  /// Lays one index above another; nothing is read.
  ///
  /// - Parameters:
  ///   - whole: Has everything of its source, or facts alone, or is not there, and then throws.
  ///   - seen: What else is on this machine.
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

  /// How many hits among what else is on this machine are looked at: whoever finds more has typed
  /// too little to find one that nobody else knows.
  private static let considered = 200

  /// The hits that only the other index has, or finds by facts that the data does not have.
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
  /// How much it has; `nil` if it is not there.
  var extentIfThere: IndexExtent? {
    get async throws(CatalogueError) {
      try await ifThere { () throws(CatalogueError) in try await extent }
    }
  }

  /// Looks up what it knows about titles; `nil` if it is not there.
  func factsIfThere(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: SourcedFacts]? {
    try await ifThere { () throws(CatalogueError) in try await facts(of: ids) }
  }

  /// Looks for titles; `nil` if it is not there.
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
  /// Whether nobody knows more hits for a search: it has everything, and all fields that are asked
  /// for.
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
