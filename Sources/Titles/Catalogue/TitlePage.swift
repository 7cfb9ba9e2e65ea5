/// One page of the titles that match a query.
public struct TitlePage: Hashable, Sendable, Codable {
  /// The rows in the catalogue's order, without duplicate ids.
  public var titles: [TitleSummary]
  /// The number of rows that the catalogue counts on all pages; `nil` if it does not say.
  ///
  /// It may include duplicates, change between pages, and exceed what can be reached.
  public var total: Int?
  /// The minimum number of rows, if counting stopped before the end.
  public var leastTotal: Int?
  /// The number of rows sent, including those left out as duplicates or for lack of an id.
  public var sent: Int
  /// The number of rows on a full page.
  public var size: Int
  /// The number of the last page that the catalogue serves, whatever it counts.
  public var last: Int
  /// The query for further pages: the query itself, or the words that found something.
  public var query: TitleQuery
  /// The details of the titles that came with all their facts.
  public var details: [TitleDetail]
  /// Facts that were already known about other titles of the page; perhaps incomplete or outdated.
  public var known: [TitleDetail] = []
  /// The person whose titles the query asks for, if that is a known person; only on the first page.
  public var person: PersonIdentity?

  /// Makes a page; if `sent` is missing, the titles are counted.
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
  private enum CodingKeys: CodingKey {
    case titles, total, leastTotal, sent, size, last, query, details, known, person
  }

  /// Reads a page; the facts already known may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    titles = try container.decode([TitleSummary].self, forKey: .titles)
    total = try container.decodeIfPresent(Int.self, forKey: .total)
    leastTotal = try container.decodeIfPresent(Int.self, forKey: .leastTotal)
    sent = try container.decode(Int.self, forKey: .sent)
    size = try container.decode(Int.self, forKey: .size)
    last = try container.decode(Int.self, forKey: .last)
    query = try container.decode(TitleQuery.self, forKey: .query)
    details = try container.decode([TitleDetail].self, forKey: .details)
    known = try container.decodeIfPresent([TitleDetail].self, forKey: .known) ?? []
    person = try container.decodeIfPresent(PersonIdentity.self, forKey: .person)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(titles, forKey: .titles)
    try container.encodeIfPresent(total, forKey: .total)
    try container.encodeIfPresent(leastTotal, forKey: .leastTotal)
    try container.encode(sent, forKey: .sent)
    try container.encode(size, forKey: .size)
    try container.encode(last, forKey: .last)
    try container.encode(query, forKey: .query)
    try container.encode(details, forKey: .details)
    if !known.isEmpty { try container.encode(known, forKey: .known) }
    try container.encodeIfPresent(person, forKey: .person)
  }
}

extension TitlePage {
  /// Returns the number of pages after this one, given its number from 1; 0 if rows are not
  /// counted.
  func following(_ number: Int) -> Int {
    let size = max(1, size)
    return max(0, min(last, ((total ?? 0) + size - 1) / size) - number)
  }

  /// Returns whether this page is the last one, given its number from 1 and the number of rows
  /// before it.
  public func isLast(_ number: Int, rowsBefore: Int) -> Bool {
    guard number < last else { return true }
    return total.map { rowsBefore + sent >= $0 } ?? (sent < size)
  }
}
