public import Titles

/// How much of a list is sorted.
public struct SortedPart: Sendable, Codable, Hashable {
  public var order: TitleOrder
  /// How many titles have a value to be sorted by.
  public var known: Int
  /// How many rows the list has, loaded or not.
  public var count: Int
  /// How many requests would load the rest of the list.
  public var missingPages: Int

  public init(order: TitleOrder, known: Int, count: Int, missingPages: Int) {
    self.order = order
    self.known = known
    self.count = count
    self.missingPages = missingPages
  }
}
