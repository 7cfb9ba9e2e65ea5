import GRDB
import Titles

/// A search of `imdb.sqlite`: among its titles, among the rated episodes behind them, or both.
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
    guard let condition = search.condition else { return try hits(in: rows, of: .titles) }
    if condition.conjuncts.contains(.kind(.episode)) { return try hits(in: rows, of: .episodes) }
    if condition.asksForEpisodes { return try hits(in: rows, of: .everything) }
    let hits = try hits(in: rows, of: .titles)
    // Words that no title has may be those of an episode.
    guard hits.total == 0, search.ranking != nil else { return hits }
    return try self.hits(in: rows, of: .episodes)
  }

  private func hits(in rows: Range<Int>, of scope: IMDbSearchScope) throws -> LocalHits {
    let titles = IMDbTitles(status: status, database: database)
    let tables = IMDbSearchTables(status, scope, in: database)
    let first = scope == .episodes ? Int64(status.titles) + 1 : 1
    let last = scope == .titles ? Int64(status.titles) : Int64.max
    guard first <= last else { return LocalHits() }
    return try TitleSearch(
      search, of: tables, among: first...last, in: database, titles: titles.details
    ).hits(in: rows)
  }
}

/// Which rows of `imdb.sqlite` are searched.
enum IMDbSearchScope {
  case titles
  /// The rated episodes.
  case episodes
  /// The titles, and behind them the episodes.
  case everything
}

extension TitleCondition {
  /// Whether an episode may be meant, besides other titles.
  fileprivate var asksForEpisodes: Bool {
    switch self {
    case .kind(let kind): kind == .episode
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForEpisodes)
    case .words, .phrase, .text, .number, .form, .library, .not: false
    }
  }
}
