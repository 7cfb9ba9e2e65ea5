import SafeText

/// Lines with a label and a text; the texts are aligned, including their continuation lines.
enum LabelledLines {
  /// The lines, wrapped to `width` cells.
  static func text(_ lines: [(label: String, text: String)], width: Int) -> [String] {
    let indent = (lines.map { $0.label.cellWidth }.max() ?? 0) + 2
    return lines.flatMap { label, text in
      // A single word is not broken: a broken link could not be followed.
      let parts = text.contains(" ") ? text.wrapped(toCells: width - indent) : [text]
      let labels = [label] + Array(repeating: "", count: parts.count)
      return zip(labels, parts).map { $0.padded(toCells: indent) + $1 }
    }
  }
}
