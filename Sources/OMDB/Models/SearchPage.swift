/// One page of a search reply: ten rows at OMDb, as many as they like at services that answer like it.
public struct SearchPage: Hashable, Sendable, Codable {
  /// The rows in OMDb's order, each id once.
  public var titles: [TitleSummary]
  /// How many rows OMDb counts over all pages; `nil` where it does not say.
  ///
  /// It counts what OMDb sends twice, changes between pages, and may be beyond what can be reached.
  public var total: Int?
  /// How many rows OMDb sent, those left out for being sent twice or having no id included.
  public var sent: Int

  /// How many rows a full page of OMDb's has.
  public static let size = 10
  /// The last page OMDb serves.
  public static let last = 100

  /// `sent` is counted from `titles` where it is not given.
  public init(titles: [TitleSummary], total: Int?, sent: Int? = nil) {
    self.titles = titles
    self.total = total
    self.sent = sent ?? titles.count
  }
}

extension SearchPage {
  /// Whether no page follows this one, which has a number from 1 and comes after so many rows.
  public func isLast(_ number: Int, rowsBefore: Int) -> Bool {
    guard number < Self.last else { return true }
    return total.map { rowsBefore + sent >= $0 } ?? (sent < Self.size)
  }
}
