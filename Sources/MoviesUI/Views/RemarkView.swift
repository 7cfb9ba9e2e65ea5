import MoviesCore
import SafeText
import TerminalUI

/// A view of a remark about the rows on the line above them, in place of the rule.
struct RemarkView {
  var theme: Theme
  var keymap: Keymap

  func draw(_ remark: ListRemark, _ props: BrowseProps, at row: Int, of canvas: inout Canvas) {
    let width = canvas.size.columns - 5
    let texts = ScreenWording.remark(remark, source: props.header.source, in: props.focus, keymap)
    let text = texts.first { $0.cellWidth <= width } ?? texts.last ?? ""
    canvas.write(" ", at: Point(column: 2, row: row))
    let column = 3
    StyledLine(text, theme.dim, keys: theme.accent)
      .write(at: Point(column: column, row: row), width: width, to: &canvas)
    let end = column + min(width, text.cellWidth)
    canvas.write(" ", at: Point(column: end, row: row))
  }
}
