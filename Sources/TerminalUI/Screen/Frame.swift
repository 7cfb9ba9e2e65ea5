/// The screen's contents at one moment: cells, and the images that stand in some of them.
///
///     screen.draw(Frame(canvas))
public struct Frame: Equatable, Sendable {
  /// The cells of the whole frame, including the placeholders of its images.
  public var cells: Canvas
  /// The images whose placeholders are among the cells, each once.
  ///
  /// Only for a terminal whose answers prove that it can show them (``ImageAnswers``).
  public var images: [PlacedImage]

  /// Makes a frame of cells and, if there are any, images.
  public init(_ cells: Canvas, images: [PlacedImage] = []) {
    self.cells = cells
    self.images = images
  }
}
