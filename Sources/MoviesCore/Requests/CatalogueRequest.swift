public import Redux
public import Titles

/// A question to the catalogue, as an action; what the session knows as well as it can be known is not
/// asked for again.
///
/// A question may be asked twice, as two requests: once with the reach `.here`, which is sent without
/// delay and whose failure is nobody's business, and then, where that did not bring everything, with the
/// reach `.anywhere`. Both answers come into the same place.
public protocol CatalogueRequest: StateRequest, Codable, Hashable
where
  State == AppState, Service == any Catalogue, ID == MoviesRequestID, Failure == CatalogueError
{
  /// How far the question goes.
  var reach: Reach { get }
}

/// What a request of the app asks for.
public enum MoviesRequestID: Hashable, Comparable, Codable, Sendable {
  /// The first page of a search: a new search replaces the one before.
  case search
  /// A further page of the results, from 2 on.
  case page(Int)
  /// Everything about a title.
  case title(TitleID)
  /// The same, as far as it is known without the network.
  indirect case here(MoviesRequestID)

  /// The request for a page of the results, from 1 on.
  public static func results(page number: Int, reach: Reach = .anywhere) -> MoviesRequestID {
    let question = number == 1 ? MoviesRequestID.search : .page(number)
    return reach == .here ? .here(question) : question
  }

  /// What is asked, however far the question goes.
  public var question: MoviesRequestID {
    if case .here(let id) = self { id.question } else { self }
  }

  /// Whether the question stays on this machine.
  var staysHere: Bool {
    if case .here = self { true } else { false }
  }
}

/// What becomes of the app's requests.
public typealias MoviesLifecycle = RequestLifecycle<MoviesRequestID, CatalogueError>

extension CatalogueError: RequestFailure {
  public var isCancellation: Bool { self == .cancelled }
}
