public import Titles
public import Transport

/// A search by words (`s=`), with ten rows a page.
public struct SearchTitles: Endpoint {
  /// The number of rows on a full page.
  public static let pageSize = 10
  /// The last page that OMDb serves.
  public static let lastPage = 100

  public var query: TitleQuery
  /// The number of the page, from 1 to ``lastPage``.
  public var page: Int

  public init(_ query: TitleQuery, page: Int = 1) {
    self.query = query
    self.page = page
  }

  /// The parameters `s`, `type`, `y` and `page`, with the words as in ``NormalizedQuery``.
  ///
  /// A filter that is not set is left out, since to OMDb an empty filter is a different question.
  public var parameters: [QueryItem] {
    [QueryItem(name: "s", value: NormalizedQuery(query.text).text)]
      + .filters(of: query)
      + [QueryItem(name: "page", value: String(min(max(page, 1), Self.lastPage)))]
  }

  /// Reads a page with at least one title: OMDb says "Movie not found!" for an empty one, and a
  /// list without rows means the same.
  public func response(in reply: TransportReply) throws(CatalogueError) -> TitlePage {
    let fields = try ReplyReader.fields(of: reply)
    guard let rows = fields.rows("Search") else {
      throw .unreadable(reason: "it has no list of titles")
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
  /// Reads a row; returns `nil` without an id.
  ///
  /// A row without a title shows its id.
  fileprivate init?(_ fields: Fields) {
    guard let id = fields.titleID("imdbID") else { return nil }
    self.init(
      id: id, title: fields.line("Title"), years: fields.years("Year"),
      kind: fields.kind("Type"), poster: fields.link("Poster")?.withoutQuery)
  }
}
