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
    if let order = search.order {
      let first = try all.places(
        in: order, of: translation.marks, first: rows.upperBound, in: database)
      let isEnd = first.count < rows.upperBound
      let found = try isEnd ? first.count : all.count(upTo: limit, in: database)
      return try hits(first, of: found, in: rows)
    }
    // They are found in their order, so that those to be shown and those to be counted are one.
    let found = try all.places(first: limit, in: database)
    let words = SearchedWords([search.ranking ?? ""])
    if words.words.isEmpty { return try hits(found, of: found.count, in: rows) }
    if found.count <= rows.upperBound, let ranked = try ranked(found, by: words) {
      return LocalHits(Array(ranked.dropFirst(rows.lowerBound)), of: found.count, in: rows)
    }
    let first = try firstPlaces(of: found, by: words, upTo: rows.upperBound)
    return try hits(first, of: found.count, in: rows)
  }

  /// The best known hits whose names are the words.
  func named(first count: Int) throws -> [TitleDetail] {
    let words = SearchedWords([search.ranking ?? ""])
    guard let tier = try tiers([.name], of: words).first else { return [] }
    return try titles(tier.places(first: count, in: database))
  }

  /// The titles at the first of all places, without those before the rows.
  private func hits(_ places: [Int64], of found: Int, in rows: Range<Int>) throws -> LocalHits {
    let wanted = places.prefix(rows.upperBound).dropFirst(rows.lowerBound)
    return LocalHits(try titles(Array(wanted)), of: found, in: rows)
  }

  /// All hits by how well their names match; `nil` if that takes a look at the tables.
  private func ranked(_ places: [Int64], by words: SearchedWords) throws -> [TitleDetail]? {
    guard translation.tables.haveNoOtherNames else { return nil }
    let tiers = Dictionary(grouping: try titles(places)) {
      words.tier(in: SearchableTitle($0)) ?? .anywhere
    }
    return MatchTier.allCases.flatMap { tiers[$0, default: []] }
  }

  /// The first places: those whose names match best, and then the others.
  private func firstPlaces(
    of found: [Int64], by words: SearchedWords, upTo count: Int
  ) throws -> [Int64] {
    var first: [Int64] = []
    var known: Set<Int64> = []
    for tier in try tiers(MatchTier.allCases, of: words) {
      let places = try tier.places(in: database)
      while first.count < count, let place = try places.next() {
        if known.insert(place).inserted { first.append(place) }
      }
    }
    return first + found.lazy.filter { !known.contains($0) }.prefix(count - first.count)
  }

  /// The hits by how well their names match: tiers may have hits of those before.
  private func tiers(_ tiers: [MatchTier], of words: SearchedWords) throws -> [TitlesWhere] {
    let others = try translation.titles(where: search.condition?.without(words))
    return tiers.compactMap { translation.matching.names(of: $0, for: words) }.map {
      names in
      var tier = others
      tier.isAboutNames = others.words == nil
      tier.words = .all([names] + [others.words].compactMap(\.self))
      return tier
    }
  }
}

extension TitleCondition {
  /// The rest of the condition, without these words: every title that matches them by its name has
  /// them.
  fileprivate func without(_ words: SearchedWords) -> TitleCondition? {
    let others = conjuncts.filter { part in
      guard case .words(let typed) = part else { return true }
      let part = SearchedWords(typed)
      return part.words != words.words || part.key != words.key
    }
    return others.isEmpty ? nil : .all(others)
  }
}
