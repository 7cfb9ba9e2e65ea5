public import Titles

/// A question to the user about a list, because the answer costs requests.
public enum ListOffer: Sendable, Codable, Hashable {
  /// Whether the rest of the list is loaded.
  case rest
  /// Whether the facts that it lacks are looked up.
  case facts(FactsOffer)
}

/// The facts that a list lacks, and what it costs to look them up.
public struct FactsOffer: Sendable, Codable, Hashable {
  /// The need for the facts.
  public enum Need: Sendable, Codable, Hashable {
    /// To sort the rows by this.
    case order(TitleOrder.Key)
    /// To judge which rows pass the filter.
    case filter
    /// To fill the rows.
    case rows
    /// To show a picture of each title on the wall.
    case posters
  }

  public var need: Need
  /// How many rows lack them.
  public var lacking: Int
  /// How many rows there are.
  public var count: Int
  /// How many requests are offered: one for each title; 0 if nothing may be asked.
  public var requests: Int

  public init(need: Need, lacking: Int, count: Int, requests: Int) {
    self.need = need
    self.lacking = lacking
    self.count = count
    self.requests = requests
  }
}
