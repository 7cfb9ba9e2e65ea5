/// The reason why nothing plays.
public enum PlayingError: Error, Hashable, Codable, Sendable {
  /// Nothing on this system plays videos, neither mpv nor an opener of the desktop.
  case noPlayer
  /// The first word of the configuration's player is not a program.
  case programMissing(String)
  /// There is no display to play on: the session came over ssh, or the desktop's opener has no
  /// desktop.
  case noDisplay
  /// The file with this key does not exist, or its path is not absolute.
  case fileGone(key: String)
  /// The system refused to start the program, for this reason in its own words.
  case cannotStart(program: String, reason: String)
}
