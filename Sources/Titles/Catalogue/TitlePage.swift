/// One page of the titles that match a query.
public struct TitlePage: Hashable, Sendable, Codable {
  /// The rows in the catalogue's order, each id once.
  public var titles: [TitleSummary]
  /// How many rows the catalogue counts over all pages; `nil` where it does not say.
  ///
  /// It may count what it sends twice, change between pages, and be beyond what can be reached.
  public var total: Int?
  /// How many rows were sent, those left out for being sent twice or having no id included.
  public var sent: Int
  /// How many rows a full page has.
  public var size: Int
  /// The number of the last page that the catalogue serves, whatever it counts.
  public var last: Int
  /// What the further pages are asked by: the query itself, or the words that found something.
  public var query: TitleQuery
  /// Everything about those of the titles that came with all their facts.
  public var details: [TitleDetail]

  /// `sent` is counted from `titles` where it is not given.
  public init(
    _ titles: [TitleSummary], total: Int?, sent: Int? = nil, size: Int, last: Int,
    query: TitleQuery, details: [TitleDetail] = []
  ) {
    self.titles = titles
    self.total = total
    self.sent = sent ?? titles.count
    self.size = size
    self.last = last
    self.query = query
    self.details = details
  }
}

extension TitlePage {
  /// Whether no page follows this one, which has a number from 1 and comes after so many rows.
  public func isLast(_ number: Int, rowsBefore: Int) -> Bool {
    guard number < last else { return true }
    return total.map { rowsBefore + sent >= $0 } ?? (sent < size)
  }
}
