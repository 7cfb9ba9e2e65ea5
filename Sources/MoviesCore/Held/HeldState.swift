public import OMDB

/// What the session has fetched and need not fetch again: pages by query, details by id, and which
/// queries find nothing, until the user tries one again.
///
/// Bounded: the oldest entry goes when a new one does not fit.
public struct HeldState: Sendable, Codable, Equatable {
  /// What one page of results is held under.
  public struct PageKey: Sendable, Codable, Hashable {
    public var query: SearchQuery
    public var number: Int

    public init(query: SearchQuery, number: Int) {
      self.query = query
      self.number = number
    }
  }

  public private(set) var pages = BoundedMap<PageKey, SearchPage>(limit: 500)
  public private(set) var rescues = BoundedMap<SearchQuery, Rescue>(limit: 500)
  /// Queries that every way of asking found nothing for, and why.
  public private(set) var misses = BoundedMap<SearchQuery, Problem>(limit: 500)
  public private(set) var details = BoundedMap<TitleID, TitleDetail>(limit: 500)

  public init() {}

  /// Keeps what a reply brought.
  static func reduce(_ state: inout HeldState, _ action: MoviesAction) {
    switch action {
    case .setMovies(let page, let number, let query):
      state.pages[PageKey(query: query, number: number)] = page
    case .rescued(let rescue, let query):
      state.rescues[query] = rescue
    case .moviesMissed(1, let query, let problem) where !problem.mayPass:
      state.misses[query] = problem
    case .retried:
      state.misses.removeAll()
    default:
      break
    }
  }

  /// Keeps what a reply brought.
  static func reduce(_ state: inout HeldState, _ action: DetailAction) {
    guard case .setDetail(let detail) = action else { return }
    state.details[detail.id] = detail
  }
}
