/// Takes out of what is written to files what is nobody else's business: the keys to OMDb, and where
/// the user's files live.
///
/// The program keeps both out of its actions by itself. This is the second line: users type into a
/// search what was on their clipboard, and libraries name files in what they complain of.
///
/// What takes their place is as long as they are. So the places of cursors, the limits of lengths and
/// whatever else a reducer makes of a text come out the same when a recording is replayed.
package struct Redaction: Sendable {
  /// Each takes one of the keys that are known out of a text, used or not.
  private let secrets: [@Sendable (String) -> String]
  /// The user's home directory; `nil` where there is none worth hiding.
  private let home: String?

  /// Makes what takes out secrets and a directory.
  ///
  /// - Parameters:
  ///   - secrets: What hides a secret each, in as many characters.
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
