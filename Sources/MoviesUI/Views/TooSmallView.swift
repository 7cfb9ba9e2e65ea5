import TerminalUI

/// What stands on a screen that is too small: its size, and the size needed.
struct TooSmallView {
  var theme: Theme
  var keymap: Keymap

  func draw(into canvas: inout Canvas) {
    let size = canvas.size
    let needed = Layout.minimum
    let lines = [
      "\(size.columns)×\(size.rows) is too small",
      "\(needed.columns)×\(needed.rows) needed",
      "\(keymap.name(of: .quit)) quits",
    ]
    for (row, line) in lines.enumerated() where row < size.rows {
      canvas.write(
        line, at: Point(column: 0, row: row), style: row == 0 ? theme.strong : theme.dim,
        width: size.columns)
    }
  }
}
