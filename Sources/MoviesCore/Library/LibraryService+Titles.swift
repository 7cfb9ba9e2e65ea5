import Keeping
import Search
import Titles

extension LibraryService {
  /// The index of the titles on this machine and in the library.
  var titles: any TitleIndex {
    get async { await index() ?? LibraryIndex(MemoryIndex([]), and: library, files: files) }
  }

  /// The marks of what the user has as files: none, if they cannot be read.
  var fileMarks: [TitleID: FileMark] {
    get async { (try? await files?.marks()) ?? [:] }
  }

  /// The number of titles read at once, small enough that other requests need not wait long.
  private static let pageSize = 200

  /// The maximum number of titles that are read: hardly anyone scrolls further down a smart list.
  private static let mostTitles = 1_000

  /// Returns the first titles on this machine that a search finds.
  private func titles(
    matching search: LocalSearch
  ) async throws(LibraryError) -> [TitleDetail] {
    let index = await titles
    var found: [TitleDetail] = []
    while found.count < Self.mostTitles {
      let rows = found.count..<(found.count + Self.pageSize)
      let page = try await Self.answer { () throws(CatalogueError) in
        try await index.hits(for: search, in: rows).titles
      }
      found += page
      if page.count < Self.pageSize { break }
    }
    return found
  }

  /// Returns one page of the best-known titles on this machine that a search finds.
  func firstTitles(matching search: LocalSearch) async throws(LibraryError) -> [TitleDetail] {
    let index = await titles
    return try await Self.answer { () throws(CatalogueError) in
      try await index.hits(for: search, in: 0..<Self.pageSize).titles
    }
  }

