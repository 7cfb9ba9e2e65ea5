/// A player that was started.
///
/// It goes on without this value, and without this program.
public struct StartedPlayer: Sendable {
  /// The number of its process.
  public let processID: Int32
  /// The name of its place, as in ``PlayedFile/player``; `nil` if it reports no position.
  ///
  /// Even a player that could report has none if the folder cannot be written.
  public let place: String?
  let ending: Task<PlayerEnding, Never>

  /// Waits until the player has ended.
  ///
  /// If the waiting task is cancelled, it still waits, and the player plays on.
  public func end() async -> PlayerEnding { await ending.value }
}

/// How a player ended.
public enum PlayerEnding: Hashable, Sendable {
  /// The player's own status: of mpv, 0 after playing, and 2 if it could not play a file.
  case exited(Int32)
  case killed(signal: Int32)
  /// This program could not watch it.
  case unknown
}
