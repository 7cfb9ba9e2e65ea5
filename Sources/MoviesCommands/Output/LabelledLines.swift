import SafeText

/// The formatting of lines with a label and a text, where the texts are aligned, including their
/// continuation lines.
enum LabelledLines {
  /// Returns the lines, wrapped to `width` cells and harmless for a terminal, since a path may have
  /// any characters.
  static func text(_ lines: [(label: String, text: String)], width: Int) -> [String] {
    let indent = (lines.map { $0.label.cellWidth }.max() ?? 0) + 2
    return lines.flatMap { label, text in
      let text = Sanitizer.line(text, limit: .max)
      // A single word is not broken, since a broken link could not be followed.
      let parts = text.contains(" ") ? text.wrapped(toCells: width - indent) : [text]
      let labels = [label] + Array(repeating: "", count: parts.count)
      return zip(labels, parts).map { $0.padded(toCells: indent) + $1 }
    }
  }
}
