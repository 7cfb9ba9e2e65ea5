public import Titles

/// A catalogue that answers from lists.
public struct ScriptedCatalogue: Catalogue {
  public var source = DataSource.custom(host: "test")
  /// The pages of every search, or the error in place of one.
  public var pages: [Result<TitlePage, CatalogueError>] = []
  /// The only query allowed for further pages; `nil` for any.
  public var furtherQuery: TitleQuery?
  /// How the first page was found.
  public var fallback: Fallback?
  /// The seasons by number; no others exist.
  public var seasons: [Int: Result<Season, CatalogueError>] = [:]
  public var detail: Result<TitleDetail, CatalogueError> = .failure(.notFound)

  public init(
    pages: [Result<TitlePage, CatalogueError>] = [], furtherQuery: TitleQuery? = nil,
    fallback: Fallback? = nil, seasons: [Int: Result<Season, CatalogueError>] = [:],
    detail: Result<TitleDetail, CatalogueError> = .failure(.notFound)
  ) {
    self.pages = pages
    self.furtherQuery = furtherQuery
    self.fallback = fallback
    self.seasons = seasons
    self.detail = detail
  }

  public func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    guard pages.indices.contains(page - 1), page == 1 || query == furtherQuery ?? query else {
      throw .notFound
    }
    return Answer(try pages[page - 1].get(), source: source, fallback: page == 1 ? fallback : nil)
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    Answer(try detail.get(), source: source)
  }

  public func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    guard let season = seasons[number] else { throw .notFound }
    return Answer(try season.get(), source: source)
  }
}

/// The id with this number.
public func id(_ number: Int) -> TitleID {
  guard let id = TitleID("tt\(7_000_000 + number)") else {
    preconditionFailure("\(number) makes no id")
  }
  return id
}
