/// One page of a search reply, at most ten rows.
public struct SearchPage: Hashable, Sendable, Codable {
  /// The rows in OMDb's order, each id once.
  public var titles: [TitleSummary]
  /// How many rows OMDb counts over all pages; `nil` where it does not say.
  public var total: Int?

  /// How many rows a full page has.
  public static let size = 10
  /// The last page OMDb serves.
  public static let last = 100

  public init(titles: [TitleSummary], total: Int?) {
    self.titles = titles
    self.total = total
  }
}
