/// Why a ``Catalogue`` has no answer; the one error for films, from the service to the words.
///
/// No case carries an address: a query may hold a key. What a case does carry is safe to show.
public enum CatalogueError: Error, Hashable, Sendable, Codable {
  /// Nothing matches; also an id that nobody has heard of.
  case notFound
  /// The words are too common or too short.
  case tooManyResults
  /// There are no words to ask for, or none are left after what had to be left out.
  case nothingToAsk(leftOut: [QueryOmission])
  /// The id is not valid.
  case incorrectID
  /// It may be known elsewhere, and the question had to stay on this machine.
  case notHere

  /// The request carried no key.
  case keyMissing
  /// The key is not known, or not activated yet.
  case keyRefused
  /// The key's requests of the day are used up.
  case limitReached
  /// A firewall before the service turned the request away.
  case blocked

  /// The host's name could not be resolved.
  case cannotResolve(host: String)
  /// The host was found, but no connection came about.
  case cannotConnect(host: String)
  /// There was a connection, and it broke.
  case connectionLost(reason: String)
  /// The connection could not be made safe.
  case insecure(reason: String)
  /// The reply did not come in time.
  case timedOut(milliseconds: Int)
  /// The reply trickled in too slowly.
  case tooSlow

  /// The service or what stands before it fails, with this HTTP status.
  case serviceFailing(status: Int)
  /// The service's own words, for what is none of the other cases.
  case refused(message: String)
  /// The reply is not what the service is known to send.
  case unreadable(reason: String)
  /// The reply has more bytes than any that the service is known to send.
  case tooLarge(limit: Int)

  /// The address of the service cannot be asked.
  case invalidAddress(reason: String)
  /// The request failed in a way of its own.
  case failed(reason: String)
  /// Somebody ended it on purpose.
  case cancelled
}
