/// Why the library cannot do what it is asked for.
public enum LibraryError: Error, Hashable, Sendable, Codable {
  /// The file makes no sense; it is left as it is.
  case damaged(file: String)
  /// A newer version of the program wrote the file.
  case newer(file: String)
  /// The file cannot be read or made.
  case unreadable(file: String, reason: String)
  /// The file can be read and not written.
  case unwritable(file: String, reason: String)
  /// There is no more space for the file.
  case full(file: String)
  /// Another program holds the file for too long.
  case busy(file: String)
  /// There is no list of this name.
  case noSuchList(String)
  /// The list of this name fills itself, so that no title can be put into it.
  case fillsItself(String)
  /// There is a list of this name already.
  case listExists(String)
  /// No name of this number waits for a title.
  case noOpenName(Int)
  /// The other titles on this machine, which it is asked about, cannot be read.
  case unsearchable
  /// It was stopped before anything had changed.
  case cancelled
  /// A note is longer than ``Note/limit``.
  case noteTooLong
}
