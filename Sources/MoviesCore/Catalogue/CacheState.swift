public import Titles

/// The answers of this session: pages by query, and queries that find nothing, until the user
/// retries.
///
/// Its size is limited: a new entry that does not fit replaces the oldest one.
public struct CacheState: Sendable, Codable, Equatable {
  /// The key of a cached page of results: the query sent to the catalogue, and the page's number.
  public struct PageKey: Sendable, Codable, Hashable {
    public var query: TitleQuery
    public var number: Int

    public init(query: TitleQuery, number: Int) {
      self.query = query
      self.number = number
    }
  }

  public private(set) var pages = BoundedMap<PageKey, Answer<ListPart>>(limit: 200)
  /// The queries that find nothing however they are asked, each with the reason.
  public private(set) var misses = BoundedMap<TitleQuery, CatalogueError>(limit: 500)
  /// The words that were left out of queries.
  public private(set) var omissions = BoundedMap<TitleQuery, [QueryOmission]>(limit: 500)

  public init() {}

  /// Caches the page of a reply, and the words that were left out of a query.
  static func reduce(_ state: inout CacheState, _ action: MoviesAction) {
    switch action {
    case .setMovies(let answer, let number, let query):
      let asked = number == 1 ? query : answer.value.query
      let key = PageKey(query: asked, number: number)
      // An answer from this machine may come after a better one.
      if state.pages[key]?.suffices(.anywhere) == true, !answer.suffices(.anywhere) { return }
      state.pages[key] = answer.map(ListPart.init)
    case .leftOut(let omissions, let query):
      state.omissions[query] = omissions
    case .retried:
      state.misses.removeAll()
    default:
      break
    }
  }

  /// Remembers a query that finds nothing, unless asking again may help.
  static func reduce(_ state: inout CacheState, missing query: TitleQuery, _ error: CatalogueError)
  {
    if !error.mayPass { state.misses[query] = error }
  }
}

extension AppState {
  /// Remembers a search that has failed.
  mutating func reduceCache(_ action: MoviesLifecycle) {
    guard case .failed(let ticket, let error) = action, ticket.id == .search,
      let query = results.asked
    else { return }
    CacheState.reduce(&cache, missing: query, error)
  }
}
