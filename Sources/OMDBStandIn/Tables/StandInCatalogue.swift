/// The titles and episodes that the stand-in knows.
public struct StandInCatalogue: Sendable {
  /// The titles, those with the most votes first, as OMDb sorts search results.
  public let titles: [CatalogueEntry]
  private let episodeTables: [String]

  /// Makes a catalogue of titles, and of episode tables with the columns of ``EpisodeEntry``.
  ///
  /// - Complexity: O(*n* log *n*) in the number of titles. Episodes are read on demand.
  public init(titles: [CatalogueEntry], episodeTables: [String] = []) {
    self.titles = titles.enumerated()
      .sorted { ($1.element.votes, $0.offset) < ($0.element.votes, $1.offset) }
      .map(\.element)
    self.episodeTables = episodeTables
  }

  /// Reads title tables with the columns of
  /// ``CatalogueEntry/Column``, and keeps episode tables with those of ``EpisodeEntry``: one row
  /// per line, tabs between the columns, no header.
  public init(titleTables: [String], episodeTables: [String] = []) {
    self.init(
      titles: titleTables.flatMap { table in Table(table).lines.map { CatalogueEntry($0) } },
      episodeTables: episodeTables)
  }

  /// This catalogue plus made-up titles, numbered from 1, all found by the word `generated`.
  public func adding(generated count: Int) -> StandInCatalogue {
    StandInCatalogue(
      titles: titles + (0..<max(0, count)).map { CatalogueEntry(generated: $0 + 1) },
      episodeTables: episodeTables)
  }

  /// The title with this id; `nil` if there is none.
  public func title(id: String) -> CatalogueEntry? { titles.first { $0[.imdbID] == id } }

  /// The episode with this id; `nil` if there is none.
  public func episode(id: String) -> EpisodeEntry? {
    let ending = Array("\t\(id)".utf8)
    return episodes { $0.suffix(ending.count).elementsEqual(ending) }.first
  }

  /// A season's episodes in table order; empty if none are known.
  public func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    let beginning = Array("\(id)\t\(season)\t".utf8)
    return episodes { $0.starts(with: beginning) }
  }

  private func episodes(where isWanted: (Table.Line) -> Bool) -> [EpisodeEntry] {
    episodeTables.flatMap { table in
      Table(table).lines.filter(isWanted).map { EpisodeEntry($0) }
    }
  }
}
