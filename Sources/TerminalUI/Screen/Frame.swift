/// All that the screen shows at one moment: cells, and images with their places.
///
/// Nothing in this program places an image yet, and the screen shows none: it is the place where
/// pictures come in. What holds their pixels is given to whoever shows them, by their ids; a frame stays
/// a small value that can be compared and kept.
///
///     screen.draw(Frame(canvas))
public struct Frame: Equatable, Sendable {
  /// The cells of the whole frame, also where images stand: what is drawn there is seen where images
  /// cannot be shown, or are not there yet.
  public var cells: Canvas
  /// The images, of which later ones lie on top.
  public var images: [PlacedImage]

  /// A frame of cells, and of images where there are any.
  public init(_ cells: Canvas, images: [PlacedImage] = []) {
    self.cells = cells
    self.images = images
  }
}

/// An image's place on a frame.
public struct PlacedImage: Hashable, Sendable {
  /// Which image it is: equal ids are equal pixels.
  public var id: String
  /// The cells that it covers.
  public var place: Rect

  public init(id: String, place: Rect) {
    self.id = id
    self.place = place
  }
}
