import SafeText

/// Lines of a label and a text, the texts below each other.
enum LabelledLines {
  static func text(_ lines: [(label: String, text: String)]) -> [String] {
    let width = lines.map { $0.label.cellWidth }.max() ?? 0
    return lines.map { $0.label.padded(toCells: width) + "  " + $0.text }
  }
}
