import GRDB
import Search
import Titles

/// The first places of hits in the order of their standing, tier by tier.
struct RankedPlaces {
  /// The places in order, each only once, at its best standing.
  var places: [Int64] { ranked.map(\.place) }

  private var ranked: [(place: Int64, standing: Int)] = []
  private var runs: [Run] = []
  private var popularities: [Int64: Int] = [:]
  private let count: Int
  private let best: Int64?
  private let tables: any SearchedTables
  private let database: Database

  /// Places of one tier, the best known first.
  private struct Run {
    var tier: MatchTier
    var places: ArraySlice<Int64>
  }

  /// Makes an empty ranking.
  ///
  /// - Parameters:
  ///   - count: The number of places to find.
  ///   - best: The place of the best known hit of all tiers.
  ///   - tables: The tables with the votes.
  ///   - database: The database.
  init(
    _ count: Int, of best: Int64?, in tables: any SearchedTables, _ database: Database
  ) {
    self.count = count
    self.best = best
    self.tables = tables
    self.database = database
  }

  /// Returns whether a hit of a tier may be among the first places.
  mutating func mayHave(_ tier: MatchTier) throws -> Bool {
    guard ranked.count == count, let last = ranked.last, let best else { return true }
    try readPopularities(of: [best])
    return last.standing < tier.standing(popularities[best])
  }

  /// Adds the first places of a tier; some of them may be there already, in a better tier.
  mutating func add(_ places: [Int64], of tier: MatchTier) throws {
    guard !places.isEmpty else { return }
    try readPopularities(of: places)
    // Titles with unknown votes are sorted apart, since their standing differs.
    for isKnown in [true, false] {
      let run = places.filter { (popularities[$0] != nil) == isKnown }
      if !run.isEmpty { runs.append(Run(tier: tier, places: run[...])) }
    }
    merge()
  }

  private mutating func merge() {
    var rest = runs
    var known: Set<Int64> = []
    ranked = []
    while ranked.count < count {
      let heads = rest.indices.compactMap { run in
        rest[run].places.first.map { place in
          let popularity = popularities[place]
          return (
            run: run, key: (rest[run].tier.standing(popularity), popularity ?? 0, -place)
          )
        }
      }
      guard let first = heads.max(by: { $0.key < $1.key }),
        let place = rest[first.run].places.popFirst()
      else { return }
      if known.insert(place).inserted { ranked.append((place, first.key.0)) }
    }
  }

  private mutating func readPopularities(of places: [Int64]) throws {
    let unknown = places.filter { popularities[$0] == nil }
    guard !unknown.isEmpty, let votes = tables.number(.votes) else { return }
    let rows = try SQLRequest<Row>(
      literal: """
        SELECT title.place, \(votes) FROM title
        WHERE title.place IN (SELECT value FROM json_each(\("\(unknown)")))
        """, cached: true
    ).fetchCursor(database)
    while let row = try rows.next() {
      guard let place: Int64 = row.value(0) else { continue }
      let known: Int? = row.value(1)
      if let votes = known ?? (tables.knowsAllVotes ? 0 : nil) {
        popularities[place] = TitleDetail.popularity(votes: votes)
      }
    }
  }
}
