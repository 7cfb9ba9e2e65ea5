import GRDB
import Search
import Titles

/// A search of the titles of a source, whatever else is kept of them.
///
/// What tables it needs, its ``SearchedTables`` tell.
struct TitleSearch {
  private let search: LocalSearch
  private let translation: ConditionTranslation
  private let titles: ([Int64]) throws -> [TitleDetail]

  /// Looks for nothing yet.
  ///
  /// - Parameters:
  ///   - search: What is looked for.
  ///   - tables: How the tables of the source have what is looked for.
  ///   - places: The places of the source.
  ///   - database: Where its titles are.
  ///   - titles: Reads the titles at some places, in their order.
  init(
    _ search: LocalSearch, of tables: any SearchedTables, among places: ClosedRange<Int64>,
    in database: Database,
    titles: @escaping ([Int64]) throws -> [TitleDetail]
  ) {
    self.search = search
    self.titles = titles
    translation = ConditionTranslation(
      tables: tables, places: places, marks: MarkTable(marks: search.marks, database: database),
      database: database)
  }

  private var database: Database { translation.database }

  /// Looks for these hits.
  func hits(in rows: Range<Int>) throws -> LocalHits {
    let all = try translation.titles(where: search.condition)
    let limit = LocalHits.limit(for: rows) + 1
    var first = try placesBeforeOthers(of: all, upTo: rows.upperBound)
    var found = first.count
    if found == rows.upperBound {
      found = try all.count(upTo: limit, in: database)
    } else if search.order == nil {
      // They are found in their order, so that those to be shown and those to be counted are one.
      let counted = try all.places(first: limit, in: database)
      let known = Set(first)
      first += counted.lazy.filter { !known.contains($0) }.prefix(rows.upperBound - first.count)
      found = counted.count
    }
    return LocalHits(try titles(Array(first.dropFirst(rows.lowerBound))), of: found, in: rows)
  }

  /// The first places in the order that is wished for, or else those of names that match best.
  private func placesBeforeOthers(of all: TitlesWhere, upTo count: Int) throws -> [Int64] {
    if let order = search.order {
      return try all.places(in: order, of: translation.marks, first: count, in: database)
    }
    var found: [Int64] = []
    var known: Set<Int64> = []
    for tier in try tiersOfNames() {
      let places = try tier.places(in: database)
      while found.count < count, let place = try places.next() {
        if known.insert(place).inserted { found.append(place) }
      }
    }
    return found
  }

  /// The hits by how well their names match: tiers may have hits of those before.
  private func tiersOfNames() throws -> [TitlesWhere] {
    let words = SearchedWords([search.ranking ?? ""])
    guard !words.words.isEmpty else { return [] }
    let others = try translation.titles(where: search.condition?.without(words))
    return MatchTier.allCases.compactMap { translation.matching.names(of: $0, for: words) }.map {
      names in
      var tier = others
      tier.isAboutNames = others.words == nil
      tier.words = .all([names] + [others.words].compactMap(\.self))
      return tier
    }
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
