/// The place in a film or an episode where the user has stopped watching.
public struct StoppedPlace: Hashable, Sendable, Codable {
  /// The place, in seconds from the beginning.
  public var position: Int
  /// The length of the film or the episode, in seconds; `nil` if it is unknown.
  public var length: Int?
  /// How much the user has really played so far, in seconds: what was skipped does not count.
  public var played: Int
  /// The time when the user stopped, in seconds since 1970.
  public var time: Int

  /// Makes a place; unless told otherwise, everything up to it was played.
  public init(position: Int, length: Int? = nil, played: Int? = nil, time: Int) {
    self.position = position
    self.length = length
    self.played = played ?? position
    self.time = time
  }

  /// Whether the numbers can be those of a film: at most a hundred hours, and a place in it.
  public var isPossible: Bool {
    let seconds = 0...360_000
    return seconds.contains(position)
      && length.map { seconds.contains($0) && position <= $0 } ?? true
      && seconds.contains(played) && (0...3_000_000_000_000).contains(time)
  }

  /// The later of two places; any is later than none.
  package static func later(_ one: StoppedPlace?, _ other: StoppedPlace?) -> StoppedPlace? {
    guard let one, let other else { return one ?? other }
    return other.time > one.time ? other : one
  }
}
