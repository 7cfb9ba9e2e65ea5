public import Titles

/// A requirement that a title must meet to be proposed.
public enum TonightRequirement: Hashable, Sendable, Codable {
  /// The title is neither seen nor rated.
  case unseen
  /// The title was not refused in the last days.
  case notVetoed
  /// The title is a film, since the wish does not mention kinds.
  case film
  /// The title fulfils one of the conditions of the wish.
  case condition(TitleCondition)
}

/// The number of further titles that would fit if a single requirement were dropped.
public struct TonightLoosening: Hashable, Sendable, Codable {
  public var requirement: TonightRequirement
  public var gain: Int
  /// Whether ``gain`` is only a lower bound: large numbers are not counted exactly.
  public var isLeast: Bool

  public init(_ requirement: TonightRequirement, gain: Int, isLeast: Bool = false) {
    self.requirement = requirement
    self.gain = gain
    self.isLeast = isLeast
  }
}

/// A requirement that a proposal does not quite meet, which is shown along with it.
public enum TonightCaveat: Hashable, Sendable, Codable {
  /// The title runs this many minutes longer than wished.
  case over(minutes: Int)
  /// A number that the wish mentions is unknown for the title.
  case unknown(NumberField)
}
