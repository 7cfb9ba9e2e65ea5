/// The size of a cell in pixels.
public struct CellPixels: Hashable, Sendable {
  /// The width in pixels, from 1 to 256.
  public let width: Int
  /// The height in pixels, from 1 to 256.
  public let height: Int

  private static let range = 1...256

  /// The size assumed if a terminal does not report its own.
  public static let usual = CellPixels(width: 10, height: 20)

  /// Makes a size, limited to what a cell can have.
  public init(width: Int, height: Int) {
    self.width = min(max(width, Self.range.lowerBound), Self.range.upperBound)
    self.height = min(max(height, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Makes the size that a terminal reports, or the usual one if the reported one is impossible.
  init(reportedWidth width: Int, reportedHeight height: Int) {
    let isPossible = Self.range.contains(width) && Self.range.contains(height)
    self = isPossible ? CellPixels(width: width, height: height) : .usual
  }
}
