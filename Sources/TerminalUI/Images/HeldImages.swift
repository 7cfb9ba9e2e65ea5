/// The images that the terminal holds, and those that it still needs for the current frame.
///
/// An image is sent once. It stays in the terminal for later frames until its id is needed for
/// another one, or until there are too many.
package struct HeldImages: Sendable {
  private struct Held {
    let id: ImageID
    /// The content of the image; `nil` if the terminal may have lost it.
    var content: Content?
  }

  /// The identity of an image's content; excludes the pixels, so that they need not be kept.
  private struct Content: Hashable {
    let key: String
    let size: TerminalSize

    init(_ image: PlacedImage) { (key, size) = (image.key, image.size) }
  }

  /// The number of images that the terminal may hold; a frame with more images still gets all of
  /// them.
  package static let limit = 64

  /// The images that the terminal holds, the one shown least recently first.
  private var held: [Held] = []
  /// The current frame's images that have not been sent yet.
  private var missing: [PlacedImage] = []

  package init() {}

  /// Registers the images of a frame.
  ///
  /// If several images have the same id, the first one counts.
  /// - Returns: The ids that the terminal must forget before it receives the frame: those that now
  ///   get another image, and those in excess of the limit.
  package mutating func show(_ images: [PlacedImage]) -> [ImageID] {
    var obsolete: [ImageID] = []
    var shown: Set<ImageID> = []
    missing.removeAll()
    for image in images where shown.insert(image.id).inserted {
      guard let held = take(image.id) else {
        missing.append(image)
        continue
      }
      if held.content == Content(image) {
        self.held.append(held)
      } else {
        obsolete.append(image.id)
        missing.append(image)
      }
    }
    return obsolete + removeExcess(keeping: shown)
  }

  /// Returns the next image of the current frame to send, which counts as held from now on.
  package mutating func next() -> PlacedImage? {
    guard !missing.isEmpty else { return nil }
    let image = missing.removeFirst()
    held.append(Held(id: image.id, content: Content(image)))
    return image
  }

  /// Notes that the terminal may have lost its images; they will be sent again when they are shown.
  package mutating func distrust() {
    for index in held.indices { held[index].content = nil }
  }

  /// Forgets all images.
  ///
  /// - Returns: The ids that the terminal must forget as well.
  package mutating func removeAll() -> [ImageID] {
    defer { self = HeldImages() }
    return held.map(\.id)
  }

  private mutating func take(_ id: ImageID) -> Held? {
    held.firstIndex { $0.id == id }.map { held.remove(at: $0) }
  }

  /// Removes images that are not shown until the rest, with the missing ones, is within the limit.
  private mutating func removeExcess(keeping shown: Set<ImageID>) -> [ImageID] {
    let excess = max(0, held.count + missing.count - Self.limit)
    let removed = held.lazy.map(\.id).filter { !shown.contains($0) }.prefix(excess)
    let ids = Array(removed)
    held.removeAll { ids.contains($0.id) }
    return ids
  }
}
