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
    let frame = Path(Box(left: 0, top: 0, right: 4, bottom: 4))
      .without(Path(Box(left: 1, top: 1, right: 3, bottom: 3)))
    #expect(parts(of: frame) == [1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1])
    let cross = Path(Box(left: -9, top: 1, right: 9, bottom: 2))
      .with(Path(Box(left: 1, top: -9, right: 2, bottom: 9)))
    #expect(parts(of: cross) == [0, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0])
    #expect(
      parts(of: Path(Box(left: 7, top: 7, right: 9, bottom: 9))) == Array(repeating: 0, count: 16))
  }

  @Test("A disc covers as much as it should")
  func disc() {
    let sum = parts(of: .disc(Point(2, 2), 1.7)).reduce(0, +)
    #expect(abs(sum - 3.14159 * 1.7 * 1.7) < 0.02)
  }

  @Test("Paints are plain, fall, and glow")
  func paints() {
    var raster = Raster(width: 100)
    raster.fill(Path(.poster), .falling([Colour(0x000000), Colour(0xFF0000)], in: .poster))
    #expect(raster.pixels[0] < 3)
    #expect(raster.pixels[raster.pixels.count - 1] > 0xFC)
    raster.fill(
      Path(.poster), .glow([.white, .black], centre: Point(50, 74), radius: 20))
    #expect(raster.pixels[74 * 100 + 50] & 0xFF > 0xF0)
    #expect(raster.pixels[74 * 100 + 80] == 0)
    raster.fill(Path(.poster), Colour.white.opacity(0.5))
    #expect((0x7F...0x80).contains(raster.pixels[0] & 0xFF), "half of white over black")
  }

  /// The covered part of each pixel of a picture of four by four.
  private func parts(of path: Path) -> [Float] {
    let coverage = Coverage(path, width: 4, height: 4)
    return (0..<4).flatMap { row -> [Float] in
      guard coverage.rows.contains(row) else { return [0, 0, 0, 0] }
      var covered: Float = 0
      let inside = coverage.changes(inRow: row).map { change in
        covered += change
        return min(abs(covered), 1)
      }
      let before = [Float](repeating: 0, count: coverage.columns.lowerBound)
      return before + inside
        + [Float](repeating: 0, count: 4 - coverage.columns.upperBound)
    }
  }
}
