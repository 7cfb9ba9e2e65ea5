/// What OMDb says instead of an answer, told apart.
public enum OMDBError: Error, Hashable, Sendable, Codable {
  /// Nothing matches; also a page past the end and an id OMDb has never heard of.
  case notFound
  /// The search words are too common or too short for OMDb.
  case tooManyResults
  /// The id is none.
  case incorrectID
  /// The request carried no key.
  case keyMissing
  /// OMDb does not know the key, or it is not activated yet.
  case keyRefused
  /// The key's requests of the day are used up.
  case limitReached
  /// A firewall before OMDb turned the request away.
  case blocked
  /// OMDb or what stands before it fails, with this HTTP status.
  case serviceFailing(status: Int)
  /// The reply is not what OMDb is known to send.
  case unreadable(reason: String)
  /// OMDb's own words, for what is none of the above.
  case other(message: String)
}
