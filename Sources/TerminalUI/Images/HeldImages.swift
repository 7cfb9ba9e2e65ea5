/// The images that the terminal holds, and those that it lacks for the current frame.
///
/// An image is sent once. It stays in the terminal for later frames until its id is needed for
/// another one, or until there are too many.
package struct HeldImages: Sendable {
  private struct Held {
    let id: ImageID
    /// `nil` if the terminal may have lost it.
    var content: Content?
  }

  /// What makes an image another one; without its pixels, so that those need not be kept.
  private struct Content: Hashable {
    let key: String
    let size: TerminalSize

    init(_ image: PlacedImage) { (key, size) = (image.key, image.size) }
  }

  /// How many images the terminal may hold; a frame that shows more of them gets all of its own.
  package static let limit = 64

  /// Those that have not been shown for the longest come first.
  private var held: [Held] = []
  /// The current frame's images that have not been sent yet.
  private var missing: [PlacedImage] = []

  package init() {}

  /// Takes note of the images of a frame.
  ///
  /// Of those with the same id, the first counts.
  /// - Returns: The ids that the terminal must forget before it receives the frame: those of other
  ///   images until now, and those that are too many.
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

  /// The next image of the current frame to send; from now on it counts as held.
  package mutating func next() -> PlacedImage? {
    guard !missing.isEmpty else { return nil }
    let image = missing.removeFirst()
    held.append(Held(id: image.id, content: Content(image)))
    return image
  }

  /// Takes note that the terminal may have lost its images: they will be sent again when they are
  /// shown.
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

  /// Removes images that are not shown until the others and the missing ones are not too many.
  private mutating func removeExcess(keeping shown: Set<ImageID>) -> [ImageID] {
    let excess = max(0, held.count + missing.count - Self.limit)
    let removed = held.lazy.map(\.id).filter { !shown.contains($0) }.prefix(excess)
    let ids = Array(removed)
    held.removeAll { ids.contains($0.id) }
    return ids
  }
}
