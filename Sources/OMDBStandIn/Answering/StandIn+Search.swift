/// `s=`: titles by their words, ten per page, those with the most votes first.
extension StandIn {
  func search(_ text: String, _ request: StandInRequest) throws(Refusal) -> Answer {
    let pattern = WordPattern(text)
    guard !pattern.isTooBroad else { throw .tooManyResults }
    let filter = TitleFilter(request)
    let hits = catalogue.titles.filter { pattern.matches($0.words) && filter.allows($0) }
    let page = Self.page(request.parameter("page"))
    let rows = hits.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
    guard !rows.isEmpty, page <= Self.lastPage else { throw filter.refusal }
    return .search(
      Record([
        "Search": .records(rows.map { Self.row($0, request) }),
        "totalResults": .text(String(hits.count)),
        "Response": "True",
      ]))
  }

  private static let pageSize = 10
  private static let lastPage = 100

  /// The requested page: fractions are cut off, and anything except a number is the first page.
  private static func page(_ text: String?) -> Int {
    guard let number = text.flatMap({ Double($0) }), number.isFinite else { return 1 }
    return Int(min(max(number, 1), 1_000_000))
  }

  private static func row(_ entry: CatalogueEntry, _ request: StandInRequest) -> Record {
    Record([
      "Title": .text(entry[.title]), "Year": .text(entry[.year]), "imdbID": .text(entry[.imdbID]),
      "Type": .text(entry[.type]), "Poster": posterField(of: entry, request),
    ])
  }
}
