import TerminalUI

/// A view of a screen that is too small: its size, and the size needed.
struct TooSmallView {
  var theme: Theme
  var keymap: Keymap

  func draw(into canvas: inout Canvas) {
    let size = canvas.size
    let needed = Layout.minimum
    let quit = [Command.quit, .quitAtOnce].lazy.compactMap { keymap.key(for: $0, in: .smallScreen) }
    let lines =
      ScreenWording.tooSmall(size, needed: needed) + quit.prefix(1).map(ScreenWording.quit)
    for (row, line) in lines.enumerated() where row < size.rows {
      canvas.write(
        line, at: Point(column: 0, row: row), style: row == 0 ? theme.strong : theme.dim,
        width: size.columns)
    }
  }
}
