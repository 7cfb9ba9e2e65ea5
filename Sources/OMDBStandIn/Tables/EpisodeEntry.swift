/// An episode of the catalogue, every field as OMDb would send it, `N/A` where nothing is known.
public struct EpisodeEntry: Sendable, Equatable {
  public var seriesID: String
  public var season: String
  public var episode: String
  public var title: String
  /// As `2001-09-09`.
  public var released: String
  public var imdbRating: String
  public var imdbID: String

  /// Reads a table's line, which has the columns in this order.
  init(_ line: Table.Line) {
    seriesID = Table.cell(0, of: line)
    season = Table.cell(1, of: line)
    episode = Table.cell(2, of: line)
    title = Table.cell(3, of: line)
    released = Table.cell(4, of: line)
    imdbRating = Table.cell(5, of: line)
    imdbID = Table.cell(6, of: line)
  }
}
