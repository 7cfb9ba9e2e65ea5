import SafeText

/// Lines with a label and a text; the texts are aligned, including their continuation lines.
enum LabelledLines {
  /// The lines, wrapped to `width` cells, with nothing in them that a terminal would act on: a path
  /// may have any characters.
  static func text(_ lines: [(label: String, text: String)], width: Int) -> [String] {
    let indent = (lines.map { $0.label.cellWidth }.max() ?? 0) + 2
    return lines.flatMap { label, text in
      let text = Sanitizer.line(text, limit: .max)
      // A single word is not broken: a broken link could not be followed.
      let parts = text.contains(" ") ? text.wrapped(toCells: width - indent) : [text]
      let labels = [label] + Array(repeating: "", count: parts.count)
      return zip(labels, parts).map { $0.padded(toCells: indent) + $1 }
    }
  }
}
