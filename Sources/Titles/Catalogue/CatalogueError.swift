/// Why a ``Catalogue`` has no answer: the only error type for films, from the service to the
/// wording.
///
/// No case carries an address: a query may contain a key. Everything a case carries is safe to
/// show.
public enum CatalogueError: Error, Hashable, Sendable, Codable {
  /// Nothing matches; also an id that nobody knows.
  case notFound
  /// Nothing matches in a source that has everything, so that nobody else was asked.
  case notFoundIn(DataSource)
  /// The words are too common or too short.
  case tooManyResults
  /// There are no words to search for, or none are left after some had to be left out.
  case nothingToAsk(leftOut: [QueryOmission])
  /// Several years are asked for, and only a single one can be.
  case oneYearOnly
  /// The id is not valid.
  case incorrectID
  /// Not on this machine, and the question was not allowed to go further.
  case notHere

  /// The request carried no key.
  case keyMissing
  /// The key is unknown, or not activated yet.
  case keyRefused
  /// The key's daily requests are used up.
  case limitReached
  /// A firewall in front of the service blocked the request.
  case blocked

  /// The host's name could not be resolved.
  case cannotResolve(host: String)
  /// The host was found, but the connection failed.
  case cannotConnect(host: String)
  /// The connection broke.
  case connectionLost(reason: String)
  /// The connection could not be made safe.
  case insecure(reason: String)
  /// The reply did not arrive in time.
  case timedOut(milliseconds: Int)
  /// The reply arrived too slowly.
  case tooSlow

  /// The service, or a server in front of it, failed with this HTTP status.
  case serviceFailing(status: Int)
  /// The service's own words, for errors outside the other cases.
  case refused(message: String)
  /// The reply is not in a form that the service is known to send.
  case unreadable(reason: String)
  /// The reply is larger than any that the service is known to send.
  case tooLarge(limit: Int)

  /// The titles on this machine cannot be read, so that nobody knows whether there is an answer.
  case unsearchable
  /// The library, which the question is about, cannot be read.
  case library(LibraryError)

  /// The address of the service cannot be used.
  case invalidAddress(reason: String)
  /// The request failed for another reason.
  case failed(reason: String)
  /// It was cancelled on purpose.
  case cancelled
}

extension CatalogueError {
  /// Whether nothing matches, whoever was asked.
  public var isNotFound: Bool {
    switch self {
    case .notFound, .notFoundIn: true
    default: false
    }
  }

  /// Who was asked in place of a session's source; `nil` where that is the one.
  public var answerer: DataSource? {
    if case .notFoundIn(let source) = self { source } else { nil }
  }

  /// Whether a kept answer is better than the error: the question is fine, but there was no way to
  /// ask it.
  package var leavesKeptAnswer: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .insecure, .timedOut, .tooSlow,
      .serviceFailing, .blocked, .limitReached, .unreadable, .tooLarge:
      true
    default: false
    }
  }
}
