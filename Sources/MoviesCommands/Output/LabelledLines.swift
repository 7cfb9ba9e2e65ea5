import SafeText

/// Lines of a label and a text, the texts below each other, also where they go on in further lines.
enum LabelledLines {
  /// The lines, none wider than `width` cells as long as there is room for a text at all.
  static func text(_ lines: [(label: String, text: String)], width: Int) -> [String] {
    let indent = (lines.map { $0.label.cellWidth }.max() ?? 0) + 2
    return lines.flatMap { label, text in
      zip([label] + Array(repeating: "", count: text.count), text.wrapped(toCells: width - indent))
        .map { $0.padded(toCells: indent) + $1 }
    }
  }
}
