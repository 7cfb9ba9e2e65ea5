/// Gives out the ids of images: the same one for the same key, as long as there are enough.
///
/// There are 240 ids. When all are taken, the key that has not been asked for the longest loses its
/// own.
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

  /// All ids are free.
  public init() {}

  /// The id of a key, from now on the one most recently used.
  ///
  /// - Parameter key: Names the image: equal keys mean equal pixels.
  /// - Returns: An id that no other key has until 239 others have been asked for.
  /// - Complexity: O(1) for a key that has an id, O(*n*) in the number of ids for another one.
  public mutating func id(for key: String) -> ImageID {
    uses += 1
    let id = holders[key]?.id ?? freeID()
    holders[key] = Holder(id: id, lastUse: uses)
    return id
  }

  /// An id that nobody has, if need be any more.
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
