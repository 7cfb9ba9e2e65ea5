public import OMDB
public import Redux
public import ReduxHTTP

/// Asks for the one title that a query names, by its id or by its exact name.
///
/// The answer is a list of one title; its details come along.
public struct GetMovie: OMDBRequest {
  public var search: SearchQuery
  public var key: FindTitle.Key
  public var rescue: Rescue?
  private var ladder: Ladder?

  public init(
    _ search: SearchQuery, key: FindTitle.Key, rescue: Rescue? = nil, ladder: Ladder? = nil
  ) {
    self.search = search
    self.key = key
    self.rescue = rescue
    self.ladder = ladder
  }

  public var endpoint: FindTitle { FindTitle(key, plot: .full) }

  public var id: EffectID? { GetMovies.searchID }

  public var scheduling: EffectScheduling { .latest }

  public var label: String {
    rescue.map { "trying \($0.explanation)" } ?? "fetching “\(search.text)”"
  }

  public func onSuccess(_ response: TitleDetail) -> [any Action] {
    let page = SearchPage(titles: [TitleSummary(response)], total: 1)
    let explanation = RescueAttempt.explanation(of: response, for: search.text)
    let rescued = rescue.map { _ in
      [MoviesAction.rescued(Rescue(words: nil, explanation: explanation), query: search)]
    }
    return [DetailAction.setDetail(response)] + (rescued ?? [])
      + [MoviesAction.setMovies(page, number: 1, query: search)]
  }

  public func onFailure(_ error: APIError) -> [any Action] {
    let problem = Problem(error)
    return [
      ladder?.next(after: problem)
        ?? MoviesAction.moviesMissed(number: 1, query: search, problem: problem)
    ]
  }
}
