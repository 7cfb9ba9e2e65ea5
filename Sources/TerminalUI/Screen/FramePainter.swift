/// Turns what the terminal shows into the next frame, in as few bytes as that takes.
///
///     var painter = FramePainter(capabilities)
///     let bytes = painter.paint(canvas)
struct FramePainter {
  /// Whether frames are marked so that the terminal shows each at once.
  var marksFrames = false
  private let capabilities: TerminalCapabilities
  /// What the terminal shows; `nil` if that is not known.
  private var shown: Canvas?
  private var showsCursor: Bool?
  /// Whether the terminal is in its alternate screen.
  private var hasEntered = false

  private static let beginning = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  /// A painter for a terminal that shows something else yet.
  init(_ capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
  }

  /// The bytes that show a frame: none if it looks like the last one.
  ///
  /// The first frame enters the alternate screen, and what is not known is cleared before it.
  /// - Complexity: O(*n*) in the number of cells.
  mutating func paint(_ frame: Canvas) -> [UInt8] {
    let cells = capabilities.isUnicode ? frame : frame.transliterated
    var writer = SequenceWriter(capabilities, columns: cells.size.columns)
    if marksFrames { writer.bytes += Self.beginning }
    let start = writer.bytes.count
    let before = begin(cells.size, with: &writer) ?? Canvas(size: cells.size)
    let cursor = cells.cursor.flatMap { cells.bounds.contains($0) ? $0 : nil }
    if cursor == nil { showCursor(false, with: &writer) }
    for row in 0..<cells.size.rows {
      guard let columns = cells.changedColumns(inRow: row, since: before) else { continue }
      writer.paint(row, of: cells, over: before, columns: columns)
    }
    writer.use(.plain)
    if let cursor, writer.bytes.count > start || cursor != before.cursor {
      writer.move(to: cursor)
      showCursor(true, with: &writer)
    }
    shown = cells
    guard writer.bytes.count > start else { return [] }
    if marksFrames { writer.bytes += Self.end }
    return writer.bytes
  }

  /// Enters the screen, and clears one of which nothing is known.
  ///
  /// - Returns: What it shows; `nil` for blanks.
  private mutating func begin(
    _ size: TerminalSize, with writer: inout SequenceWriter
  ) -> Canvas? {
    if shown?.size != size { forget() }
    if !hasEntered { writer.bytes += capabilities.enter }
    hasEntered = true
    if shown == nil { writer.bytes += capabilities.reset + capabilities.clear }
    return shown
  }

  private mutating func showCursor(_ shows: Bool, with writer: inout SequenceWriter) {
    guard shows != showsCursor else { return }
    showsCursor = shows
    writer.bytes += shows ? capabilities.showCursor : capabilities.hideCursor
  }

  /// Makes the next frame repaint everything.
  mutating func forget() {
    shown = nil
    showsCursor = nil
  }

  /// The bytes that leave the screen; none before the first frame.
  mutating func leave() -> [UInt8] {
    guard hasEntered else { return [] }
    defer { forget() }
    hasEntered = false
    if !capabilities.leave.isEmpty {
      return capabilities.reset + capabilities.leave + capabilities.showCursor
    }
    var writer = SequenceWriter(capabilities, columns: 1)
    writer.move(to: Point(column: 0, row: (shown?.size.rows ?? 1) - 1))
    return writer.bytes + capabilities.reset + capabilities.showCursor + Array("\r\n".utf8)
  }
}
