import Testing

@testable import OMDBStandIn

@Suite("Drawing shapes as pixels", .timeLimit(.minutes(5)))
struct RasterTests {
  @Test("A pixel is covered by exactly the part of it that is inside")
  func coverage() {
    let box = Path(Box(left: 1.25, top: 1, right: 3.5, bottom: 2.5))
    #expect(parts(of: box) == [0, 0, 0, 0, 0, 0.75, 1, 0.5, 0, 0.375, 0.5, 0.25, 0, 0, 0, 0])
    let triangle = Path([Point(0, 0), Point(4, 0), Point(0, 4)])
    #expect(parts(of: triangle) == [1, 1, 1, 0.5, 1, 1, 0.5, 0, 1, 0.5, 0, 0, 0.5, 0, 0, 0])
  }

  @Test("Holes are empty, and shapes that overlap or leave the picture are one shape")
  func shapes() {
    #expect(parts(of: .ring(Point(2, 2), outer: 9, inner: 3)) == Array(repeating: 0, count: 16))
    let cross = Path(joining: [
      Path(Box(left: -9, top: 1, right: 109, bottom: 2)),
      Path(Box(left: 1, top: -9, right: 2, bottom: 199)),
    ])
    #expect(parts(of: cross) == [0, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0])
    let outside = [Box(left: -9, top: 1, right: -2, bottom: 3), Box(top: -9, bottom: -2)]
    for box in outside + [Box(left: 101, top: 1, right: 109, bottom: 3)] {
      #expect(parts(of: Path(box)) == Array(repeating: 0, count: 16))
    }
  }

  @Test("A disc covers as much as it should")
  func disc() {
    let sum = parts(of: .disc(Point(2, 2), 1.7)).reduce(0, +)
    #expect(abs(sum - 3.14159 * 1.7 * 1.7) < 0.05)
  }

  @Test("Colours lie over others, mixed at the edges")
  func colours() {
    var raster = Raster(width: 100, colour: 0xFF0000)
    raster.fill(Path(Box(left: 0, top: 0, right: 1.5, bottom: 1)), 0x0000FF)
    #expect(raster.pixels[..<3] == [0x0000FF, 0x7F007F, 0xFF0000])
  }

  /// The covered parts of the first four pixels in the first four rows, in steps of 1/256.
  private func parts(of path: Path) -> [Double] {
    var raster = Raster(width: 100, colour: 0)
    raster.fill(path, 0xFFFFFF)
    return (0..<16).map { place in
      let grey = raster.pixels[place / 4 * 100 + place % 4] & 0xFF
      return (Double(grey) * 256 / 255).rounded(.up) / 256
    }
  }
}
