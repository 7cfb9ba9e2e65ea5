import MoviesCore
import SafeText
import TerminalUI

/// A title's picture, or a poster made of letters that is as large.
struct PosterView {
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
      TypographicPoster(poster: poster).draw(into: &canvas)
    }
    return canvas
  }
}
