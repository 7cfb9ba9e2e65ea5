/// The elements of a picture, in the order in which they are painted.
struct SVGDrawing {
  let look: SVGLook
  private(set) var elements: [String] = []
  /// Whether a group with crisp edges is open.
  private var isCrisp = false

  init(look: SVGLook) { self.look = look }

  /// Adds a run, which consists of block elements only or has none.
  mutating func add(_ run: StyleRun, row: Int) {
    let colors = colors(of: run.style)
    let blocks = run.text.unicodeScalars.compactMap(BlockElement.init)
    let isBlank = run.text.allSatisfy { $0 == " " }
    // Blanks may be part of the shapes around them, so they stay in the current group.
    if !isBlank { setCrisp(!blocks.isEmpty) }
    if colors.background != look.background {
      let cells = BlockElement.Part.cells(run.columns)
      addRectangle(cells, column: run.column, row: row, color: colors.background)
    }
    if blocks.isEmpty {
      addText(run, row: row, color: colors.foreground)
    } else {
      addBlocks(blocks, of: run, row: row, color: colors.foreground)
    }
  }

  /// Ends the last group.
  mutating func finish() { setCrisp(false) }

  private mutating func setCrisp(_ crisp: Bool) {
    if crisp != isCrisp {
      elements.append(crisp ? #"<g shape-rendering="crispEdges">"# : "</g>")
    }
    isCrisp = crisp
  }

  /// Adds block elements; equal neighbours that fill the width of their cells become one rectangle.
  private mutating func addBlocks(
    _ blocks: [BlockElement], of run: StyleRun, row: Int, color: Color
  ) {
    let faintness = run.style.attributes.contains(.dim) ? Self.dimOpacity : 1
    var rest = blocks[...]
    while let block = rest.first {
      let equal = block.fillsWidth ? rest.prefix { $0 == block }.count : 1
      for part in block.parts {
        addRectangle(
          part.repeated(equal), column: run.column + blocks.count - rest.count, row: row,
          color: color, opacity: block.opacity * faintness)
      }
      rest = rest.dropFirst(equal)
    }
  }

  /// Adds a rectangle over parts of cells; neighbours meet, since edges are rounded, not sizes.
  private mutating func addRectangle(
    _ part: BlockElement.Part, column: Int, row: Int, color: Color, opacity: Double = 1
  ) {
    let (left, top) = (x(column), y(row))
    let width = look.cellWidth / Double(BlockElement.parts)
    let height = look.cellHeight / Double(BlockElement.parts)
    let horizontal = (left + Double(part.columns.lowerBound) * width).roundedToHundredths
    let vertical = (top + Double(part.rows.lowerBound) * height).roundedToHundredths
    let right = (left + Double(part.columns.upperBound) * width).roundedToHundredths
    let bottom = (top + Double(part.rows.upperBound) * height).roundedToHundredths
    elements.append(
      """
      <rect x="\(horizontal.short)" y="\(vertical.short)" \
      width="\((right - horizontal).short)" height="\((bottom - vertical).short)" \
      fill="\(color.hexadecimal)"\(opacity < 1 ? " opacity=\"\(opacity.short)\"" : "")/>
      """)
  }

  private static let dimOpacity = 0.6

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
    if style.attributes.contains(.dim) { attributes += " opacity=\"\(Self.dimOpacity)\"" }
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
  fileprivate var roundedToHundredths: Double { (self * 100).rounded() / 100 }

  /// The number with at most two decimals.
  var short: String {
    let rounded = roundedToHundredths
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
