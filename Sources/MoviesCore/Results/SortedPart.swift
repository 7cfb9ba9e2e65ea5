public import Titles

/// The progress of sorting a list.
public struct SortedPart: Sendable, Codable, Hashable {
  public var order: TitleOrder
  /// The number of titles with a value to be sorted by.
  public var known: Int
  /// The number of rows in the list, loaded or not.
  public var count: Int
  /// The number of pages to load for the rest of the list.
  public var missingPages: Int
  /// Whether each of the missing pages takes a request.
  public var takesRequests: Bool

  public init(
    order: TitleOrder, known: Int, count: Int, missingPages: Int, takesRequests: Bool = true
  ) {
    self.order = order
    self.known = known
    self.count = count
    self.missingPages = missingPages
    self.takesRequests = takesRequests
  }
}

extension SortedPart {
  /// Reads a part; in recordings without `takesRequests`, each page took a request.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    order = try container.decode(TitleOrder.self, forKey: .order)
    known = try container.decode(Int.self, forKey: .known)
    count = try container.decode(Int.self, forKey: .count)
    missingPages = try container.decode(Int.self, forKey: .missingPages)
    takesRequests = try container.decodeIfPresent(Bool.self, forKey: .takesRequests) ?? true
  }
}
