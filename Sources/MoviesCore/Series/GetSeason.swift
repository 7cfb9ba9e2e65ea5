public import Redux
public import Titles

/// Requests one season of a series; ends in ``SeriesAction/setSeason(_:number:of:)``, or in
/// ``SeriesAction/notListed(number:of:)`` if there is no such season.
public struct GetSeason: CatalogueQuestion {
  public var number: Int
  public var series: TitleID
  public var reach: CachePolicy
  public var delay: Duration
  /// Whether the user waits for the season; `false` for one that may be opened next.
  public var isAwaited: Bool

  public init(
    _ number: Int, of series: TitleID, reach: CachePolicy = .anywhere, delay: Duration = .zero,
    isAwaited: Bool = true
  ) {
    self.number = number
    self.series = series
    self.reach = reach
    self.delay = delay
    self.isAwaited = isAwaited
  }

  public var question: MoviesRequestID { .season(series, number) }

  /// Returns the season if no request could bring a better one, or the failure if it does not
  /// exist; `nil` otherwise, or if it is requested afresh.
  public func answer(in state: AppState) -> Result<Answer<Season>, CatalogueError>? {
    guard reach != .afresh else { return nil }
    let guide = state.series.guide(of: series)
    if let answer = guide[number]?.answer, answer.suffices(reach) { return .success(answer) }
    return guide.unlisted.contains(number) ? .failure(.notFound) : nil
  }

  public func ask(_ catalogue: any Catalogue) async throws(CatalogueError) -> Answer<Season> {
    try await catalogue.season(number, of: series, reach: reach)
  }

  /// Whether a second step could bring nothing better, also because the season does not exist.
  public func isFinal(_ outcome: Result<Answer<Season>, CatalogueError>) -> Bool {
    switch outcome {
    case .success(let answer): answer.suffices(.anywhere)
    case .failure(let error): error == .notFound
    }
  }

  public func actions(after outcome: Result<Answer<Season>, CatalogueError>) -> [any Action] {
    switch outcome {
    case .success(let answer): [SeriesAction.setSeason(answer, number: number, of: series)]
    case .failure(.notFound): [SeriesAction.notListed(number: number, of: series)]
    case .failure: []
    }
  }
}

extension AppState {
  /// The failed requests for seasons of the series on the screen.
  var failedSeasons: [any CatalogueRequest] {
    let shown = Set(screen.pages.content?.titles ?? [])
    return errors.byRequest.keys.sorted().compactMap { id in
      guard case .season(let series, let number) = id, shown.contains(series) else { return nil }
      return GetSeason(number, of: series)
    }
  }
}
