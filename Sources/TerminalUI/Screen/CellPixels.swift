/// The size of a cell in pixels.
public struct CellPixels: Hashable, Sendable {
  /// From 1 to 256.
  public let width: Int
  /// From 1 to 256.
  public let height: Int

  private static let range = 1...256

  /// The size assumed where a terminal does not tell its own.
  public static let usual = CellPixels(width: 10, height: 20)

  /// A size, limited to what a cell can have.
  public init(width: Int, height: Int) {
    self.width = min(max(width, Self.range.lowerBound), Self.range.upperBound)
    self.height = min(max(height, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The size that a terminal reports, or the usual one in place of an impossible one.
  init(reportedWidth width: Int, reportedHeight height: Int) {
    let isPossible = Self.range.contains(width) && Self.range.contains(height)
    self = isPossible ? CellPixels(width: width, height: height) : .usual
  }
}
