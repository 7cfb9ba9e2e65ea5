/// Gives out the ids of images, and keeps the id of a key as long as there are enough.
///
/// There are 240 ids. When all are taken, the least recently used key loses its id.
///
///     var ids = ImageIDs()
///     let id = ids.id(for: "tt0103776 30×22")
public struct ImageIDs: Sendable {
  private struct Holder {
    let id: ImageID
    var lastUse: Int
  }

  private var holders: [String: Holder] = [:]
  private var newest = ImageID.last
  private var uses = 0

  /// Makes a source of ids that are all free.
  public init() {}

  /// Returns the id of a key, which becomes the most recently used one.
  ///
  /// - Parameter key: The name of the image: equal keys mean equal pixels.
  /// - Returns: An id that is given to no other key before 239 others have been asked for.
  /// - Complexity: O(1) for a key that has an id, O(*n*) in the number of ids for another one.
  public mutating func id(for key: String) -> ImageID {
    uses += 1
    let id = holders[key]?.id ?? freeID()
    holders[key] = Holder(id: id, lastUse: uses)
    return id
  }

  /// Returns an unused id; if all are taken, takes that of the least recently used key.
  private mutating func freeID() -> ImageID {
    if holders.count < ImageID.numbers.count {
      newest = newest.next
      return newest
    }
    let oldest = holders.min { $0.value.lastUse < $1.value.lastUse }
    guard let oldest else { return newest }
    holders[oldest.key] = nil
    return oldest.value.id
  }
}
