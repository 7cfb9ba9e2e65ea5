extension Canvas {
  /// The text with its styles, for people who compare screens.
  ///
  /// Each row is one line. If the row is not plain, a line of letters follows: one letter for the
  /// style of each cell, a point for plain ones. A legend of the letters comes last. Equal canvases
  /// give equal text.
  ///
  ///     12×1
  ///     ▏Batman  1992
  ///     ⤷aaaaaa..bbbb
  ///     a  bold
  ///     b  indexed 208 on default
  public var attributedText: String {
    var legend: [Style] = []
    var text = "\(size.columns)×\(size.rows)"
    if let cursor { text += ", cursor in column \(cursor.column) of row \(cursor.row)" }
    text += "\n"
    for (row, line) in lines.enumerated() {
      text += "▏" + line.trimmingTrailingBlanks + "\n"
      let letters = letters(ofRow: row, in: &legend)
      if !letters.isEmpty { text += "⤷" + letters + "\n" }
    }
    for (index, style) in legend.enumerated() {
      text += "\(letter(index))  \(style.words)\n"
    }
    return text
  }

  /// Returns one letter for each cell up to the last one that is not plain; adds new styles to the
  /// legend.
  private func letters(ofRow row: Int, in legend: inout [Style]) -> String {
    var letters = ""
    for run in styleRuns(inRow: row) {
      var mark: Character = "."
      if run.style != .plain {
        let known = legend.firstIndex(of: run.style)
        if known == nil { legend.append(run.style) }
        mark = letter(known ?? legend.count - 1)
      }
      letters += String(repeating: mark, count: run.columns)
    }
    while letters.last == "." { letters.removeLast() }
    return letters
  }

  private func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return letters[index % letters.count]
  }
}

extension Style {
  /// The style in words: its attributes, then its colours.
  fileprivate var words: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map { $0.1 }
    if foreground != .terminalDefault || background != .terminalDefault {
      words.append("\(foreground.words) on \(background.words)")
    }
    return words.joined(separator: " ")
  }
}

extension Color {
  fileprivate var words: String {
    switch kind {
    case .terminalDefault: "default"
    case .indexed(let index): "indexed \(index)"
    case .rgb: hexadecimal
    }
  }
}
