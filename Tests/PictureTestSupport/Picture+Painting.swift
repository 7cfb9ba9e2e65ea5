import Pictures

extension Picture {
  /// Paints every pixel of a picture with the usual size of a poster, 300×445 pixels.
  static func painted(_ paint: (Place) -> Paint) -> Picture? {
    let (width, height) = (300, 445)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        pixels += paint(Place(Double(x) + 0.5, Double(y) + 0.5) * (1 / Double(width))).bytes
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
