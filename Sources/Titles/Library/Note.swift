/// A note of the user on a title or a list, in any number of lines.
public enum Note {
  /// The maximum length of a note in UTF-8, in bytes: a long review has a tenth of it, and every
  /// session carries all notes.
  public static let limit = 64 << 10

  /// Returns whether a text is too long for a note.
  public static func isTooLong(_ text: String) -> Bool { text.utf8.count > limit }

  /// Joins two notes, one below the other, unless one of them contains the other.
  ///
  /// - Parameters:
  ///   - own: The note that is kept.
  ///   - other: The note from elsewhere.
  /// - Returns: The joined note; the kept one if there is no room for the other.
  public static func joined(_ own: String?, _ other: String?) -> String? {
    guard let own, let other else { return own ?? other }
    if own.contains(other) { return own }
    let note = other.contains(own) ? other : "\(own)\n\n\(other)"
    return isTooLong(note) ? own : note
  }
}
