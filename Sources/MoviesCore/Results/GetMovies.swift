public import Redux
public import Titles

/// Requests one page of the titles that match a query.
///
/// Ends in ``MoviesAction/setMovies(_:number:query:)``, or in a failure that its life cycle
/// announces.
public struct GetMovies: CatalogueQuestion {
  /// The query of the search line.
  public var query: TitleQuery
  /// The number of the page, from 1 on.
  public var page: Int
  /// The query for the catalogue: ``query`` or, for a further page, the one from the page before.
  public var asked: TitleQuery
  public var reach: CachePolicy
  public var delay: Duration
  public var staysHere = false

  public init(
    _ query: TitleQuery, page: Int = 1, asking asked: TitleQuery? = nil,
    reach: CachePolicy = .anywhere, delay: Duration = .zero, staysHere: Bool = false
  ) {
    self.query = query
    self.page = page
    self.asked = asked ?? query
    self.reach = reach
    self.delay = delay
    self.staysHere = staysHere
  }

  public var question: MoviesRequestID { .results(page: page) }

  /// Whether the request is a search.
  ///
  /// A further page is awaited only while its rows are on the screen, which the state knows: see
  /// ``AppState/awaited``.
  public var isAwaited: Bool { page == 1 }

  /// Returns the cached page or the known failure; `nil` without one, or if asked afresh.
  ///
  /// While requests are saved, an outdated page will do.
  public func answer(in state: AppState) -> Result<Answer<TitlePage>, CatalogueError>? {
    guard reach != .afresh else { return nil }
    if var answer = state.cache.pages[CacheState.PageKey(query: asked, number: page)],
      answer.suffices(reach) || answer.quality == .stale && state.service.savesRequests,
      let page = answer.value.page(of: state.titles)
    {
      if reach == .anywhere { answer.reach = .anywhere }
      return .success(answer.map { _ in page })
    }
    // A known failure elsewhere does not prevent a search of this machine.
    guard page == 1, reach != .here || !state.abilities.searchesHere else { return nil }
    return state.cache.misses[query].map { .failure($0) }
  }

  public func ask(_ catalogue: any Catalogue) async throws(CatalogueError) -> Answer<TitlePage> {
    try await catalogue.titles(matching: asked, page: page, reach: reach)
  }

  public func actions(
    after outcome: Result<Answer<TitlePage>, CatalogueError>
  ) -> [any Action] {
    switch outcome {
    case .success(let answer): [MoviesAction.setMovies(answer, number: page, query: query)]
    case .failure: staysHere && reach == .here ? [MoviesAction.notHere(query)] : []
    }
  }
}

extension GetMovies {
  private enum CodingKeys: CodingKey {
    case query, page, asked, reach, delay, staysHere
  }

  /// Reads a request; one without `staysHere` does not stay here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    query = try container.decode(TitleQuery.self, forKey: .query)
    page = try container.decode(Int.self, forKey: .page)
    asked = try container.decode(TitleQuery.self, forKey: .asked)
    reach = try container.decode(CachePolicy.self, forKey: .reach)
    delay = try container.decode(Duration.self, forKey: .delay)
    staysHere = try container.decodeIfPresent(Bool.self, forKey: .staysHere) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(page, forKey: .page)
    try container.encode(asked, forKey: .asked)
    try container.encode(reach, forKey: .reach)
    try container.encode(delay, forKey: .delay)
    if staysHere { try container.encode(staysHere, forKey: .staysHere) }
  }
}
