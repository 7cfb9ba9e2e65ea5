public import Redux
public import Titles

/// Asks for one season of a series; ends in ``SeriesAction/setSeason(_:number:of:)``, or in
/// ``SeriesAction/notListed(number:of:)`` if there is no such season.
///
/// A request with the reach `.here` is followed by one that goes anywhere, unless it brings
/// everything.
public struct GetSeason: CatalogueRequest {
  public var number: Int
  public var series: TitleID
  public var reach: Reach
  /// How long a request that goes anywhere waits for a newer one.
  public var delay: Duration
  /// Whether the user waits for it; not so for a season that may be looked at next.
  public var isAwaited: Bool

  public init(
    _ number: Int, of series: TitleID, reach: Reach = .anywhere, delay: Duration = .zero,
    isAwaited: Bool = true
  ) {
    self.number = number
    self.series = series
    self.reach = reach
    self.delay = delay
    self.isAwaited = isAwaited
  }

  public var id: MoviesRequestID? {
    let id = MoviesRequestID.season(series, number)
    return reach == .here ? .here(id) : id
  }

  public var scheduling: EffectScheduling {
    reach == .here || delay == .zero ? .latest : .debounced(delay)
  }

  /// The season if no request could bring a better one, or that there is none; neither if it is
  /// asked for afresh.
  public func answer(in state: AppState) -> Result<Answer<Season>, CatalogueError>? {
    guard reach != .afresh else { return nil }
    let guide = state.series.guide(of: series)
    if let answer = guide[number]?.answer, answer.suffices(reach) { return .success(answer) }
    return guide.unlisted.contains(number) ? .failure(.notFound) : nil
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<Season> {
    var answer = try await catalogue.season(number, of: series, reach: reach)
    answer.reach = reach == .here ? .here : .anywhere
    return answer
  }

  public func onSuccess(_ answer: Answer<Season>) -> [any Action] {
    let came = SeriesAction.setSeason(answer, number: number, of: series)
    return answer.suffices(.anywhere) ? [came] : [came, goingAnywhere]
  }

  public func onFailure(_ error: CatalogueError) -> [any Action] {
    if error == .notFound { return [SeriesAction.notListed(number: number, of: series)] }
    return reach == .here ? [goingAnywhere] : []
  }

  /// The same question, wherever an answer can be found.
  private var goingAnywhere: GetSeason {
    var request = self
    request.reach = .anywhere
    return request
  }
}
