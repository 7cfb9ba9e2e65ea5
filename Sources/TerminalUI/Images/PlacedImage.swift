public import Pictures

/// An image that a frame shows: where the frame's cells have its placeholders.
///
/// Images are equal if their ids, keys and sizes are; their pixels are not compared.
///
///     let id = ids.id(for: "tt0103776 30×22")
///     let image = PlacedImage(id, key: "tt0103776 30×22", picture: poster, size: size)
///     canvas.place(Canvas(placeholdersFor: id, size: size), in: rect)
///     screen.draw(Frame(canvas, images: [image]))
public struct PlacedImage: Hashable, Sendable {
  public let id: ImageID
  /// Names the pixels: equal keys mean equal pixels.
  public let key: String
  public let picture: Picture
  /// The size of the rectangle of placeholders, in cells.
  ///
  /// The terminal shows the whole picture in it, as large as its proportions allow, in the middle.
  public let size: TerminalSize

  /// An image to be shown in a rectangle of placeholders of the same id and size.
  public init(_ id: ImageID, key: String, picture: Picture, size: TerminalSize) {
    self.id = id
    self.key = key
    self.picture = picture
    self.size = size
  }

  public static func == (left: PlacedImage, right: PlacedImage) -> Bool {
    left.id == right.id && left.size == right.size && left.key == right.key
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(size)
    hasher.combine(key)
  }
}
