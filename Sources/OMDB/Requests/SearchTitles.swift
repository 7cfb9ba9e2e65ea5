public import Titles
public import Transport

/// A search: `s=`, by words, ten rows a page.
public struct SearchTitles: Endpoint {
  /// How many rows a full page of OMDb's has.
  public static let pageSize = 10
  /// The last page that OMDb serves.
  public static let lastPage = 100

  public var query: TitleQuery
  /// From 1 to ``lastPage``.
  public var page: Int

  public init(_ query: TitleQuery, page: Int = 1) {
    self.query = query
    self.page = page
  }

  /// `s`, `type`, `y` and `page`, the words as ``NormalizedQuery`` has them.
  ///
  /// A filter that is not set is left out: OMDb takes an empty one for a different question.
  public var parameters: [QueryItem] {
    [QueryItem(name: "s", value: NormalizedQuery(query.text).text)]
      + .filters(of: query)
      + [QueryItem(name: "page", value: String(min(max(page, 1), Self.lastPage)))]
  }

  /// Reads a page, which holds one title at least: OMDb says "Movie not found!" where there is none,
  /// and a list without a row says the same.
  public func response(in reply: TransportReply) throws(CatalogueError) -> TitlePage {
    let fields = try ReplyReader.fields(of: reply)
    guard let rows = fields.rows("Search") else {
      throw .unreadable(reason: "it is no list of titles")
    }
    guard !rows.isEmpty else { throw .notFound }
    let titles = rows.compactMap { $0.flatMap { TitleSummary($0) } }
    guard !titles.isEmpty else { throw .unreadable(reason: "none of its titles has an id") }
    return TitlePage(
      titles.withoutRepetitions(by: \.id), total: fields.count("totalResults"), sent: rows.count,
      size: Self.pageSize, last: Self.lastPage, query: query)
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
