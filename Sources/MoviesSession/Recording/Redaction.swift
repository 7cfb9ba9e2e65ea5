internal import MoviesCore
internal import Titles

/// Removes private data from everything that is written to files: the keys to OMDb, the location of
/// the user's files, the names of their own video files, and the notes in their library.
///
/// The program already keeps the first two out of its actions. This is the second line of defence:
/// users paste their clipboard into a search, and libraries name files in their error messages.
///
/// The replacements are as long as the originals. Therefore cursor positions, length limits and
/// everything else that a reducer derives from a text come out the same when a recording is
/// replayed.
package struct Redaction: Sendable {
  /// The functions that each remove one of the known keys from a text, whether the key is used or
  /// not.
  private var secrets: [@Sendable (String) -> String]
  /// The user's home directory; `nil` if it is not worth hiding.
  private let home: String?
  /// Whether recordings contain the user's notes.
  private let keepsNotes: Bool

  /// Makes a redaction of secrets, a directory, and notes.
  ///
  /// - Parameters:
  ///   - secrets: Functions that each hide one secret without changing the number of characters.
  ///   - home: The user's home directory.
  ///   - keepsNotes: Whether recordings contain the user's notes.
  package init(
    hiding secrets: [@Sendable (String) -> String] = [], home: String?, keepsNotes: Bool = false
  ) {
    self.secrets = secrets
    self.keepsNotes = keepsNotes
    self.home = home.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// Returns a text with all secrets and the home directory masked.
  package func applied(to text: String) -> String {
    let text = secrets.reduce(text) { $1($0) }
    return home.map { text.replacing($0, with: String(repeating: "~", count: $0.count)) } ?? text
  }

  /// Returns a text of a recording with private data masked; the paths and names of the user's own
  /// files too, and notes unless they are kept.
  ///
  /// Only the names under which a text is written tell whether it is one of these.
  func applied(to text: String, at place: [any CodingKey]) -> String {
    !place.isOfFile && (keepsNotes || !place.isOfNote) ? applied(to: text) : text.masked
  }

  /// Returns a redaction that removes one more secret.
  func hiding(_ secret: @escaping @Sendable (String) -> String) -> Redaction {
    var redaction = self
    redaction.secrets.append(secret)
    return redaction
  }
}

extension StringProtocol {
  /// A text of the same length in which every character is an `x`.
  var masked: String { String(repeating: "x", count: count) }
}

extension Redaction {
  /// Returns a redaction that also removes the names of lists, and any text that a query has in
  /// their place.
  func hidingLists(named names: Set<String>) -> Redaction {
    // The longest names come first, since a name may be part of another one.
    let names = names.sorted { ($1.count, $0) < ($0.count, $1) }
    return hiding { text in
      names.reduce(text.withoutListsAskedFor) { $0.masking(word: $1) }
    }
  }
}

extension String {
  /// Returns the text with every occurrence of a word or a phrase masked, except within longer
  /// words.
  fileprivate func masking(word: String) -> String {
    var masked = self
    for range in ranges(of: word).reversed() where isWord(range) {
      masked.replaceSubrange(range, with: word.masked)
    }
    return masked
  }

  private func isWord(_ range: Range<Index>) -> Bool {
    !(self[..<range.lowerBound].last?.isPartOfWord ?? false)
      && !(self[range.upperBound...].first?.isPartOfWord ?? false)
  }

  /// The text with the names of lists in queries masked, even if a name is unfinished.
  fileprivate var withoutListsAskedFor: String {
    guard contains(where: { $0 == ":" || $0 == "=" }) else { return self }
    return replacing(/(?i)(\blist\s*[:=]\s*)([“”"][^“”"]*|[^\s()"“”]+)/) { match in
      let name = match.output.2
      return match.output.1 + (name == LibraryMark.watchlist ? String(name) : name.masked)
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
