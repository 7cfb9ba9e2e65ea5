import Synchronization
public import Titles

/// The titles of an index and of the user's library, each with the facts of both.
///
/// A title to which the library adds facts is matched here, by the facts of both, and the index
/// leaves it out, so that its row with fewer facts never replaces the full one. The library is read
/// once per revision; if it cannot be read, only searches that ask for it fail.
public final class LibraryIndex: TitleIndex {
  private let index: any TitleIndex
  private let library: any Library
  private let files: (any FileMarking)?
  private let known = Mutex<[KeptTitles]>([])

  /// Joins an index and a library, without reading either yet.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - library: The user's library.
  ///   - files: What the user has as files; `nil` for nothing.
  public init(
    _ index: any TitleIndex, and library: any Library, files: (any FileMarking)? = nil
  ) {
    self.index = index
    self.library = library
    self.files = files
  }

  /// The extent of the index; unless the index has everything, its count includes the titles that
  /// only the library has.
  public var extent: IndexExtent {
    get async throws(CatalogueError) {
      var extent = try await index.extent
      guard extent.coverage == .seen,
        let kept = try await keptTitles(besides: index, isNeeded: false)
      else { return extent }
      extent.count += kept.onlyHere
      return extent
    }
  }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    var search = search
    search.condition = try await filled(search.condition)
    let answerer = try await index.answerer(of: search)
    guard
      let kept = try await keptTitles(besides: answerer, isNeeded: search.isAboutLibrary)
    else { return try await answerer.hits(for: search, in: rows) }
    search.marks = kept.marks
    let found = try kept.hits(for: try await named(search))
    search.leftOut.formUnion(found.leftOut)
    var hits = try await answerer.hits(for: search, and: found.further, in: rows)
    hits.titles = hits.titles.map { kept.joined($0) }
    return hits
  }

  /// Returns a condition with the expressions of self-filling lists in place of their names.
  private func filled(
    _ condition: TitleCondition?
  ) async throws(CatalogueError) -> TitleCondition? {
    guard let condition, condition.namesLists else { return condition }
    return condition.filling(
      try await read { library throws(LibraryError) in try await library.livingLists() })
  }

  /// Returns a search with the names of people in place of their ids, which the library lacks.
  private func named(_ search: LocalSearch) async throws(CatalogueError) -> LocalSearch {
    var names: [PersonID: String] = [:]
    for id in search.condition?.people ?? [] {
      names[id] = try await index.person(id.text)?.person.name
    }
    var search = search
    search.condition = search.condition?.namingPeople { names[$0] }
    return search
  }

  /// Joins the facts of the index with those of the library; a library that cannot be read adds
  /// nothing.
  public func facts(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: SourcedFacts] {
    let known = try await index.facts(of: ids)
    guard let kept = try? await library.facts(of: Set(ids)) else { return known }
    return known.merging(kept) { $0.joined(with: $1) }
  }

  public func season(_ number: Int, of series: TitleID) async throws(CatalogueError) -> Season? {
    try await index.season(number, of: series)
  }

  public func person(_ text: String) async throws(CatalogueError) -> PersonIdentity? {
    try await index.person(text)
  }

  /// Returns corrections from the words of the index, and from those that only the library adds.
  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    let words = try await index.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
    let kept = try await keptTitles(besides: index, isNeeded: false)
    let others =
      try await kept?.corrections(of: word, isUnfinished: isUnfinished, limit: limit) ?? []
    return Array((words + others).withoutRepetitions(by: \.word).likeliestFirst.prefix(limit))
  }

  /// Returns the titles of the library, joined with the facts of the index that answers.
  ///
  /// - Returns: The titles; `nil` if the library cannot be read and is not needed.
  private func keptTitles(
    besides answerer: any TitleIndex, isNeeded: Bool
  ) async throws(CatalogueError) -> KeptTitles? {
    do throws(CatalogueError) {
      return try await keptTitles(besides: answerer)
    } catch .library(let error) {
      guard !isNeeded, error != .cancelled else { throw .library(error) }
      return nil
    }
  }

  private func keptTitles(
    besides answerer: any TitleIndex
  ) async throws(CatalogueError) -> KeptTitles {
    let revision = try await read { library throws(LibraryError) in try await library.revision() }
    let extent = try await answerer.extent
    let known = known.withLock(\.self)
    let files = await markedFiles(unlessLike: known.last?.files)
    if let same = known.first(where: { $0.revision == revision && $0.extent == extent }),
      same.files.revision == files.revision
    {
      return same
    }
    var kept: KeptTitles
    if let last = known.last(where: { $0.extent == extent }),
      let same = try await keptTitles(like: last, at: revision, besides: answerer)
    {
      kept = same
    } else {
      let entries = try await read { library throws(LibraryError) in
        try await library.entries(in: .everything)
      }
      let told = try await answerer.details(of: entries.map(\.id))
      kept = KeptTitles(
        entries, revision: revision, files: files, told: told,
        joined: try await details(of: Array(told.keys)),
        beside: extent)
    }
    if kept.files.revision != files.revision { kept = kept.marking(files) }
    // Two are kept, since searches that different indexes answer may alternate.
    self.known.withLock { $0 = [$0.last, kept].compactMap(\.self) }
    return kept
  }

  /// Updates the titles to a later revision; returns `nil` unless only the marks of a few have
  /// changed.
  private func keptTitles(
    like last: KeptTitles, at revision: Int, besides answerer: any TitleIndex
  ) async throws(CatalogueError) -> KeptTitles? {
    let changed = try await read { library throws(LibraryError) in
      try await library.titlesChanged(since: last.revision)
    }
    guard let changed, changed.count <= Self.fewTitles else { return nil }
    let entries = try await read { library throws(LibraryError) in
      try await library.entries(of: changed)
    }
    let told = try await answerer.details(of: Array(changed))
    return last.changed(
      changed, to: entries, revision: revision, told: told,
      joined: try await details(of: Array(told.keys)))
  }

  /// Returns what the user has as files: nothing, if that cannot be read.
  private func markedFiles(unlessLike known: MarkedFiles?) async -> MarkedFiles {
    guard let files, let revision = try? await files.revision() else { return MarkedFiles() }
    if let known, known.revision == revision { return known }
    guard let marks = try? await files.marks() else { return MarkedFiles() }
    return MarkedFiles(byID: marks, revision: revision)
  }

  /// The number of changed titles up to which reading them again is faster than reading all.
  private static let fewTitles = 200

  private func read<Value>(
    _ question: (any Library) async throws(LibraryError) -> Value
  ) async throws(CatalogueError) -> Value {
    do {
      return try await question(library)
    } catch {
      throw .library(error)
    }
  }
}

extension [WordCorrection] {
  /// The corrections, sorted as in ``Vocabulary``, except that counts of titles are ignored.
  fileprivate var likeliestFirst: Self {
    sorted { ($0.mistakes, $0.isBold ? 1 : 0) < ($1.mistakes, $1.isBold ? 1 : 0) }
  }
}
