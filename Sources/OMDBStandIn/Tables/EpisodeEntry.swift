/// An episode of the catalogue, with every field as OMDb would send it, `N/A` if unknown.
public struct EpisodeEntry: Sendable, Equatable {
  public var seriesID: String
  public var season: String
  public var episode: String
  public var title: String
  /// A date such as `2001-09-09`.
  public var released: String
  public var imdbRating: String
  public var imdbID: String

  /// Reads a line of a table with the columns in this order.
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
