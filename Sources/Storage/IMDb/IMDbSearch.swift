import GRDB
import Titles

/// A search of `imdb.sqlite`: among its titles, among the rated episodes that follow them, or both.
struct IMDbSearch {
  private let search: LocalSearch
  private let status: IMDbStatus
  private let database: Database

  init(_ search: LocalSearch, of status: IMDbStatus, in database: Database) {
    self.search = search
    self.status = status
    self.database = database
  }

  /// The maximum number of episodes listed below titles with the same words.
  private static let mostEpisodes = 20

  /// Returns the hits in a range of rows.
  ///
  /// If no title has the words, the hits are episodes; otherwise, episodes with the words as their
  /// whole names follow the titles. A search for a whole name finds titles alone.
  func hits(in rows: Range<Int>) throws -> LocalHits {
    guard let condition = search.condition else { return try hits(in: rows, of: .titles) }
    if condition.conjuncts.contains(.kind(.episode)) { return try hits(in: rows, of: .episodes) }
    if condition.asksForEpisodes { return try hits(in: rows, of: .everything) }
    var hits = try hits(in: rows, of: .titles)
    guard !search.isWholeName else { return hits }
    guard let total = hits.total, search.ranking != nil, search.order == nil else { return hits }
    guard total > 0 else { return try self.hits(in: rows, of: .episodes) }
    let episodes = try titleSearch(.episodes)?.named(first: Self.mostEpisodes) ?? []
    let places = (rows.lowerBound - total)..<(rows.upperBound - total)
    hits.titles += episodes[places.clamped(to: episodes.indices)]
    hits.total = total + episodes.count
    return hits
  }

  private func hits(in rows: Range<Int>, of scope: IMDbSearchScope) throws -> LocalHits {
    try titleSearch(scope)?.hits(in: rows) ?? LocalHits()
  }

  /// Returns a search within a scope; `nil` if the scope has no rows.
  private func titleSearch(_ scope: IMDbSearchScope) -> TitleSearch? {
    let titles = IMDbTitles(status: status, database: database)
    var tables = IMDbSearchTables(status, scope, in: database)
    tables.expectFewHits = search.isWholeName
    let first = scope == .episodes ? Int64(status.titles) + 1 : 1
    let last = scope == .titles ? Int64(status.titles) : Int64.max
    guard first <= last else { return nil }
    return TitleSearch(
      search, of: tables, among: first...last, in: database, titles: titles.details)
  }
}

/// The rows of `imdb.sqlite` to search.
enum IMDbSearchScope {
  case titles
  /// The rated episodes.
  case episodes
  /// The titles, followed by the episodes.
  case everything
}

extension TitleCondition {
  /// Whether the condition may ask for an episode among other titles.
  fileprivate var asksForEpisodes: Bool {
    switch self {
    case .kind(let kind): kind == .episode
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForEpisodes)
    case .words, .phrase, .text, .number, .form, .library, .not: false
    }
  }
}
