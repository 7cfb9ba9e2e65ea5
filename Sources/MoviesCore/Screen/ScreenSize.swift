/// A size in cells.
public struct ScreenSize: Sendable, Codable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether there is room for the details beside the list.
  public var hasPane: Bool { columns >= 100 }
}
