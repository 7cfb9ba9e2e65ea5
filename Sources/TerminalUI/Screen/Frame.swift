/// Everything the screen shows at one moment: cells, and images with their positions.
///
/// Nothing in this program places an image yet, and the screen shows none: this is where pictures
/// will come in. Their pixels are passed to the code that shows them, by id; a frame remains a
/// small value that can be compared and kept.
///
///     screen.draw(Frame(canvas))
public struct Frame: Equatable, Sendable {
  /// The cells of the whole frame, including those below images: they are visible if images cannot
  /// be shown, or have not arrived yet.
  public var cells: Canvas
  /// The images; later ones lie on top.
  public var images: [PlacedImage]

  /// A frame of cells and, if there are any, images.
  public init(_ cells: Canvas, images: [PlacedImage] = []) {
    self.cells = cells
    self.images = images
  }
}

/// An image's position on a frame.
public struct PlacedImage: Hashable, Sendable {
  /// The image: equal ids mean equal pixels.
  public var id: String
  /// The cells that it covers.
  public var place: Rect

  public init(id: String, place: Rect) {
    self.id = id
    self.place = place
  }
}
