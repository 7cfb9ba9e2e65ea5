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
    let cells = Table.cells(line, count: 7)
    seriesID = cells[0]
    season = cells[1]
    episode = cells[2]
    title = cells[3]
    released = cells[4]
    imdbRating = cells[5]
    imdbID = cells[6]
  }
}
