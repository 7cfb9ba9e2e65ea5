import Keeping
import Search
import Titles

extension LibraryService {
  /// The titles of this machine and of the library.
  var titles: any TitleIndex {
    get async { await index() ?? LibraryIndex(MemoryIndex([]), and: library) }
  }

  /// How many titles are read at once, so that nobody waits long for their turn.
  private static let pageSize = 200

  /// The most titles that are read: nobody walks further down a list that fills itself.
  private static let mostTitles = 1_000

  /// The first titles of this machine that a search finds.
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

  /// The best known titles of this machine that a search finds, as many as are read at once.
  func firstTitles(matching search: LocalSearch) async throws(LibraryError) -> [TitleDetail] {
    let index = await titles
    return try await Self.answer { () throws(CatalogueError) in
      try await index.hits(for: search, in: 0..<Self.pageSize).titles
    }
  }

  /// Reads what is kept about the titles of a list, with all facts that this machine knows: the
  /// library's own copy may have nothing but their ids.
  func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry] {
    try await kept(in: list).completed(by: LocalFacts(titles))
  }

  /// The titles that a living list has: those of the library that its expression accepts, and the
  /// first others of this machine, in its order.
  ///
  /// What is kept is judged by its facts as well, since only the first hits of the index are read.
  /// An expression that can no longer be understood accepts nothing, and one without a condition
  /// only what is kept.
  ///
  /// - Parameter list: The list.
  /// - Returns: The titles, those of the library first unless the expression has an order.
  /// - Throws: A `LibraryError`.
  func entries(of list: LivingList) async throws(LibraryError) -> [LibraryEntry] {
    guard let expression = try? TitleExpression(parsing: list.expression) else { return [] }
    let kept = try await entries(in: .everything)
    guard let condition = expression.condition else {
      return expression.order.map { kept.sorted(by: $0) } ?? kept
    }
    let found = try await titles(matching: LocalSearch(condition, order: expression.order))
    let foundIDs = Set(found.map(\.id))
    let others = try await library.livingLists().filter { $0 != list }
    let filled = condition.filling(others)
    let accepted = kept.filter { entry in
      foundIDs.contains(entry.id)
        || filled.accepts(SearchableTitle(entry.facts), mark: entry.mark)
    }
    let known = Set(kept.map(\.id))
    let all =
      await accepted
      + found.filter { !known.contains($0.id) }.map { LibraryEntry($0) }
      .completed(by: LocalFacts(titles))
    return expression.order.map { all.sorted(by: $0) } ?? all
  }

  /// The titles that a step changed, also those that the library no longer knows.
  ///
  /// - Parameter step: The step.
  /// - Returns: What is kept about them now, in the order of their ids.
  /// - Throws: A `LibraryError`.
  func entries(changedBy step: LibraryStep) async throws(LibraryError) -> [LibraryEntry] {
    let ids = try await library.titles(ofStep: step.id)
    let kept = try await library.entries(of: Set(ids))
    return ids.map { kept[$0] ?? LibraryEntry(TitleDetail(TitleSummary(id: $0, title: nil))) }
  }

  /// Draws proposals for tonight from all titles of this machine and of the library.
  ///
  /// The wish is asked of the index, so that only what fits, or nearly does, is read.
  ///
  /// - Parameters:
  ///   - draw: The draw.
  ///   - kept: What the user keeps.
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
    var offer = draw.offer(from: candidates, taste: Taste(kept))
    offer.candidates = try await count
    if offer.isShort {
      let vetoed = offer.loosenings.filter { $0.requirement == .notVetoed }
      offer.loosenings = (vetoed + (try await loosenings(of: draw))).mostGainFirst
    }
    return offer
  }

  /// Whether the index has all titles there are; nobody has heard of most of them.
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

  /// How many titles there are, those of the library among them.
  private var count: Int {
    get async throws(LibraryError) {
      if let total = try await hits(for: LocalSearch(nil)).total {
        return total
      }
      let index = await titles
      return try await Self.answer { () throws(CatalogueError) in try await index.extent.count }
    }
  }

  /// How many titles a search finds.
  private func hits(for search: LocalSearch) async throws(LibraryError) -> LocalHits {
    let index = await titles
    return try await Self.answer { () throws(CatalogueError) in
      try await index.hits(for: search, in: 0..<0)
    }
  }

  /// The answer of an index, with its errors as the library's.
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
  /// How many there are, or at least.
  fileprivate var leastCount: Int { total ?? leastTotal ?? 0 }
}

extension LocalSearch {
  /// The fewest votes of a title that is proposed where all titles there are could be.
  private static let leastVotes = 1_000.0

  /// The same search among titles that some people know, unless it says itself how many.
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
