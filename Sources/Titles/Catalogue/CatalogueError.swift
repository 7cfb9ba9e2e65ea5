/// The reason why a ``Catalogue`` has no answer: the only error type for titles, from the service
/// to the wording.
///
/// No case carries an address, since its query may contain a key. Everything that a case carries is
/// safe to show.
public enum CatalogueError: Error, Hashable, Sendable, Codable {
  /// Nothing matches, or the id is unknown.
  case notFound
  /// Nothing matches in a source that has everything, so no other source was asked.
  case notFoundIn(DataSource)
  /// The words are too common or too short.
  case tooManyResults
  /// There are no words to search for, or none are left after some had to be left out.
  case nothingToAsk(leftOut: [QueryOmission])
  /// The query asks for several years, but the source can filter by only one.
  case oneYearOnly
  /// The id is not valid.
  case incorrectID
  /// The answer is not on this machine, and the question was not allowed to go further.
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
  /// The service refused the request for a reason outside the other cases, given in its own words.
  case refused(message: String)
  /// The reply is not in a form that the service is known to send.
  case unreadable(reason: String)
  /// The reply is larger than any that the service is known to send.
  case tooLarge(limit: Int)

  /// The titles on this machine cannot be read, so it is unknown whether there is an answer.
  case unsearchable
  /// The library, which the question is about, cannot be read.
  case library(LibraryError)

  /// The address of the service cannot be used.
  case invalidAddress(reason: String)
  /// The request failed for another reason.
  case failed(reason: String)
  /// The request was cancelled on purpose.
  case cancelled
}

extension CatalogueError {
  /// Whether nothing matches, whichever source was asked.
  public var isNotFound: Bool {
    switch self {
    case .notFound, .notFoundIn: true
    default: false
    }
  }

  /// The source that was asked in place of the session's own; `nil` if the session's own was asked.
  public var answerer: DataSource? {
    if case .notFoundIn(let source) = self { source } else { nil }
  }

  /// Whether a kept answer is better than the error: the question is fine, but could not be asked.
  package var leavesKeptAnswer: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .insecure, .timedOut, .tooSlow,
      .serviceFailing, .blocked, .limitReached, .unreadable, .tooLarge:
      true
    default: false
    }
  }
}
