public import Redux
public import Titles

/// Asks for one page of the titles that match a query.
///
/// Ends in ``MoviesAction/setMovies(_:number:query:)``, or in a failure that its life cycle tells.
public struct GetMovies: CatalogueRequest {
  /// The query of the search line.
  public var query: TitleQuery
  /// From 1 on.
  public var page: Int
  /// What the catalogue is asked for: the query, or for a further page what the page before says.
  public var asked: TitleQuery
  public var scheduling: EffectScheduling

  public init(
    _ query: TitleQuery, page: Int = 1, asking asked: TitleQuery? = nil,
    scheduling: EffectScheduling = .latest
  ) {
    self.query = query
    self.page = page
    self.asked = asked ?? query
    self.scheduling = scheduling
  }

  public var id: MoviesRequestID? { .results(page: page) }

  /// Whether it is a search.
  ///
  /// A further page is awaited only while its rows are on the screen, which the state knows: see
  /// ``AppState/awaited``.
  public var isAwaited: Bool { page == 1 }

  /// The page where the session holds it, or that nothing is found.
  public func answer(in state: AppState) -> Result<Answer<TitlePage>, CatalogueError>? {
    if let answer = state.held.pages[HeldState.PageKey(query: query, number: page)],
      let page = answer.value.page(of: state.titles)
    {
      return .success(answer.map { _ in page })
    }
    return page == 1 ? state.held.misses[query].map { .failure($0) } : nil
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await catalogue.titles(matching: asked, page: page, reach: .anywhere)
  }

  public func onSuccess(_ answer: Answer<TitlePage>) -> [any Action] {
    [MoviesAction.setMovies(answer, number: page, query: query)]
  }
}
