import Titles

/// A catalogue that answers from lists.
struct ScriptedCatalogue: Catalogue {
  var source = DataSource.custom(host: "test")
  /// The pages of every search, or the error in place of one.
  var pages: [Result<TitlePage, CatalogueError>] = []
  /// The only query allowed for further pages; `nil` for any.
  var furtherQuery: TitleQuery?
  /// How the first page was found.
  var fallback: Fallback?
  /// The seasons by number; no others exist.
  var seasons: [Int: Result<Season, CatalogueError>] = [:]
  var detail: Result<TitleDetail, CatalogueError> = .failure(.notFound)

  func titles(
    matching query: TitleQuery, page: Int, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    guard pages.indices.contains(page - 1), page == 1 || query == furtherQuery ?? query else {
      throw .notFound
    }
    return Answer(try pages[page - 1].get(), source: source, fallback: page == 1 ? fallback : nil)
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    Answer(try detail.get(), source: source)
  }

  func season(
    _ number: Int, of series: TitleID, reach: Reach
  ) async throws(CatalogueError) -> Answer<Season> {
    guard let season = seasons[number] else { throw .notFound }
    return Answer(try season.get(), source: source)
  }
}

/// The id with this number.
func id(_ number: Int) -> TitleID {
  guard let id = TitleID("tt\(7_000_000 + number)") else {
    preconditionFailure("\(number) makes no id")
  }
  return id
}
