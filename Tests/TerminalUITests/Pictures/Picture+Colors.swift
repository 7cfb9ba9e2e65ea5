import Pictures
import TerminalUI

extension Picture {
  /// A picture with a colour for each pixel.
  init?(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color) {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y).components
        pixels += [red, green, blue]
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// A picture of one colour.
  init?(of color: Color, width: Int = 8, height: Int = 8) {
    self.init(width: width, height: height) { _, _ in color }
  }
}
