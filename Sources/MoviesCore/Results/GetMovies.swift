public import Redux
public import Titles

/// Asks for one page of the titles that match a query.
///
/// Ends in ``MoviesAction/setMovies(_:number:query:)``, or in a failure that its life cycle announces. A
/// request with the reach `.here` is followed by one that goes anywhere, unless it brings everything.
public struct GetMovies: CatalogueRequest {
  /// The query of the search line.
  public var query: TitleQuery
  /// From 1 on.
  public var page: Int
  /// The query for the catalogue: ``query`` or, for a further page, that given by the page before.
  public var asked: TitleQuery
  public var reach: Reach
  /// How long a request that goes anywhere waits for a newer one.
  public var delay: Duration

  public init(
    _ query: TitleQuery, page: Int = 1, asking asked: TitleQuery? = nil,
    reach: Reach = .anywhere, delay: Duration = .zero
  ) {
    self.query = query
    self.page = page
    self.asked = asked ?? query
    self.reach = reach
    self.delay = delay
  }

  public var id: MoviesRequestID? { .results(page: page, reach: reach) }

  public var scheduling: EffectScheduling {
    reach == .here || delay == .zero ? .latest : .debounced(delay)
  }

  /// Whether it is a search.
  ///
  /// A further page is awaited only while its rows are on the screen, which the state knows: see
  /// ``AppState/awaited``.
  public var isAwaited: Bool { page == 1 }

  /// The page if it is cached, or that nothing is found; neither if it is asked for afresh.
  ///
  /// While requests are saved, a page that is out of date will do.
  public func answer(in state: AppState) -> Result<Answer<TitlePage>, CatalogueError>? {
    guard reach != .afresh else { return nil }
    if var answer = state.cache.pages[CacheState.PageKey(query: asked, number: page)],
      answer.suffices(reach) || answer.quality == .stale && state.service.savesRequests,
      let page = answer.value.page(of: state.titles)
    {
      if reach == .anywhere { answer.reach = .anywhere }
      return .success(answer.map { _ in page })
    }
    return page == 1 ? state.cache.misses[query].map { .failure($0) } : nil
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    var answer = try await catalogue.titles(matching: asked, page: page, reach: reach)
    answer.reach = reach == .here ? .here : .anywhere
    return answer
  }

  public func onSuccess(_ answer: Answer<TitlePage>) -> [any Action] {
    let came = MoviesAction.setMovies(answer, number: page, query: query)
    return answer.suffices(.anywhere) ? [came] : [came, goingAnywhere]
  }

  public func onFailure(_ error: CatalogueError) -> [any Action] {
    reach == .here ? [goingAnywhere] : []
  }

  /// The same question, wherever an answer can be found.
  private var goingAnywhere: GetMovies {
    var request = self
    request.reach = .anywhere
    return request
  }
}

extension Answer {
  /// Whether a question with this reach could bring nothing better.
  func suffices(_ reach: Reach) -> Bool {
    reach == .here || self.reach == .anywhere || quality == .complete
  }
}
