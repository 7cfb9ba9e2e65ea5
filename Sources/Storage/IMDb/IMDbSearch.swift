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

  /// Looks for these hits.
  func hits(in rows: Range<Int>) throws -> LocalHits {
    guard let condition = search.condition else { return try hits(in: rows, episodes: false) }
    if condition.conjuncts.contains(.kind(.episode)) {
      return try hits(in: rows, episodes: true)
    }
    let hits = try hits(in: rows, episodes: false)
    // Words that no title has may be those of an episode.
    guard hits.total == 0, search.ranking != nil else { return hits }
    return try self.hits(in: rows, episodes: true)
  }

  private func hits(in rows: Range<Int>, episodes areEpisodes: Bool) throws -> LocalHits {
    let titles = IMDbTitles(status: status, database: database)
    let tables = IMDbSearchTables(status, episodes: areEpisodes, in: database)
    let first = areEpisodes ? Int64(status.titles) + 1 : 1
    let last = areEpisodes ? Int64.max : Int64(status.titles)
    guard first <= last else { return LocalHits() }
    return try TitleSearch(
      search, of: tables, among: first...last, in: database, titles: titles.details
    ).hits(in: rows)
  }
}
