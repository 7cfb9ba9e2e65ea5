/// One page of a search reply, at most ten rows.
public struct SearchPage: Hashable, Sendable, Codable {
  /// The rows in OMDb's order, each id once.
  public var titles: [TitleSummary]
  /// How many rows OMDb counts over all pages; `nil` where it does not say.
  ///
  /// It counts what OMDb sends twice, changes between pages, and may be beyond what can be reached.
  public var total: Int?
  /// How many rows OMDb sent, those left out for being sent twice or having no id included.
  public var sent: Int

  /// How many rows a full page has.
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
