internal import Foundation

/// The path of a file that was dropped onto the terminal, which pastes it as a shell would read it:
/// in quotation marks, with backslashes, or as an address, perhaps with a blank after it.
struct DroppedPath {
  let path: String

  /// Reads a pasted text; returns `nil` unless it is the path of an existing file or folder.
  ///
  /// - Parameters:
  ///   - text: The pasted text.
  ///   - home: The user's home directory, for which `~` stands.
  init?(_ text: String, home: String?) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.contains(where: \.isNewline), let path = Self.path(in: text, home: home),
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    self.path = path
  }

  private static func path(in text: String, home: String?) -> String? {
    if text.hasPrefix("file://") {
      return URL(string: text).flatMap { $0.isFileURL ? $0.path(percentEncoded: false) : nil }
    }
    let plain = text.first == "'" || text.first == "\"" ? unquoted(text) : unescaped(text)
    guard let plain else { return nil }
    if plain.hasPrefix("~/"), let home { return home + plain.dropFirst() }
    return plain.hasPrefix("/") ? plain : nil
  }

  /// Returns the text between a shell's quotation marks; a mark in the text may be written as
  /// `'\''`.
  private static func unquoted(_ text: String) -> String? {
    guard let mark = text.first, text.count > 2, text.last == mark else { return nil }
    let inside = text.dropFirst().dropLast().replacing("\(mark)\\\(mark)\(mark)", with: "\(mark)")
    return String(inside)
  }

  /// Returns the text without the backslashes that escape a shell's special characters.
  private static func unescaped(_ text: String) -> String {
    var (path, isEscaped) = ("", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        path.append(character)
        isEscaped = false
      }
    }
    return path
  }
}
