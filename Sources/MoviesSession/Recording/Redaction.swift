/// Removes private data from everything that is written to files: the keys to OMDb, and the place
/// of the user's files.
///
/// The program already keeps both out of its actions. This is the second line of defence: users
/// paste their clipboard into a search, and libraries name files in their error messages.
///
/// The replacements are as long as the originals. So the positions of cursors, the limits of
/// lengths and whatever else a reducer derives from a text come out the same when a recording is
/// replayed.
package struct Redaction: Sendable {
  /// Each removes one of the known keys from a text, whether the key is used or not.
  private let secrets: [@Sendable (String) -> String]
  /// The user's home directory; `nil` if there is none worth hiding.
  private let home: String?

  /// Makes a redaction of secrets and a directory.
  ///
  /// - Parameters:
  ///   - secrets: Functions that each hide one secret, without changing the number of characters.
  ///   - home: The user's home directory.
  package init(hiding secrets: [@Sendable (String) -> String] = [], home: String?) {
    self.secrets = secrets
    self.home = home.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// A text without them.
  package func applied(to text: String) -> String {
    let text = secrets.reduce(text) { $1($0) }
    return home.map { text.replacing($0, with: String(repeating: "~", count: $0.count)) } ?? text
  }
}
