import SafeText
import TerminalUI

extension Canvas {
  /// The canvas as the screen shows it on a terminal without Unicode.
  var transliterated: Canvas {
    var canvas = Canvas(size: size)
    for row in bounds.rows {
      for column in bounds.columns {
        let cell = self[column, row]
        let text = cell.isRightHalf ? "?" : cell.text.transliterated
        // Of a wide character each half becomes a mark of its own.
        canvas.write(
          String(text.prefix(1)), at: Point(column: column, row: row), style: cell.style)
      }
    }
    canvas.cursor = cursor
    return canvas
  }
}
