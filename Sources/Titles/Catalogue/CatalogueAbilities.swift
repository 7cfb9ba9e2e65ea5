/// What a source of titles can do beyond what every one can.
public struct CatalogueAbilities: Hashable, Sendable, Codable {
  /// Whether it can answer some questions without the network.
  public var answersHere: Bool
  /// Whether it filters by several years in a row, not only by a single one.
  public var takesYearRanges: Bool

  public init(answersHere: Bool = false, takesYearRanges: Bool = false) {
    self.answersHere = answersHere
    self.takesYearRanges = takesYearRanges
  }
}
