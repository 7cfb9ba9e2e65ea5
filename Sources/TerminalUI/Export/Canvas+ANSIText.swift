extension Canvas {
  /// Returns the text with its styles as escape sequences (SGR), to be printed in a terminal.
  ///
  /// Each row ends in the terminal's own look and with a line feed, and has no trailing blanks
  /// except those that a background makes visible. Without colours, the text is plain.
  ///
  /// - Parameter depth: The colours of the terminal.
  /// - Returns: The rows, one after the other.
  public func ansiText(depth: ColorDepth) -> String {
    (0..<size.rows).map { ansiText(ofRow: $0, depth: depth) + "\n" }.joined()
  }

  private func ansiText(ofRow row: Int, depth: ColorDepth) -> String {
    let runs = styleRuns(inRow: row).map { run in
      let style = depth == .mono ? .plain : run.style.reduced(to: depth)
      return (text: run.text, style: style)
    }
    let end = runs.lastIndex { $0.style.showsBlanks || $0.text.contains { $0 != " " } } ?? -1
    var text = ""
    var pen = Style.plain
    for (index, run) in runs.prefix(end + 1).enumerated() {
      if run.style != pen { text += run.style.escapeSequence }
      pen = run.style
      let isTrimmed = index == end && !pen.showsBlanks
      text += isTrimmed ? String(run.text.trimmingTrailingBlanks) : run.text
    }
    return pen == .plain ? text : text + Style.plain.escapeSequence
  }
}

extension Style {
  /// Whether a blank in this style looks different from an empty screen.
  fileprivate var showsBlanks: Bool {
    background != .terminalDefault || !attributes.isDisjoint(with: [.reverse, .underline])
  }

  /// The sequence that sets this style, whatever style was set before.
  fileprivate var escapeSequence: String {
    let names: [(Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    let numbers =
      [0] + names.filter { attributes.contains($0.0) }.map { $0.1 }
      + foreground.numbers(basic: 30) + background.numbers(basic: 40)
    return "\u{1B}[" + numbers.map(String.init).joined(separator: ";") + "m"
  }
}

extension Color {
  /// Returns the parameters that set the colour; `basic` is the number of the first basic one.
  fileprivate func numbers(basic: Int) -> [Int] {
    switch kind {
    case .terminalDefault: []
    case .indexed(let index) where index < 8: [basic + Int(index)]
    case .indexed(let index) where index < 16: [basic + 60 + Int(index) - 8]
    case .indexed(let index): [basic + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [basic + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
