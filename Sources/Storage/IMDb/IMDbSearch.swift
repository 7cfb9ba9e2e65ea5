import GRDB
import Titles

/// A search of `imdb.sqlite`: among its titles, or among the rated episodes behind them.
struct IMDbSearch {
  private let search: LocalSearch
  private let status: IMDbStatus
  private let database: Database

  init(_ search: LocalSearch, of status: IMDbStatus, in database: Database) {
    self.search = search
    self.status = status
    self.database = database
  }

  /// How many episodes stand below the titles that have the same words.
  private static let mostEpisodes = 20

  /// Looks for these hits.
  ///
  /// Episodes are found by words that no title has, and, below the titles, by their whole names.
  func hits(in rows: Range<Int>) throws -> LocalHits {
    guard let condition = search.condition else { return try search(.titles, in: rows) }
    if condition.conjuncts.contains(.kind(.episode)) { return try search(.episodes, in: rows) }
    var hits = try search(.titles, in: rows)
    guard let total = hits.total, search.ranking != nil, search.order == nil else { return hits }
    guard total > 0 else { return try search(.episodes, in: rows) }
    let episodes = try titleSearch(.episodes)?.named(first: Self.mostEpisodes) ?? []
    let places = (rows.lowerBound - total)..<(rows.upperBound - total)
    hits.titles += episodes[places.clamped(to: episodes.indices)]
    hits.total = total + episodes.count
    return hits
  }

  private enum Rows { case titles, episodes }

  private func search(_ kind: Rows, in rows: Range<Int>) throws -> LocalHits {
    try titleSearch(kind)?.hits(in: rows) ?? LocalHits()
  }

  /// The search of some rows; `nil` where they are missing.
  private func titleSearch(_ kind: Rows) -> TitleSearch? {
    let titles = IMDbTitles(status: status, database: database)
    let tables = IMDbSearchTables(status, episodes: kind == .episodes, in: database)
    let first = kind == .episodes ? Int64(status.titles) + 1 : 1
    let last = kind == .episodes ? Int64.max : Int64(status.titles)
    guard first <= last else { return nil }
    return TitleSearch(
      search, of: tables, among: first...last, in: database, titles: titles.details)
  }
}
