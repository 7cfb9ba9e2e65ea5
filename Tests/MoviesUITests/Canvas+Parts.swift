import TerminalUI

/// The parts of a frame that have goldens of their own: a header or a hint that changes would
/// change nearly every golden screen, too.
extension Canvas {
  /// The frame without its header and its footer.
  var body: Canvas { rows(from: 1) }

  /// The frame without its footer.
  var withoutFooter: Canvas { rows(from: 0) }

  /// The rows from one on, without the last one.
  private func rows(from first: Int) -> Canvas {
    let count = max(0, size.rows - 1 - first)
    var part = Canvas(size: TerminalSize(columns: size.columns, rows: count))
    part.place(self, in: part.bounds, firstRow: first)
    if let cursor, (first..<first + count).contains(cursor.row) {
      part.cursor = Point(column: cursor.column, row: cursor.row - first)
    }
    return part
  }

  /// The same rows of several frames, those of each frame below its name.
  ///
  /// - Parameters:
  ///   - frames: The frames and their names, all of one size.
  ///   - rows: The rows to show, counted from 0.
  /// - Returns: The names and the rows in one canvas.
  static func strips(of frames: [(name: String, frame: Canvas)], rows: Range<Int>) -> Canvas {
    let columns = frames.map(\.frame.size.columns).max() ?? 0
    let height = rows.count + 1
    var strips = Canvas(size: TerminalSize(columns: columns, rows: height * frames.count))
    for (index, (name, frame)) in frames.enumerated() {
      let cursor = frame.cursor.flatMap { rows.contains($0.row) ? $0.column : nil }
      let label = cursor.map { "\(name), cursor in column \($0):" } ?? "\(name):"
      strips.write(label, at: Point(column: 0, row: height * index))
      let place = Rect(column: 0, row: height * index + 1, columns: columns, rows: rows.count)
      strips.place(frame, in: place, firstRow: rows.lowerBound)
    }
    return strips
  }
}
