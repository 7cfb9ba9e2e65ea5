/// A size in cells.
public struct ScreenSize: Sendable, Codable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads a size, of at most 2,000 cells on each side.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func side(_ key: CodingKeys) throws -> Int {
      let side = try container.decode(Int.self, forKey: key)
      guard (0...2_000).contains(side) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(side) cannot be a screen's side")
      }
      return side
    }
    columns = try side(.columns)
    rows = try side(.rows)
  }

  /// Whether there is room for the details next to the list.
  public var hasPane: Bool { columns >= 100 }

  /// Whether there is room for three titles side by side, each below its picture.
  public var hasCards: Bool { columns >= 120 && rows >= 30 }

  /// Whether there is room for the seasons of a series, the episodes of one season, and the details
  /// of one episode next to each other.
  public var hasSeasonColumn: Bool { columns >= 160 }

  /// Whether a heat map of episodes, their chart and one episode's details fit together.
  public var hasOverview: Bool { columns >= 160 && rows >= 30 }

  /// Whether there is room for the pictures of titles above their facts, side by side.
  public var hasGallery: Bool { columns >= 120 && rows >= 38 }

  /// Whether there is room for the pictures of the last viewings above those for tonight.
  public var hasSeenPosters: Bool { columns >= 160 && rows >= 44 }

  /// Returns the number of columns of a list next to the details.
  ///
  /// It does not depend on their contents, so that nothing moves when those change.
  ///
  /// - Parameter width: The columns of both, and of the line between them.
  /// - Returns: The columns of the list; the details keep enough for a link in one piece.
  public static func listColumns(in width: Int) -> Int { max(50, width * 9 / 20) }
}
