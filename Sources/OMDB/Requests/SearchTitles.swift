/// A search: `s=`, by words, ten rows a page.
public struct SearchTitles: Endpoint {
  public var text: String
  public var kind: TitleKind?
  public var year: Int?
  /// From 1 to ``SearchPage/last``.
  public var page: Int

  public init(text: String, kind: TitleKind? = nil, year: Int? = nil, page: Int = 1) {
    self.text = text
    self.kind = kind
    self.year = year
    self.page = page
  }

  /// `s`, `type`, `y` and `page`, the words as ``NormalizedQuery`` has them.
  ///
  /// A filter that is not set is left out: OMDb takes an empty one for a different question.
  public var parameters: [Parameter] {
    [Parameter("s", NormalizedQuery(text).text)]
      + Parameter.filters(kind: kind, year: year)
      + [Parameter("page", String(min(max(page, 1), SearchPage.last)))]
  }

  /// Reads a page, which holds one title at least: OMDb says "Movie not found!" where there is none,
  /// and a list without a row says the same.
  public func answer(from reply: Reply) throws(OMDBError) -> SearchPage {
    let fields = try ReplyReader.fields(of: reply)
    guard let rows = fields.rows("Search") else {
      throw .unreadable(reason: "it is no list of titles")
    }
    guard !rows.isEmpty else { throw .notFound }
    let titles = rows.compactMap { $0.flatMap { TitleSummary($0) } }
    guard !titles.isEmpty else { throw .unreadable(reason: "none of its titles has an id") }
    return SearchPage(
      titles: titles.withoutRepetitions(by: \.id), total: fields.count("totalResults"),
      sent: rows.count)
  }
}

extension TitleSummary {
  /// Returns `nil` for a row without an id; one without a title shows its id.
  fileprivate init?(_ fields: Fields) {
    guard let id = fields.titleID("imdbID") else { return nil }
    self.init(
      id: id, title: fields.line("Title") ?? id.rawValue, years: fields.years("Year"),
      kind: fields.kind("Type"), poster: fields.link("Poster"))
  }
}
