/// The abilities of a source of titles beyond those of every source.
public struct CatalogueAbilities: Hashable, Sendable, Codable {
  /// Whether the source can answer some questions without the network.
  public var answersHere: Bool
  /// Whether the source filters by a range of years, not only by a single year.
  public var takesYearRanges: Bool
  /// Whether the source can search the titles on this machine, by any words and expressions.
  public var searchesHere: Bool

  public init(
    answersHere: Bool = false, takesYearRanges: Bool = false, searchesHere: Bool = false
  ) {
    self.answersHere = answersHere
    self.takesYearRanges = takesYearRanges
    self.searchesHere = searchesHere
  }
}

extension CatalogueAbilities {
  private enum CodingKeys: CodingKey {
    case answersHere, takesYearRanges, searchesHere
  }

  /// Reads abilities; abilities that are not mentioned are missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    answersHere = try container.decodeIfPresent(Bool.self, forKey: .answersHere) ?? false
    takesYearRanges = try container.decodeIfPresent(Bool.self, forKey: .takesYearRanges) ?? false
    searchesHere = try container.decodeIfPresent(Bool.self, forKey: .searchesHere) ?? false
  }
}
