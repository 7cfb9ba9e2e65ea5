extension Canvas {
  /// A picture of the canvas (SVG): its colours, attributes and text, on a rounded background.
  ///
  /// The text stays text, and every run of it is as wide as its cells, so that columns are aligned
  /// whatever font the viewer has. Equal canvases give equal pictures.
  public func svg(_ look: SVGLook = SVGLook()) -> String {
    let width = Double(size.columns) * look.cellWidth + 2 * look.padding
    let height = Double(size.rows) * look.cellHeight + 2 * look.padding
    var drawing = SVGDrawing(look: look)
    for row in 0..<size.rows {
      for run in styleRuns(inRow: row, splittingWide: true) { drawing.add(run, row: row) }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.short)" height="\(height.short)" \
      viewBox="0 0 \(width.short) \(height.short)">
      <style>text { font: \(look.fontSize.short)px ui-monospace, "SF Mono", Menlo, Consolas, \
      "DejaVu Sans Mono", "Liberation Mono", monospace; white-space: pre; }</style>
      <rect width="100%" height="100%" rx="8" fill="\(look.background.hexadecimal)"/>
      \(drawing.elements.joined(separator: "\n"))
      </svg>

      """
  }
}

/// The elements of a picture, in the order in which they are painted.
private struct SVGDrawing {
  let look: SVGLook
  private(set) var elements: [String] = []

  init(look: SVGLook) { self.look = look }

  mutating func add(_ run: StyleRun, row: Int) {
    let colors = colors(of: run.style)
    if colors.background != look.background {
      addRectangle(run, row: row, color: colors.background)
    }
    addText(run, row: row, color: colors.foreground)
  }

  private mutating func addRectangle(_ run: StyleRun, row: Int, color: Color) {
    elements.append(
      """
      <rect x="\(x(run.column).short)" y="\(y(row).short)" \
      width="\((Double(run.columns) * look.cellWidth).short)" height="\(look.cellHeight.short)" \
      fill="\(color.hexadecimal)"/>
      """)
  }

  /// Adds the text without surrounding blanks, stretched over its cells.
  private mutating func addText(_ run: StyleRun, row: Int, color: Color) {
    let leading = run.text.prefix { $0 == " " }.count
    let text = run.text.dropFirst(leading).trimmingTrailingBlanks
    if text.isEmpty { return }
    let blanks = run.text.count - leading - text.count
    let columns = run.columns - leading - blanks
    let baseline = y(row) + look.cellHeight - (look.cellHeight - look.fontSize) / 2 - 2
    elements.append(
      """
      <text x="\(x(run.column + leading).short)" y="\(baseline.short)" \
      textLength="\((Double(columns) * look.cellWidth).short)" lengthAdjust="spacingAndGlyphs" \
      fill="\(color.hexadecimal)"\(attributes(of: run.style))>\(escaped(text))</text>
      """)
  }

  private func x(_ column: Int) -> Double { look.padding + Double(column) * look.cellWidth }

  private func y(_ row: Int) -> Double { look.padding + Double(row) * look.cellHeight }

  private func colors(of style: Style) -> (foreground: Color, background: Color) {
    let foreground = style.foreground == .terminalDefault ? look.foreground : style.foreground
    let background = style.background == .terminalDefault ? look.background : style.background
    return style.attributes.contains(.reverse)
      ? (background, foreground) : (foreground, background)
  }

  private func attributes(of style: Style) -> String {
    var attributes = ""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
    return attributes
  }

  private func escaped(_ text: Substring) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }
}

extension Double {
  /// The number with at most two decimals.
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
