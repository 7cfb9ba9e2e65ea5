internal import MoviesCore

/// Removes private data from everything that is written to files: the keys to OMDb, the place of
/// the user's files, and the notes of their library.
///
/// The program already keeps the first two out of its actions. This is the second line of defence:
/// users paste their clipboard into a search, and libraries name files in their error messages.
///
/// The replacements are as long as the originals. So the positions of cursors, the limits of
/// lengths and whatever else a reducer derives from a text come out the same when a recording is
/// replayed.
package struct Redaction: Sendable {
  /// Each removes one of the known keys from a text, whether the key is used or not.
  private var secrets: [@Sendable (String) -> String]
  /// The user's home directory; `nil` if there is none worth hiding.
  private let home: String?
  /// Whether recordings have the user's notes.
  private let keepsNotes: Bool

  /// Makes a redaction of secrets, a directory, and notes.
  ///
  /// - Parameters:
  ///   - secrets: Functions that each hide one secret, without changing the number of characters.
  ///   - home: The user's home directory.
  ///   - keepsNotes: Whether recordings have the user's notes.
  package init(
    hiding secrets: [@Sendable (String) -> String] = [], home: String?, keepsNotes: Bool = false
  ) {
    self.secrets = secrets
    self.keepsNotes = keepsNotes
    self.home = home.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// A text without them.
  package func applied(to text: String) -> String {
    let text = secrets.reduce(text) { $1($0) }
    return home.map { text.replacing($0, with: String(repeating: "~", count: $0.count)) } ?? text
  }

  /// A text of a recording without them, given the names under which it is written.
  func applied(to text: String, at place: [any CodingKey]) -> String {
    keepsNotes || !place.isOfNote ? applied(to: text) : text.masked
  }

  /// The redaction that removes one more secret.
  func hiding(_ secret: @escaping @Sendable (String) -> String) -> Redaction {
    var redaction = self
    redaction.secrets.append(secret)
    return redaction
  }
}

extension StringProtocol {
  /// A text of the same length that says nothing.
  var masked: String { String(repeating: "x", count: count) }
}
