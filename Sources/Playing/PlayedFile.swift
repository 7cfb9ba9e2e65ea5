/// How far a file was watched in one player, as the player last reported.
///
/// The positions and the lengths are seconds of the video, not of the clock: at double speed, an
/// hour is played in half an hour.
public struct PlayedFile: Hashable, Codable, Sendable {
  /// The key of the ``PlayableFile``.
  public var key: String
  /// The name of the player's place in its ``PlayedFolder``; each start has another one.
  public var player: String
  /// Whether the player still runs, so that another report may follow.
  public var isPlayerRunning: Bool
  /// The position that was shown last.
  public var position: Double
  /// The last position that was ever shown, even if only for a moment.
  public var furthest: Double
  /// The length of the video; `nil` if the player does not know it.
  public var length: Double?
  /// The time that was played, without what was skipped, including ``PlayableFile/playedBefore``.
  ///
  /// What is played twice counts twice.
  public var playedTime: Double
  /// The value of ``playedTime`` when the end was last reached; `nil` if it never was.
  public var playedTimeAtEnd: Double?
  /// When the position last changed, in seconds since 1970.
  public var when: Int

  public init(
    key: String, player: String, isPlayerRunning: Bool = false, position: Double,
    furthest: Double? = nil, length: Double?, playedTime: Double, playedTimeAtEnd: Double? = nil,
    when: Int
  ) {
    self.key = key
    self.player = player
    self.isPlayerRunning = isPlayerRunning
    self.position = position
    self.furthest = furthest ?? position
    self.length = length
    self.playedTime = playedTime
    self.playedTimeAtEnd = playedTimeAtEnd
    self.when = when
  }
}

extension PlayedFile {
  /// Whether the player reached the end, by playing or by skipping.
  public var hasEnded: Bool { playedTimeAtEnd != nil }

  /// Whether the video counts as seen.
  ///
  /// It does when nine tenths of it were played and reached, or when it ended after two thirds of
  /// it were played: credits are skipped, and so is a recap. Skipping to the end is not seeing.
  public var isSeen: Bool {
    guard let length, length > 0 else { return false }
    let hasPlayedNearlyAll = min(furthest, playedTime) >= 0.9 * length
    let hasEndedAfterMost = (playedTimeAtEnd ?? 0) >= 2 / 3 * length
    return hasPlayedNearlyAll || hasEndedAfterMost
  }

  /// The position to resume at; `nil` if the video is seen, was hardly begun, or was left at its
  /// end.
  ///
  /// Hardly begun is the first minute. At the end, in the last five seconds, there is nothing to go
  /// on with.
  public var stoppedAt: Double? {
    let isAtEnd = length.map { position > $0 - 5 } ?? false
    return isSeen || isAtEnd || position < 60 ? nil : position
  }
}
