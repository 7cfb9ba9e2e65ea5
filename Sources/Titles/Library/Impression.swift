/// What the user said of a title after seeing it once, as diaries have it: the title's own rating,
/// tags and note may be others by now.
public struct Impression: Hashable, Sendable, Codable {
  /// From 1 to 10.
  public var rating: Int?
  public var tags: [String]
  public var note: String?

  /// `nil` for an impression that says nothing.
  public init?(rating: Int? = nil, tags: [String] = [], note: String? = nil) {
    guard rating != nil || !tags.isEmpty || note != nil else { return nil }
    self.rating = rating
    self.tags = tags
    self.note = note
  }
}
