/// One page of the titles that match a query.
public struct TitlePage: Hashable, Sendable, Codable {
  /// The rows in the catalogue's order, without duplicate ids.
  public var titles: [TitleSummary]
  /// How many rows the catalogue counts on all pages; `nil` if it does not say.
  ///
  /// It may count duplicates, change between pages, and exceed what can be reached.
  public var total: Int?
  /// How many rows there are at the least, where counting stopped before the end.
  public var leastTotal: Int?
  /// How many rows were sent, including those left out as duplicates or for lack of an id.
  public var sent: Int
  /// The number of rows on a full page.
  public var size: Int
  /// The number of the last page that the catalogue serves, whatever it counts.
  public var last: Int
  /// The query for further pages: the query itself, or the words that found something.
  public var query: TitleQuery
  /// The details of those titles that came with all their facts.
  public var details: [TitleDetail]
  /// Facts known before about other titles of the page, perhaps in part or out of date.
  public var known: [TitleDetail] = []
  /// Whose titles these are, where one person's were asked for and somebody knows who that is; on
  /// the first page alone.
  public var person: PersonIdentity?

  /// Without `sent`, the titles are counted.
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

  /// Reads a page, which need not say what was known before.
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
  /// How many pages follow this one, which has a number from 1, as far as rows are counted.
  func following(_ number: Int) -> Int {
    let size = max(1, size)
    return max(0, min(last, ((total ?? 0) + size - 1) / size) - number)
  }

  /// Whether no page follows this one, which has a number from 1 and comes after this many rows.
  public func isLast(_ number: Int, rowsBefore: Int) -> Bool {
    guard number < last else { return true }
    return total.map { rowsBefore + sent >= $0 } ?? (sent < size)
  }
}
