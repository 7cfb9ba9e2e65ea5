public import OMDB
public import Redux
public import ReduxHTTP

/// Asks for one page of the titles that match a query.
///
/// Ends in ``MoviesAction/setMovies(_:number:query:)``.
///
/// Where the first page finds nothing, the further questions of a ``Ladder`` follow, each as a
/// request of its own with the same id: a new search ends them.
public struct GetMovies: OMDBRequest {
  public var search: SearchQuery
  /// From 1 to 100.
  public var page: Int
  public var scheduling: EffectScheduling
  /// The words to send in place of the query's own.
  public var rescue: Rescue?
  private var ladder: Ladder?

  public init(
    _ search: SearchQuery, page: Int = 1, scheduling: EffectScheduling = .latest,
    rescue: Rescue? = nil, ladder: Ladder? = nil
  ) {
    self.search = search
    self.page = page
    self.scheduling = scheduling
    self.rescue = rescue
    self.ladder = ladder
  }

  public var endpoint: SearchTitles {
    SearchTitles(
      text: rescue?.words ?? search.text, kind: search.kind, year: search.year, page: page)
  }

  public var id: EffectID? { Self.id(ofPage: page) }

  public var label: String {
    if page > 1 { return "fetching page \(page)" }
    return rescue.map { "trying \($0.explanation)" } ?? "searching “\(search.text)”"
  }

  public func onSuccess(_ response: SearchPage) -> [any Action] {
    guard page == 1 else {
      return [MoviesAction.setMovies(response, number: page, query: search)]
    }
    let ranked = response.ranked(for: search.text)
    return rescued + [MoviesAction.setMovies(ranked, number: 1, query: search)]
  }

  /// Comes before the titles, since it says by which words the further pages are asked for.
  private var rescued: [any Action] {
    rescue.map { [MoviesAction.rescued($0, query: search)] } ?? []
  }

  /// A page past the end is an answer: OMDb says "not found" there.
  public func onFailure(_ error: APIError) -> [any Action] {
    let problem = Problem(error)
    if page == 1 {
      let ladder = ladder ?? Ladder(search, endpoint: endpoint, problem: problem)
      return [ladder.next(after: problem)]
    }
    if problem == .notFound {
      let nothing = SearchPage(titles: [], total: nil)
      return [MoviesAction.setMovies(nothing, number: page, query: search)]
    }
    return [MoviesAction.moviesMissed(number: page, query: search, problem: problem)]
  }
}

extension GetMovies {
  /// The id of every first page: a new search replaces the one before.
  public static let searchID: EffectID = "search"

  /// The id of the request for a page.
  public static func id(ofPage number: Int) -> EffectID {
    number == 1 ? searchID : EffectID(rawValue: pagePrefix + String(number))
  }

  /// The page that an id stands for; `nil` for any other id, the search's included.
  static func page(of id: EffectID) -> Int? {
    guard id.rawValue.hasPrefix(pagePrefix) else { return nil }
    return Int(id.rawValue.dropFirst(pagePrefix.count))
  }

  private static let pagePrefix = "page "
}
