public import Titles

/// One page of a catalogue's answer, with its titles by id.
public struct ListPart: Sendable, Codable, Hashable {
  /// The rows in the catalogue's order, each id once.
  public var ids: [TitleID]
  /// How many rows the catalogue counts over all pages; `nil` where it does not say.
  public var total: Int?
  /// How many rows were sent, those left out included.
  public var sent: Int
  /// How many rows a full page has.
  public var size: Int
  /// The number of the last page that the catalogue serves.
  public var last: Int
  /// What the further pages are asked by.
  public var query: TitleQuery

  /// What remains of a page when its titles stand elsewhere.
  public init(_ page: TitlePage) {
    ids = page.titles.map(\.id)
    total = page.total
    sent = page.sent
    size = page.size
    last = page.last
    query = page.query
  }

  /// The page with its titles, as far as they are known by now; `nil` where one is not.
  func page(of known: TitlesState) -> TitlePage? {
    let titles = ids.compactMap(known.summary)
    guard titles.count == ids.count else { return nil }
    return TitlePage(titles, total: total, sent: sent, size: size, last: last, query: query)
  }
}
