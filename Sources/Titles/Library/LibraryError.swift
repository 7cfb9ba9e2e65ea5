public import Files

/// The reason why the library cannot do what it was asked for.
public enum LibraryError: Error, Hashable, Sendable, Codable {
  /// The file, or a copy of it, is not usable; it is left as it is.
  case file(FileFailure)
  /// There is no list with this name.
  case noSuchList(String)
  /// The list with this name fills itself, so no title can be put into it.
  case fillsItself(String)
  /// A list with this name already exists.
  case listExists(String)
  /// No name with this number waits for a title.
  case noOpenName(Int)
  /// The other titles on this machine, which the question is about, cannot be read.
  case unsearchable
  /// The task was cancelled before anything had changed.
  case cancelled
  /// A note is longer than ``Note/limit``.
  case noteTooLong
  /// A day is outside the range that can be kept, as it may be if a clock is wrong.
  case dayBeyondCalendar(CalendarDate)
  /// Another session has changed the note since the user saw it; the value is the present note, or
  /// `nil` if it was removed.
  case noteChanged(to: String?)
}

extension LibraryError {
  /// The trouble with the file; `nil` for other errors.
  public var trouble: FileTrouble? {
    if case .file(let failure) = self { failure.trouble } else { nil }
  }
}
