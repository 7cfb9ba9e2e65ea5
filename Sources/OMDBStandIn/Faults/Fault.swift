/// Something that goes wrong on the way of one reply.
public enum Fault: Hashable, Sendable {
  /// The reply comes late, by a time between these, the same for the same seed.
  case latency(milliseconds: ClosedRange<Int>)
  /// A web page with this status comes in place of the reply, as a firewall or a proxy sends it.
  case webPage(status: Int)
  /// OMDb answers with this error text; 401 where it is about the key, else 200.
  case error(String)
  /// The body ends in its middle.
  case truncatedBody
  /// The body is invalid JSON of the kinds OMDb has sent: a raw control character, and an escape that
  /// JSON does not have, in every title and plot.
  case invalidJSON
  /// The connection is closed without a byte of a reply.
  case closedConnection
  /// The reply waits until a later request has been answered, three seconds at most.
  case overtaken
  /// A cache holds the refusal of the key for every URL whose last parameter is the key.
  case cachedRefusal
  /// A season lacks the episode with this number.
  case missingEpisode(Int)
  /// A season has an episode 0 in place of its first one, with the series' title and without a date.
  case episodeZero
  /// OMDb does not know the season.
  case unknownSeason
}
