public import Pictures

/// An image in a frame, shown where the frame's cells have its placeholders.
///
/// Images are equal if their ids, keys and sizes are; their pixels are not compared.
///
///     let id = ids.id(for: "tt0103776 30×22")
///     let image = PlacedImage(id, key: "tt0103776 30×22", picture: poster, size: size)
///     canvas.place(Canvas(placeholdersFor: id, size: size), in: rect)
///     screen.draw(Frame(canvas, images: [image]))
public struct PlacedImage: Hashable, Sendable {
  public let id: ImageID
  /// The name of the pixels: equal keys mean equal pixels.
  public let key: String
  public let picture: Picture
  /// The size of the rectangle of placeholders, in cells.
  ///
  /// The terminal shows the whole picture centred in it, as large as its proportions allow.
  public let size: TerminalSize

  /// Makes an image for a rectangle of placeholders with the same id and size.
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
