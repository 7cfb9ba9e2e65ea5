/// A source of films and series: a service, a database, or several of them.
///
/// Everything that a program knows about titles comes through here, so the caller cannot tell where
/// an answer is from, except through the ``Answer`` itself.
public protocol Catalogue: Sendable {
  /// The source of its titles.
  var source: DataSource { get }

  /// Asks for the titles that match a query.
  ///
  /// - Parameters:
  ///   - query: The search. For the first page, the words as they were typed; for a further page,
  ///     the ``TitlePage/query`` of the page before.
  ///   - page: From 1 on. A page past the end is an answer without titles.
  ///   - reach: How far the question may go.
  /// - Returns: The page.
  /// - Throws: A ``CatalogueError``; ``CatalogueError/notFound`` if no title matches.
  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage>

  /// Asks for everything about one title.
  ///
  /// - Parameters:
  ///   - key: The title.
  ///   - plot: The maximum length of its plot.
  ///   - reach: How far the question may go.
  /// - Returns: Everything known about it.
  /// - Throws: A ``CatalogueError``.
  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail>

  /// Asks for one season of a series.
  ///
  /// - Parameters:
  ///   - number: The season, from 1 on.
  ///   - series: The series.
  ///   - reach: How far the question may go.
  /// - Returns: The season; gaps in its numbering are normal.
  /// - Throws: A ``CatalogueError``; ``CatalogueError/notFound`` if it has no such season.
  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season>
}

/// How far a question may go.
public enum CachePolicy: Hashable, Sendable, Codable {
  /// Memory and disk, never the network: the answer is there at once or not at all.
  case here
  /// Wherever an answer can be found.
  case anywhere
  /// Past everything that is kept from earlier questions; else the same as ``anywhere``.
  case afresh
}

/// How a title is identified.
public enum TitleKey: Hashable, Sendable, Codable {
  case id(TitleID)
  /// By its name; the best match counts.
  case name(TitleQuery)
}

/// The length of a plot.
public enum PlotLength: String, Hashable, Sendable, Codable, CaseIterable {
  case short, full
}

extension Catalogue {
  /// Looks up a title on this machine: by its id, or by its whole name.
  package func known(_ key: TitleKey) async -> TitleDetail? {
    try? await title(key, plot: .short, reach: .here).value
  }
}
