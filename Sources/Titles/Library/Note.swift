/// A note of the user on a title or a list, in any number of lines.
public enum Note {
  /// The most bytes of a note in UTF-8: a long review has a tenth of them, and every session
  /// carries what is kept.
  public static let limit = 64 << 10

  /// Whether a text is too long for a note.
  public static func isTooLong(_ text: String) -> Bool { text.utf8.count > limit }

  /// Both notes one below the other, unless one of them says all that the other says.
  ///
  /// - Parameters:
  ///   - own: The note that is kept.
  ///   - other: The note of another place.
  /// - Returns: The note then; the one that is kept if there is no room for the other.
  public static func joined(_ own: String?, _ other: String?) -> String? {
    guard let own, let other else { return own ?? other }
    if own.contains(other) { return own }
    let note = other.contains(own) ? other : "\(own)\n\n\(other)"
    return isTooLong(note) ? own : note
  }
}
