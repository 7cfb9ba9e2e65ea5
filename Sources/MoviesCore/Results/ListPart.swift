public import Titles

/// One page of a catalogue's answer, with its titles by id.
public struct ListPart: Sendable, Codable, Hashable {
  /// The rows in the catalogue's order, each id once.
  public var ids: [TitleID]
  /// The number of rows that the catalogue counts over all pages; `nil` if it does not say.
  public var total: Int?
  /// The minimum number of rows, if counting stopped before the end.
  public var leastTotal: Int?
  /// The number of rows sent, including those left out.
  public var sent: Int
  /// The number of rows on a full page.
  public var size: Int
  /// The number of the last page that the catalogue serves.
  public var last: Int
  /// The query for the further pages.
  public var query: TitleQuery
  /// The person whose titles these are, if known; on the first page alone.
  public var person: PersonIdentity?

  /// Creates a part with all rows of a list that comes as a whole.
  init(whole ids: [TitleID]) {
    self.ids = ids
    total = ids.count
    sent = ids.count
    size = max(1, ids.count)
    last = 1
    query = TitleQuery("")
  }

  /// Creates a page without the facts of its titles, which are kept in ``TitlesState``.
  public init(_ page: TitlePage) {
    ids = page.titles.map(\.id)
    total = page.total
    leastTotal = page.leastTotal
    sent = page.sent
    size = page.size
    last = page.last
    query = page.query
    person = page.person
  }

  /// Returns the page with its titles; `nil` if one of them is no longer known.
  func page(of known: TitlesState) -> TitlePage? {
    let titles = ids.compactMap(known.summary)
    guard titles.count == ids.count else { return nil }
    var page = TitlePage(titles, total: total, sent: sent, size: size, last: last, query: query)
    page.leastTotal = leastTotal
    page.person = person
    return page
  }
}
