public import TerminalUI

/// The pictures that can be drawn at once; views draw placeholders for all others.
public struct PictureSupply {
  /// Returns the cells of the picture at an address, as large as possible in a box; `nil` if it is
  /// not ready.
  public var cells: (_ address: String, _ box: TerminalSize) -> Canvas?

  public init(cells: @escaping (_ address: String, _ box: TerminalSize) -> Canvas?) {
    self.cells = cells
  }

  /// No pictures, as in a replay.
  public static var none: PictureSupply { PictureSupply { _, _ in nil } }
}
