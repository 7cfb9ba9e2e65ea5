internal import SafeText

/// The conversion of reviews from and to the simple HTML of Letterboxd.
enum ReducedHTML {
  /// Returns HTML that shows a text: the text itself, unless part of it could be taken for HTML.
  static func html(_ text: String) -> String {
    guard self.text(text) != text else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// Returns the plain text of HTML: tags are removed or, if they break lines, replaced with line
  /// breaks, and character references are replaced with characters.
  ///
  /// Only the tags that occur in reviews count as tags, so that `a < b` and `<3` stay.
  static func text(_ html: String) -> String {
    var output = ""
    var rest = html[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      output += rest[..<start]
      rest = rest[start...]
      let (length, replacement) = tag(rest) ?? reference(rest) ?? (1, String(rest[start]))
      output += replacement
      rest = rest.dropFirst(length)
    }
    return output + rest
  }

  /// Returns the length of the tag at the beginning of a text, and its replacement.
  private static func tag(_ text: Substring) -> (length: Int, replacement: String)? {
    guard text.first == "<" else { return nil }
    // A tag ends before the next one begins, so no text is searched twice for an end.
    let end = text.dropFirst().prefix { $0 != "<" && $0 != ">" }.endIndex
    guard end < text.endIndex, text[end] == ">" else { return nil }
    let isEnd = text.dropFirst().first == "/"
    let inside = text[..<end].dropFirst(isEnd ? 2 : 1)
    let name = inside.prefix { $0.isLetter }
    guard isRestOfTag(inside[name.endIndex...]) else { return nil }
    let length = text.distance(from: text.startIndex, to: end) + 1
    switch name.lowercased() {
    case "b", "i", "a", "em", "strong", "u", "s", "strike", "del", "span": return (length, "")
    case "br": return (length, "\n")
    case "p", "blockquote", "div": return (length, isEnd ? "\n" : "")
    default: return nil
    }
  }

  /// Whether a text may follow the name of a tag: attributes, or nothing but a slash.
  private static func isRestOfTag(_ text: Substring) -> Bool {
    text.contains("=") || text.allSatisfy { $0 == " " || $0 == "/" }
  }

  /// Returns the length of the character reference at the beginning of a text, and the character.
  private static func reference(_ text: Substring) -> (length: Int, replacement: String)? {
    HTMLEntities.reference(beginning: text).map { length, text in
      // Editors write a no-break space for the second of two spaces, not to keep words together.
      (length, text == "\u{A0}" ? " " : text)
    }
  }
}
