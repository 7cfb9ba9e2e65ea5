public import Titles

/// What the session was answered: pages by query, and which queries find nothing, until the user tries
/// one again.
///
/// Bounded: the oldest entry goes when a new one does not fit.
public struct HeldState: Sendable, Codable, Equatable {
  /// What one page of results is held under: what the catalogue was asked for, and its number.
  public struct PageKey: Sendable, Codable, Hashable {
    public var query: TitleQuery
    public var number: Int

    public init(query: TitleQuery, number: Int) {
      self.query = query
      self.number = number
    }
  }

  public private(set) var pages = BoundedMap<PageKey, Answer<ListPart>>(limit: 200)
  /// Queries that every way of asking found nothing for, and why.
  public private(set) var misses = BoundedMap<TitleQuery, CatalogueError>(limit: 500)
  /// What queries were asked without.
  public private(set) var omissions = BoundedMap<TitleQuery, [QueryOmission]>(limit: 500)

  public init() {}

  /// Keeps what a reply brought.
  static func reduce(_ state: inout HeldState, _ action: MoviesAction) {
    switch action {
    case .setMovies(let answer, let number, let query):
      let asked = number == 1 ? query : answer.value.query
      state.pages[PageKey(query: asked, number: number)] = answer.map(ListPart.init)
    case .leftOut(let omissions, let query):
      state.omissions[query] = omissions
    case .retried:
      state.misses.removeAll()
    default:
      break
    }
  }

  /// Keeps that nothing answers to a query, where asking once more would find nothing either.
  static func reduce(_ state: inout HeldState, missing query: TitleQuery, _ error: CatalogueError) {
    if !error.mayPass { state.misses[query] = error }
  }
}
