public import Titles

/// How much of a list is sorted.
public struct SortedPart: Sendable, Codable, Hashable {
  public var order: TitleOrder
  /// How many titles have a value to be sorted by.
  public var known: Int
  /// How many rows the list has, loaded or not.
  public var count: Int
  /// How many pages would have to be loaded for the rest of the list.
  public var missingPages: Int
  /// Whether each of them takes a request.
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
  /// Reads a part; before pages of this machine were told from others, each took a request.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    order = try container.decode(TitleOrder.self, forKey: .order)
    known = try container.decode(Int.self, forKey: .known)
    count = try container.decode(Int.self, forKey: .count)
    missingPages = try container.decode(Int.self, forKey: .missingPages)
    takesRequests = try container.decodeIfPresent(Bool.self, forKey: .takesRequests) ?? true
  }
}
