import Synchronization
public import Titles

/// The titles of an index, and those of the user's library that it does not have.
///
/// Only searches that ask for them meet the library, which is read once for each of its revisions.
public final class LibraryIndex: TitleIndex {
  private let index: any TitleIndex
  private let library: any Library
  private let last = Mutex<KeptTitles?>(nil)

  /// Joins an index and a library; nothing is read.
  public init(_ index: any TitleIndex, and library: any Library) {
    self.index = index
    self.library = library
  }

  public var extent: IndexExtent {
    get async throws(CatalogueError) { try await index.extent }
  }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    guard search.includesLibrary || search.isAboutLibrary else {
      return try await index.hits(for: search, in: rows)
    }
    var search = search
    search.condition = try await understood(search.condition)
    let answerer = try await index.answerer(of: search)
    let kept = try await keptTitles(besides: answerer)
    search.marks = kept.marks
    let further = try kept.others.all(for: search)
    guard !further.isEmpty else { return try await answerer.hits(for: search, in: rows) }
    // No hit that the index has further down can be among these rows.
    let hits = try await answerer.hits(for: search, in: 0..<rows.upperBound)
    let merged = search.merging(further, into: hits.titles)
    let found = (hits.total ?? hits.leastTotal ?? 0) + further.count
    return LocalHits(
      Array(merged[rows.clamped(to: merged.indices)]), total: hits.total == nil ? nil : found,
      leastTotal: hits.total == nil ? found : nil)
  }

  /// A condition with what fills lists in place of their names, and the names of people in place of
  /// their ids.
  private func understood(
    _ condition: TitleCondition?
  ) async throws(CatalogueError) -> TitleCondition? {
    guard condition?.namesLists == true else { return try await named(condition) }
    let lists = try await read { library throws(LibraryError) in try await library.livingLists() }
    return try await named(condition?.filling(lists))
  }

  /// A condition with the names of people in place of their ids.
  private func named(
    _ condition: TitleCondition?
  ) async throws(CatalogueError) -> TitleCondition? {
    var names: [PersonID: String] = [:]
    for id in condition?.people ?? [] { names[id] = try await index.person(id.text)?.person.name }
    return condition?.namingPeople { names[$0] }
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

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await index.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  /// The titles of the library for searches, as long as neither it nor the index has changed.
  private struct KeptTitles {
    let marks: LibraryMarks
    /// The titles that the index does not have.
    let others: MemoryIndex
    /// How much the index has.
    let extent: IndexExtent
  }

  /// The titles of the library, for a search that an index answers.
  private func keptTitles(
    besides answerer: any TitleIndex
  ) async throws(CatalogueError) -> KeptTitles {
    let revision = try await read { library throws(LibraryError) in try await library.revision() }
    let extent = try await answerer.extent
    if let last = last.withLock(\.self), last.marks.revision == revision, last.extent == extent {
      return last
    }
    let entries = try await read { library throws(LibraryError) in
      try await library.entries(in: .everything)
    }
    let known = try await answerer.facts(of: entries.map(\.id))
    let others = entries.filter { known[$0.id] == nil }
    let facts = try await facts(of: others.map(\.id))
    let kept = KeptTitles(
      marks: LibraryMarks(
        Dictionary(entries.map { ($0.id, $0.mark) }) { first, _ in first }, revision: revision),
      others: MemoryIndex(others.map { facts[$0.id]?.detail ?? $0.facts }), extent: extent)
    last.withLock { $0 = kept }
    return kept
  }

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
