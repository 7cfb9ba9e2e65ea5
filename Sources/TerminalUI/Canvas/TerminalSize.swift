/// The size of a terminal or of a part of it, in character cells, never negative.
public struct TerminalSize: Hashable, Codable, Sendable {
  public let columns: Int
  public let rows: Int

  /// Makes a size; negative numbers become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
