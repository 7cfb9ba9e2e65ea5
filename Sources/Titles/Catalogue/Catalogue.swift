/// A source of films and series: a service, a database, or several of them.
///
/// Everything that a program knows about titles comes through here, so the caller cannot tell where
/// an answer is from, except through the ``Answer`` itself.
public protocol Catalogue: Sendable {
  /// The source of the titles.
  var source: DataSource { get }

  /// Asks for the titles that match a query.
  ///
  /// - Parameters:
  ///   - query: The search. For the first page, the words as they were typed; for a further page,
  ///     the ``TitlePage/query`` of the previous page.
  ///   - page: The number of the page, from 1. A page past the end has no titles.
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
  /// - Returns: Everything known about the title.
  /// - Throws: A ``CatalogueError``.
  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail>

  /// Asks for one season of a series.
  ///
  /// - Parameters:
  ///   - number: The number of the season, from 1.
  ///   - series: The series.
  ///   - reach: How far the question may go.
  /// - Returns: The season; gaps in its numbering are normal.
  /// - Throws: A ``CatalogueError``; ``CatalogueError/notFound`` if the series has no such season.
  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season>
}

/// The reach of a question: how far it may go for an answer.
public enum CachePolicy: Hashable, Sendable, Codable {
  /// Only to memory and disk, never to the network: the answer comes at once or not at all.
  case here
  /// To any place where an answer can be found.
  case anywhere
  /// Like ``anywhere``, but past all answers kept from earlier questions.
  case afresh
}

/// The key that identifies a title.
public enum TitleKey: Hashable, Sendable, Codable {
  case id(TitleID)
  /// The title's name; the best match counts.
  case name(TitleQuery)
}

/// The length of a plot.
public enum PlotLength: String, Hashable, Sendable, Codable, CaseIterable {
  case short, full
}

extension Catalogue {
  /// Looks up a title on this machine by its id or its whole name; returns `nil` if it is not
  /// there.
  package func known(_ key: TitleKey) async -> TitleDetail? {
    try? await title(key, plot: .short, reach: .here).value
  }
}