  /// Reads the entries of a list, with all facts on this machine: the library's own copy may have
  /// nothing but their ids.
  func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry] {
    try await kept(in: list).completed(by: LocalFacts(titles))
  }

  /// Returns the titles of a smart list: those of the library that its expression accepts, and the
  /// first others on this machine, in its order.
  ///
  /// The library's titles are matched by their own facts as well, since only the first hits of the
  /// index are read. An expression that is no longer valid accepts nothing, and one without a
  /// condition only titles of the library.
  ///
  /// - Parameter list: The list.
  /// - Returns: The titles, those of the library first unless the expression has an order.
  /// - Throws: A `LibraryError`.
  func entries(of list: SmartList) async throws(LibraryError) -> [LibraryEntry] {
    guard let expression = try? TitleExpression(parsing: list.expression) else { return [] }
    let kept = try await entries(in: .everything)
    guard let condition = expression.condition else {
      return expression.order.map { kept.sorted(by: $0) } ?? kept
    }
    let found = try await titles(matching: LocalSearch(condition, order: expression.order))
    let foundIDs = Set(found.map(\.id))
    let others = try await library.livingLists().filter { $0 != list }
    let filled = condition.filling(others)
    let files = await fileMarks
    let accepted = kept.filter { entry in
      foundIDs.contains(entry.id)
        || filled.accepts(
          SearchableTitle(entry.facts), mark: entry.mark(having: files[entry.id]))
    }
    let known = Set(kept.map(\.id))
    let all =
      await accepted
      + found.filter { !known.contains($0.id) }.map { LibraryEntry($0) }
      .completed(by: LocalFacts(titles))
    return expression.order.map { all.sorted(by: $0) } ?? all
  }

  /// Returns the titles that a step changed, even those that the library no longer has.
  ///
  /// - Parameter step: The step.
  /// - Returns: The current entries, in the order of their ids.
  /// - Throws: A `LibraryError`.
  func entries(changedBy step: UndoEntry) async throws(LibraryError) -> [LibraryEntry] {
    let ids = try await library.titles(ofStep: step.id)
    let kept = try await library.entries(of: Set(ids))
    return ids.map { kept[$0] ?? LibraryEntry(TitleDetail(TitleSummary(id: $0, title: nil))) }
  }

  /// Draws proposals for tonight from all titles on this machine and in the library.
  ///
  /// The index searches for the wish, so that only titles that fit, or nearly fit, are read.
  ///
  /// - Parameters:
  ///   - draw: The draw.
  ///   - kept: The entries of the library.
  /// - Returns: The proposals.
  /// - Throws: A `LibraryError`.
  func offerFromDisk(
    of draw: TonightDraw, keeping kept: [LibraryEntry]
  ) async throws(LibraryError) -> TonightOffer {
    let byID = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
    let drawn = try await isVast ? draw.search.amongKnown : draw.search
    let found = try await titles(matching: drawn)
    let facts = await LocalFacts(titles).details(of: found.map(\.id).filter { byID[$0] != nil })
    let candidates = found.map { title in
      guard var entry = byID[title.id] else { return LibraryEntry(title) }
      entry.facts = facts[title.id] ?? entry.facts
      return entry
    }
    var offer = draw.offer(from: candidates, taste: Taste(kept), having: await fileMarks)
    offer.candidates = try await count
    if offer.isShort {
      let vetoed = offer.loosenings.filter { $0.requirement == .notVetoed }
      offer.loosenings = (vetoed + (try await loosenings(of: draw))).mostGainFirst
    }
    return offer
  }

  /// Whether the index has every title in existence, including many that hardly anyone knows.
  private var isVast: Bool {
    get async throws(LibraryError) {
      let index = await titles
      return try await Self.answer { () throws(CatalogueError) in
        try await index.extent.coverage == .everything
      }
    }
  }

  private func loosenings(
    of draw: TonightDraw
  ) async throws(LibraryError) -> [TonightLoosening] {
    let isVast = try await isVast
    func found(_ search: LocalSearch) async throws(LibraryError) -> LocalHits {
      try await hits(for: isVast ? search.amongKnown : search)
    }
    let strict = try await found(draw.strictSearch).leastCount
    var loosenings: [TonightLoosening] = []
    for (requirement, search) in draw.searchesWithoutOneRequirement {
      let hits = try await found(search)
      let gain = hits.leastCount - strict
      if gain > 0 {
        loosenings.append(
          TonightLoosening(requirement, gain: gain, isLeast: hits.total == nil))
      }
    }
    return loosenings
  }

  /// The number of all titles, including those of the library.
  private var count: Int {
    get async throws(LibraryError) {
      if let total = try await hits(for: LocalSearch(nil)).total {
        return total
      }
      let index = await titles
      return try await Self.answer { () throws(CatalogueError) in try await index.extent.count }
    }
  }

  /// Counts the titles that a search finds.
  private func hits(for search: LocalSearch) async throws(LibraryError) -> LocalHits {
    let index = await titles
    return try await Self.answer { () throws(CatalogueError) in
      try await index.hits(for: search, in: 0..<0)
    }
  }

  /// Returns the answer of an index, and converts its errors to those of the library.
  private static func answer<Value>(
    _ question: () async throws(CatalogueError) -> Value
  ) async throws(LibraryError) -> Value {
    do {
      return try await question()
    } catch .library(let error) {
      throw error
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .unsearchable
    }
  }
}

extension LocalHits {
  /// The number of hits, or else its lower bound.
  fileprivate var leastCount: Int { total ?? leastTotal ?? 0 }
}

extension LocalSearch {
  /// The fewest votes of a proposed title if the index has every title in existence.
  private static let leastVotes = 1_000.0

  /// The search limited to titles with enough votes, unless it has a condition on votes itself.
  fileprivate var amongKnown: LocalSearch {
    let asksForVotes = condition?.hasPart { part in
      if case .number(.votes, _) = part { true } else { false }
    }
    guard asksForVotes != true else { return self }
    var search = self
    let known = TitleCondition.number(.votes, .atLeast(Self.leastVotes))
    search.condition = TitleCondition(allOf: [condition, known].compactMap(\.self))
    return search
  }
}

extension [TonightLoosening] {
  fileprivate var mostGainFirst: Self {
    enumerated()
      .sorted { ($1.element.gain, $0.offset) < ($0.element.gain, $1.offset) }
      .map(\.element)
  }
}
