public import Redux
public import Titles

/// A question to the catalogue, as an action; what the session holds is not asked for again.
public protocol CatalogueRequest: StateRequest, Codable, Hashable
where
  State == AppState, Service == any Catalogue, ID == MoviesRequestID, Failure == CatalogueError
{}

/// What a request of the app asks for.
public enum MoviesRequestID: Hashable, Comparable, Codable, Sendable {
  /// The first page of a search: a new search replaces the one before.
  case search
  /// A further page of the results, from 2 on.
  case page(Int)
  /// Everything about a title.
  case title(TitleID)

  /// The request for a page of the results, from 1 on.
  public static func results(page number: Int) -> MoviesRequestID {
    number == 1 ? .search : .page(number)
  }
}

/// What becomes of the app's requests.
public typealias MoviesLifecycle = RequestLifecycle<MoviesRequestID, CatalogueError>

extension CatalogueError: RequestFailure {
  public var isCancellation: Bool { self == .cancelled }
}
