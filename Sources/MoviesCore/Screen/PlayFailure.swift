public import Redux

/// The reason why nothing was played.
public enum PlayFailure: RequestFailure {
  /// There is no player on this machine.
  case noPlayer
  /// The session has no display to play on, as over a network.
  case noDisplay
  /// The player could not be started.
  case cannotStart(program: String, reason: String)
  /// A file is no longer there.
  case gone(name: String)
  /// The disk with this folder is away.
  case away(folder: String)
  /// The user does not have the title as a file.
  case nothing
}
