import GRDB
import Search
import Titles

/// A search of the titles of a source, whatever else the source stores about them.
///
/// Its ``SearchedTables`` describe the tables that it needs.
struct TitleSearch {
  private let search: LocalSearch
  private let translation: ConditionTranslation
  private let titles: ([Int64]) throws -> [TitleDetail]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - tables: The tables of the source.
  ///   - places: The places of the source.
  ///   - database: The database with the titles.
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
      leftOut: search.leftOut, database: database)
  }

  private var database: Database { translation.database }

  /// Returns the maximum number of titles to read and rank, which is faster than a query for each
  /// tier unless the search asks for whole names alone.
  private func mostRanked(for rows: Range<Int>) -> Int {
    search.isWholeName ? rows.upperBound : max(150, rows.upperBound)
  }

  /// Returns the hits in a range of rows.
  func hits(in rows: Range<Int>) throws -> LocalHits {
    let words = SearchedWords([search.ranking ?? ""])
    let all = try all(by: words)
    let limit = search.countsHits ? LocalHits.limit(for: rows) : rows.upperBound
    if let order = search.order {
      let first = try all.places(
        in: order, of: translation.marks, first: rows.upperBound, in: database)
      let isEnd = first.count < rows.upperBound
      let found = try isEnd ? first.count : all.count(upTo: limit + 1, in: database)
      return LocalHits(try titles(first, in: rows), of: found, countedTo: limit)
    }
    // Places are found in order, so that one query serves the hits to show and those to count.
    let found = try all.places(first: limit + 1, in: database)
    let shown = try titles(of: found, areAll: found.count <= limit, by: words, in: rows)
    return LocalHits(shown, of: found.count, countedTo: limit)
  }

  /// Returns the titles in a range of rows; those whose names match best come first.
  private func titles(
    of found: [Int64], areAll: Bool, by words: SearchedWords, in rows: Range<Int>
  ) throws -> [TitleDetail] {
    if words.words.isEmpty { return try titles(found, in: rows) }
    if areAll, found.count <= mostRanked(for: rows), let ranked = try ranked(found, by: words) {
      return Array(ranked[rows.clamped(to: ranked.indices)])
    }
    return try titles(firstPlaces(of: found, by: words, upTo: rows.upperBound), in: rows)
  }

  /// Returns the best known hits whose names equal the words.
  func named(first count: Int) throws -> [TitleDetail] {
    let words = SearchedWords([search.ranking ?? ""])
    guard let named = try titles(of: .name, for: words, besides: others(than: words)) else {
      return []
    }
    return try titles(named.places(first: count, in: database))
  }

  private func all(by words: SearchedWords) throws -> TitlesWhere {
    if search.wantsWholeName(of: words),
      let named = try titles(of: .name, for: words, besides: others(than: words))
    {
      return named
    }
    return try translation.titles(where: search.condition)
  }

  /// Returns the titles in a range of rows, given the first places of all hits.
  private func titles(_ places: [Int64], in rows: Range<Int>) throws -> [TitleDetail] {
    try titles(Array(places.prefix(rows.upperBound).dropFirst(rows.lowerBound)))
  }

  /// Ranks all hits by how well their names match; returns `nil` if that needs the tables.
  private func ranked(_ places: [Int64], by words: SearchedWords) throws -> [TitleDetail]? {
    guard translation.tables.haveNoOtherNames else { return nil }
    let knowsAll = translation.tables.knowsAllVotes
    return search.ranked(
      try titles(places), by: words,
      popularity: { knowsAll ? $0.popularity : $0.knownPopularity }, tier: words.tier(of:))
  }

  /// Returns the first places: those whose names match best, and then the others.
  private func firstPlaces(
    of found: [Int64], by words: SearchedWords, upTo count: Int
  ) throws -> [Int64] {
    let others = try others(than: words)
    var ranked = RankedPlaces(count, of: found.first, in: translation.tables, database)
    for tier in search.tiers(for: words) where try ranked.mayHave(tier) {
      // Only the first hits of each tier can be among the first ones of all tiers.
      let places = try titles(of: tier, for: words, besides: others)?
        .places(first: count, in: database)
      if let places { try ranked.add(places, of: tier) }
    }
    let known = Set(ranked.places)
    return ranked.places + found.lazy.filter { !known.contains($0) }.prefix(count - known.count)
  }

  /// Returns the titles that fulfil all conditions other than these words.
  private func others(than words: SearchedWords) throws -> TitlesWhere {
    try translation.titles(where: search.condition?.without(words))
  }

  /// Returns the hits of a tier, with any of better tiers that the same query finds; `nil` if there
  /// are none.
  private func titles(
    of tier: MatchTier, for words: SearchedWords, besides others: TitlesWhere
  ) throws -> TitlesWhere? {
    guard try mayHave(tier, for: words) else { return nil }
    let names = ([words] + words.readings).compactMap {
      translation.matching.names(of: tier, for: $0)
    }
    guard let names = MatchExpression.any(names) else { return nil }
    var titles = others
    titles.isAboutNames = others.words == nil
    titles.words = .all([names] + [others.words].compactMap(\.self))
    return titles
  }

  /// Returns whether a hit may be in a tier.
  ///
  /// Only the tier of names in another order is checked: few names are in it, and a look-up of
  /// their keys finds them quickly.
  private func mayHave(_ tier: MatchTier, for words: SearchedWords) throws -> Bool {
    guard tier == .nameInAnotherOrder else { return true }
    var titles = TitlesWhere(tables: translation.tables, places: translation.places)
    titles.words = .any(
      ([words] + words.readings).compactMap(translation.matching.inOtherOrders))
    titles.isAboutNames = true
    return try titles.words != nil && !titles.places(first: 1, in: database).isEmpty
  }
}

extension TitleCondition {
  /// Returns the condition without these words, which every title that matches them by name
  /// contains; `nil` if nothing is left.
  fileprivate func without(_ words: SearchedWords) -> TitleCondition? {
    let others = conjuncts.filter { part in
      guard case .words(let typed) = part else { return true }
      let part = SearchedWords(typed)
      return part.words != words.words || part.key != words.key
    }
    return others.isEmpty ? nil : .all(others)
  }
}
