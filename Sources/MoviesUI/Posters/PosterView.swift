import MoviesCore
import SafeText
import TerminalUI

/// A view of a title's picture, or of a poster made of letters in the same size.
struct PosterView {
  var pictures: PictureSupply

  /// Returns the poster as a canvas of its own, so that it can be clipped like any other cells.
  ///
  /// - Parameters:
  ///   - poster: The facts about the poster.
  ///   - box: The largest size; a smaller picture is centred in the first rows.
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
