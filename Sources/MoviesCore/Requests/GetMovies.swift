public import OMDB
public import Redux
public import ReduxHTTP

/// Asks for one page of the titles that match a query; ends in ``MoviesAction/setMovies``.
public struct GetMovies: OMDBRequest {
  public var search: SearchQuery
  /// From 1 to 100.
  public var page: Int
  public var scheduling: EffectScheduling

  public init(
    _ search: SearchQuery, page: Int = 1, scheduling: EffectScheduling = .latest
  ) {
    self.search = search
    self.page = page
    self.scheduling = scheduling
  }

  public var endpoint: SearchTitles {
    SearchTitles(text: search.text, kind: search.kind, year: search.year, page: page)
  }

  public var id: EffectID? { page == 1 ? Self.searchID : Self.id(ofPage: page) }

  public var label: String {
    page == 1 ? "searching “\(search.text)”" : "fetching page \(page)"
  }

  public func onSuccess(_ response: SearchPage) -> [any Action] {
    [MoviesAction.setMovies(response, number: page, query: search)]
  }

  /// A page past the end is an answer: OMDb says "not found" there.
  public func onFailure(_ error: APIError) -> [any Action] {
    if page > 1, Problem(error) == .notFound {
      let nothing = SearchPage(titles: [], total: nil)
      return [MoviesAction.setMovies(nothing, number: page, query: search)]
    }
    return [MoviesAction.moviesMissed(number: page, query: search)]
  }
}

extension GetMovies {
  /// The id of every first page: a new search replaces the one before.
  public static let searchID: EffectID = "search"

  /// The id of the request for a later page.
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
