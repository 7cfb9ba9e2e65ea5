/// Something that can be asked for films and series: a service, a database, or several of them.
///
/// Everything that a program knows of titles comes through this door, so whoever asks cannot tell where
/// an answer is from, except that the ``Answer`` says so.
public protocol Catalogue: Sendable {
  /// Where its titles come from.
  var source: DataSource { get }

  /// Asks for the titles that match a query.
  ///
  /// - Parameters:
  ///   - query: What is looked for. For the first page the words as they were typed; for a further page
  ///     the ``TitlePage/query`` of the page before.
  ///   - page: From 1 on. A page past the end is an answer without titles.
  ///   - reach: How far the question may go.
  /// - Returns: The page.
  /// - Throws: A ``CatalogueError``; ``CatalogueError/notFound`` where no title matches.
  func titles(
    matching query: TitleQuery, page: Int, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitlePage>

  /// Asks for everything about one title.
  ///
  /// - Parameters:
  ///   - key: Which title.
  ///   - plot: How long its plot may be.
  ///   - reach: How far the question may go.
  /// - Returns: What is known of it.
  /// - Throws: A ``CatalogueError``.
  func title(
    _ key: TitleKey, plot: PlotLength, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitleDetail>

  /// Asks for one season of a series.
  ///
  /// - Parameters:
  ///   - number: The season, from 1 on.
  ///   - series: The series.
  ///   - reach: How far the question may go.
  /// - Returns: The season; gaps in its numbering are normal.
  /// - Throws: A ``CatalogueError``; ``CatalogueError/notFound`` where it has no such season.
  func season(
    _ number: Int, of series: TitleID, reach: Reach
  ) async throws(CatalogueError) -> Answer<Season>
}

/// How far a question may go.
public enum Reach: Hashable, Sendable, Codable {
  /// Memory and disk, never the network: the answer is there at once, or not at all.
  case here
  /// Wherever an answer can be had.
  case anywhere
}

/// How one title is named.
public enum TitleKey: Hashable, Sendable, Codable {
  case id(TitleID)
  /// By its name, of which the best match counts.
  case name(TitleQuery)
}

/// How long a plot is.
public enum PlotLength: String, Hashable, Sendable, Codable, CaseIterable {
  case short, full
}
