public import Titles

/// A question to the user about a list, asked because the answer costs requests.
public enum ListOffer: Sendable, Codable, Hashable {
  /// Whether to load the rest of the list.
  case rest
  /// Whether to look up the facts that the list lacks.
  case facts(FactsOffer)
}

/// The facts that a list lacks, and the number of requests to look them up.
public struct FactsOffer: Sendable, Codable, Hashable {
  /// The reason why the facts are needed.
  public enum Need: Sendable, Codable, Hashable {
    /// To sort the rows by this key.
    case order(TitleOrder.Key)
    /// To judge which rows pass the filter.
    case filter
    /// To fill the rows.
    case rows
    /// To show a picture of each title on the wall.
    case posters
  }

  public var need: Need
  /// The number of rows that lack the facts.
  public var lacking: Int
  /// The number of all rows.
  public var count: Int
  /// The number of offered requests, one for each title; 0 if none may be made.
  public var requests: Int

  public init(need: Need, lacking: Int, count: Int, requests: Int) {
    self.need = need
    self.lacking = lacking
    self.count = count
    self.requests = requests
  }
}
