import MoviesCore
import SafeText
import TerminalUI

/// A title's picture, or a placeholder that is as large.
struct PosterView {
  var theme: Theme
  var pictures: PictureSupply

  /// The poster as a canvas of its own, so that it can be clipped like any other cells.
  ///
  /// - Parameters:
  ///   - poster: What is known of it.
  ///   - box: How large it may be; it stands in the middle of the first rows.
  /// - Returns: A canvas as large as the box.
  func canvas(_ poster: PosterProps, box: TerminalSize) -> Canvas {
    var canvas = Canvas(size: box)
    if let address = poster.address, let picture = pictures.cells(address, box) {
      let left = (box.columns - picture.size.columns) / 2
      canvas.place(picture, in: canvas.bounds.inset(columns: max(0, left)))
    } else {
      drawPlaceholder(poster, into: &canvas)
    }
    return canvas
  }

  private func drawPlaceholder(_ poster: PosterProps, into canvas: inout Canvas) {
    let inside = canvas.box(canvas.bounds, style: theme.rule)
    let width = inside.width - 2
    guard width > 0, inside.height > 0 else { return }
    var lines = poster.title.wrapped(toCells: width).map { StyledLine($0, theme.dim) }
    let label = poster.failure?.label ?? poster.kind?.singular
    if let label { lines = [StyledLine(label, theme.rule), StyledLine()] + lines }
    let shown = lines.prefix(inside.height)
    for (index, line) in shown.enumerated() {
      let start = Point(
        column: inside.column + 1 + max(0, width - line.width) / 2,
        row: inside.row + (inside.height - shown.count) / 2 + index)
      line.write(at: start, width: width, to: &canvas)
    }
  }
}
