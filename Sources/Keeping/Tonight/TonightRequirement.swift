public import Titles

/// Something that a title must be like to be proposed.
public enum TonightRequirement: Hashable, Sendable, Codable {
  /// Neither seen nor rated.
  case unseen
  /// Not refused in the last days.
  case notVetoed
  /// A film, since the wish says nothing about kinds.
  case film
  /// One of the conditions of the wish.
  case condition(TitleCondition)
}

/// How many more titles would fit if a single requirement were dropped.
public struct TonightLoosening: Hashable, Sendable, Codable {
  public var requirement: TonightRequirement
  public var gain: Int
  /// Whether they may be more: nobody counts very many.
  public var isLeast: Bool

  public init(_ requirement: TonightRequirement, gain: Int, isLeast: Bool = false) {
    self.requirement = requirement
    self.gain = gain
    self.isLeast = isLeast
  }
}

/// In what a proposal does not quite fit; it is told along with the proposal.
public enum TonightCaveat: Hashable, Sendable, Codable {
  /// It runs this many minutes longer than was wished.
  case over(minutes: Int)
  /// A number that was wished for is not known of it.
  case unknown(NumberField)
}
