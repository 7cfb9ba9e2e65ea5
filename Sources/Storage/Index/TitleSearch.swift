import GRDB
import Search
import Titles

/// A search of the titles of a source.
struct TitleSearch {
  let search: LocalSearch
  let translation: ConditionTranslation

  init(_ search: LocalSearch, among places: ClosedRange<Int64>, in database: Database) {
    self.search = search
    translation = ConditionTranslation(
      places: places, marks: search.marks, database: database)
  }

  private var database: Database { translation.database }

  /// Looks for these hits.
  func hits(in rows: Range<Int>) throws -> LocalHits {
    if let order = search.order { return try hits(in: rows, sortedBy: order) }
    let found = try places(upTo: rows.upperBound)
    return LocalHits(
      try titles(at: found[rows.clamped(to: 0..<found.count)]),
      total: found.count > rows.upperBound ? nil : found.count)
  }

  private func hits(in rows: Range<Int>, sortedBy order: TitleOrder) throws -> LocalHits {
    let hits = try translation.titles(where: search.condition)
    let total = try hits.count(in: database)
    let rows = rows.clamped(to: 0..<total)
    let places = try hits.places(
      in: order, of: search.marks, first: rows.upperBound, in: database)
    return LocalHits(try titles(at: places.dropFirst(rows.lowerBound)), total: total)
  }

  /// The places of the first hits, and of one more if there is one.
  private func places(upTo count: Int) throws -> [Int64] {
    var found: [Int64] = []
    var known: Set<Int64> = []
    for tier in try tiers() {
      let places = try tier.places(in: database)
      while found.count <= count, let place = try places.next() {
        if known.insert(place).inserted { found.append(place) }
      }
    }
    return found
  }

  /// The hits by how well they match: tiers may have hits of those before, and the last has all.
  private func tiers() throws -> [TitlesWhere] {
    let all = try translation.titles(where: search.condition)
    let words = SearchedWords([search.ranking ?? ""])
    guard !words.words.isEmpty else { return [all] }
    let others = try translation.titles(where: search.condition?.without(words))
    return MatchTier.allCases.compactMap(words.names).map { names in
      var tier = others
      tier.isAboutNames = others.words == nil
      tier.words = .all([names] + [others.words].compactMap(\.self))
      return tier
    } + [all]
  }

  private func titles(at places: some Sequence<Int64>) throws -> [TitleDetail] {
    try places.compactMap { try KnownTitle.at($0, in: database)?.sighting.detail.harmless }
  }
}

extension TitleCondition {
  /// What else is asked than these words, which every title has that matches them by its name.
  fileprivate func without(_ words: SearchedWords) -> TitleCondition? {
    let others = conjuncts.filter { part in
      guard case .words(let typed) = part else { return true }
      let part = SearchedWords(typed)
      return part.words != words.words || part.key != words.key
    }
    return others.isEmpty ? nil : .all(others)
  }
}
