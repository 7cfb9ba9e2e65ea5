public import Redux
public import Titles

/// A question to the catalogue, as an action; not asked again if no better answer is possible.
public protocol CatalogueRequest: StateRequest, Codable, Hashable
where
  State == AppState, Service == any Catalogue, ID == MoviesRequestID, Failure == CatalogueError
{
  /// The reach of the question.
  var reach: CachePolicy { get }
}

/// The subject of a request of the app.
public enum MoviesRequestID: Hashable, Comparable, Codable, Sendable {
  /// The first page of a search: a new search replaces the previous one.
  case search
  /// A further page of the results, from 2 on.
  case page(Int)
  /// Everything about a title.
  case title(TitleID)
  /// A season of a series, by its number.
  case season(TitleID, Int)
  /// The picture of a title.
  case poster(TitleID)
  /// The titles that an open name of the library could mean: a new question replaces the previous
  /// one.
  case candidates
  /// The same question, answered without the network.
  indirect case here(MoviesRequestID)

  /// Returns the id of the request for a page of the results, from 1 on.
  public static func results(page number: Int, reach: CachePolicy = .anywhere) -> MoviesRequestID {
    let question = number == 1 ? MoviesRequestID.search : .page(number)
    return reach == .here ? .here(question) : question
  }

  /// The question, regardless of how far it goes.
  public var question: MoviesRequestID {
    if case .here(let id) = self { id.question } else { self }
  }

  /// The number of the requested page, from 2 on; `nil` for another question.
  var page: Int? {
    if case .page(let number) = question { number } else { nil }
  }

  /// Whether the question stays on this machine.
  var staysHere: Bool {
    if case .here = self { true } else { false }
  }
}

/// The life cycle of the app's requests.
public typealias MoviesLifecycle = RequestLifecycle<MoviesRequestID, CatalogueError>

extension CatalogueError: RequestFailure {
  public var isCancellation: Bool { self == .cancelled }
}
