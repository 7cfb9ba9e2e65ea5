/// Something that goes wrong with a reply.
public enum Fault: Hashable, Sendable {
  /// The reply is delayed by a time in this range, always the same for the same seed.
  case latency(milliseconds: ClosedRange<Int>)
  /// A web page with this status replaces the reply, as sent by a firewall or a proxy.
  case webPage(status: Int)
  /// OMDb answers with this error text, with status 401 if it is about the key, else 200.
  case error(String)
  /// The body is cut off in the middle.
  case truncatedBody
  /// The body is invalid JSON as sent by OMDb: a raw control character, and an escape unknown to
  /// JSON, in every title and plot.
  case invalidJSON
  /// The connection is closed without a single byte of reply.
  case closedConnection
  /// The reply waits until a later request has been answered, for at most three seconds.
  case overtaken
  /// A cache holds the rejection of the key for every URL whose last parameter is the key.
  case cachedRefusal
  /// A season lacks the episode with this number.
  case missingEpisode(Int)
  /// A season has an episode 0 instead of its first one, with the series' title and without a date.
  case episodeZero
  /// OMDb does not know the season.
  case unknownSeason
}
