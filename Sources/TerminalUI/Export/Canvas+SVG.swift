extension Canvas {
  /// Draws the canvas as a picture (SVG): its colours, attributes and text, on a rounded
  /// background.
  ///
  /// The text stays text, and every run of it is as wide as its cells, so that columns are aligned
  /// whatever font the viewer has. Block elements (U+2580 to U+259F) are drawn as rectangles, which
  /// meet at the edges of their cells. Equal canvases give equal pictures.
  public func svg(_ look: SVGLook = SVGLook()) -> String {
    let (width, height) = (look.width(of: size), look.height(of: size))
    var drawing = SVGDrawing(look: look)
    for row in 0..<size.rows {
      for run in styleRuns(inRow: row, splittingShapes: true) { drawing.add(run, row: row) }
    }
    drawing.finish()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.short)" height="\(height.short)" \
      viewBox="0 0 \(width.short) \(height.short)">
      <style>\(look.textStyle)</style>
      <rect width="100%" height="100%" rx="8" fill="\(look.background.hexadecimal)"/>
      \(drawing.elements.joined(separator: "\n"))
      </svg>

      """
  }
}

/// The look of a picture of a canvas, apart from the canvas' own text and styles.
public struct SVGLook: Hashable, Sendable {
  /// The replacement for the terminal's default background.
  public var background: Color
  /// The replacement for the terminal's default text colour.
  public var foreground: Color
  /// The font size, in units of the picture.
  public var fontSize: Double

  /// Makes a look; by default, that of a dark terminal.
  public init(
    background: Color = .rgb(22, 24, 29), foreground: Color = .rgb(215, 218, 224),
    fontSize: Double = 14
  ) {
    self.background = background
    self.foreground = foreground
    self.fontSize = fontSize
  }

  var cellWidth: Double { (fontSize * 6).rounded() / 10 }
  var cellHeight: Double { (fontSize * 1.25).rounded() }
  var padding: Double { fontSize }

  /// Returns the width of a picture with this many cells.
  func width(of size: TerminalSize) -> Double {
    Double(size.columns) * cellWidth + 2 * padding
  }

  /// Returns the height of a picture with this many cells.
  func height(of size: TerminalSize) -> Double { Double(size.rows) * cellHeight + 2 * padding }

  /// The style of all texts, in CSS.
  var textStyle: String {
    """
    text { font: \(fontSize.short)px ui-monospace, "SF Mono", Menlo, Consolas, \
    "DejaVu Sans Mono", "Liberation Mono", monospace; white-space: pre; }
    """
  }
}
