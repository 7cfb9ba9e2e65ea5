internal import SafeText
internal import Titles

/// The cleaning of texts: every text of a file that a library stores passes through here.
extension String {
  /// The text as one harmless line, without blanks at its ends.
  var cleanLine: String { Sanitizer.line(self).trimmed }

  /// The text as harmless lines; `nil` if nothing is left.
  var cleanNote: String? {
    let text = Sanitizer.paragraph(self, limit: .max).trimmed
    return text.isEmpty ? nil : text
  }
}
