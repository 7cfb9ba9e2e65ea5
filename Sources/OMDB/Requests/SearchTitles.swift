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

  public var parameters: [Parameter] { [] }

  public func answer(from reply: Reply) throws(OMDBError) -> SearchPage {
    throw .notFound
  }
}
