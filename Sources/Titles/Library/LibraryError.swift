public import Files

/// Why the library cannot do what it is asked for.
public enum LibraryError: Error, Hashable, Sendable, Codable {
  /// Something is wrong with the file, or with a copy of it; whatever it is, it is left as it is.
  case file(FileFailure)
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
  /// A day is beyond those that can be kept, as that of a clock may be which is wrong.
  case dayBeyondCalendar(CalendarDate)
  /// Somebody else has changed a note since the user saw it; this is it now, or `nil` for none.
  case noteChanged(to: String?)
}

extension LibraryError {
  /// The trouble with the file; `nil` without any.
  public var trouble: FileTrouble? {
    if case .file(let failure) = self { failure.trouble } else { nil }
  }
}
