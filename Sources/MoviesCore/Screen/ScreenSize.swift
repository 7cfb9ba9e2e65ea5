/// A size in cells.
public struct ScreenSize: Sendable, Codable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads a size, of at most 2,000 cells either way.
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

  /// Whether there is room for the seasons of a series, the episodes of one, and the details of one
  /// of those next to each other.
  public var hasSeasonColumn: Bool { columns >= 160 }

  /// Whether there is room for a heat map of episodes, their chart and the details of one together.
  public var hasOverview: Bool { columns >= 160 && rows >= 30 }

  /// Whether there is room for the pictures of titles above their facts, side by side.
  public var hasGallery: Bool { columns >= 120 && rows >= 38 }

  /// Whether there is room for the pictures of what was seen last above those for tonight.
  public var hasSeenPosters: Bool { columns >= 160 && rows >= 44 }

  /// How many columns a list has next to the details.
  ///
  /// What stands there has no say in it, so that nothing moves when something else comes.
  ///
  /// - Parameter width: The columns of both, and of the line between them.
  /// - Returns: The columns of the list; the details keep enough for a link in one piece.
  public static func listColumns(in width: Int) -> Int { max(50, width * 9 / 20) }
}
