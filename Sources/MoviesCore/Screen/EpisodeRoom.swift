/// The division of the page of a series, between header and footer.
public struct EpisodeRoom: Sendable, Codable, Hashable {
  /// Whether the selected episode's details are next to the list.
  public let hasPane: Bool
  /// The rows of the list of episodes.
  public let rows: Int
  /// The rows of the selected episode's details below the list, without the line between them; 0 if
  /// there is no room for them, or they are next to the list.
  public let detailRows: Int

  /// The rows above the list for the strip of seasons and a line, unless the seasons have a column.
  public static let stripRows = 2

  /// Divides a screen.
  ///
  /// - Parameters:
  ///   - height: The rows between header and footer.
  ///   - size: The size of the screen.
  public init(height: Int, size: ScreenSize) {
    let room = max(0, height - (size.hasSeasonColumn ? 0 : Self.stripRows))
    hasPane = size.hasPane
    detailRows = hasPane || room < Self.leastRows ? 0 : room / 2 - 1
    rows = detailRows > 0 ? room - detailRows - 1 : room
  }

  /// The minimum number of rows that the list shares with the details; if there are fewer, the list
  /// has all of them.
  private static let leastRows = 14
}
