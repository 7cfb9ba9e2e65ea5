/// An animated picture (SVG) of canvases that follow one another, for pages without scripts.
///
/// The text stays text. All frames stand side by side on a strip, and a style moves the strip from
/// one frame to the next; a row that several frames share is written once. Viewers who prefer
/// reduced motion see the last frame.
public struct SVGAnimation {
  private let look: SVGLook
  private let size: TerminalSize
  /// The distinct rows, each with its number.
  private var rows: [String: Int] = [:]
  private var definitions: [String] = []
  private var frames: [Frame] = []

  private struct Frame {
    var start: Double
    /// The numbers of the frame's rows; `nil` for a blank row.
    var rows: [Int?]
  }

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - size: The size of the largest canvas.
  ///   - look: The look apart from the canvases' own styles.
  public init(size: TerminalSize, look: SVGLook = SVGLook()) {
    self.size = size
    self.look = look
  }

  /// Adds a frame, unless it looks like the one before.
  ///
  /// - Parameters:
  ///   - canvas: The frame.
  ///   - start: When the frame appears, in seconds since the beginning; not before the last one.
  /// - Complexity: O(*n*) in the number of cells.
  public mutating func add(_ canvas: Canvas, at start: Double) {
    let rows = (0..<min(canvas.size.rows, size.rows)).map { number(ofRow: $0, of: canvas) }
    guard rows != frames.last?.rows else { return }
    frames.append(Frame(start: start, rows: rows))
  }

  /// Returns the number of a row, and defines the row if it is new; `nil` if it shows nothing.
  private mutating func number(ofRow row: Int, of canvas: Canvas) -> Int? {
    var drawing = SVGDrawing(look: look)
    for run in canvas.styleRuns(inRow: row, splittingShapes: true) { drawing.add(run, row: 0) }
    drawing.finish()
    let elements = drawing.elements.joined()
    guard !elements.isEmpty else { return nil }
    if let number = rows[elements] { return number }
    let number = definitions.count
    rows[elements] = number
    definitions.append(#"<g id="r\#(number)">\#(elements)</g>"#)
    return number
  }

  /// Returns the picture, which starts over after its last frame.
  ///
  /// - Parameter end: When the last frame ends, in seconds since the beginning.
  /// - Returns: The text of the picture.
  public func svg(endingAt end: Double) -> String {
    let (width, height) = (look.width(of: size), look.height(of: size))
    let last = max(0, frames.count - 1)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.short)" height="\(height.short)" \
      viewBox="0 0 \(width.short) \(height.short)">
      <style>\(look.textStyle)
      #film { animation: film \(end.short)s step-end infinite; }
      @keyframes film { \(keyframes(width: width, end: end)) }
      @media (prefers-reduced-motion: reduce) {
      #film { animation: none; transform: \(Self.shift(last, width: width)); }
      }</style>
      <defs>
      \(definitions.joined(separator: "\n"))
      </defs>
      <rect width="100%" height="100%" rx="8" fill="\(look.background.hexadecimal)"/>
      <g id="film">
      \(frames.indices.map { strip(of: $0, width: width) }.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private func keyframes(width: Double, end: Double) -> String {
    frames.enumerated().map { index, frame in
      let share = end > 0 ? (frame.start / end * 100_000).rounded() / 1_000 : 0
      return "\(share)% { transform: \(Self.shift(index, width: width)); }"
    }.joined(separator: " ")
  }

  private static func shift(_ frame: Int, width: Double) -> String {
    "translate(\((-Double(frame) * width).short)px)"
  }

  /// Returns the rows of a frame at its place on the strip.
  private func strip(of index: Int, width: Double) -> String {
    let rows = frames[index].rows.enumerated().compactMap { row, number in
      number.map { ##"<use href="#r\##($0)" y="\##((Double(row) * look.cellHeight).short)"/>"## }
    }
    return #"<g transform="translate(\#((Double(index) * width).short))">\#(rows.joined())</g>"#
  }
}
