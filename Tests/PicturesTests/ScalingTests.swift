import Pictures
import Testing

@Suite("A scaled picture has the means of the areas that its pixels cover", .timeLimit(.minutes(5)))
struct ScalingTests {
  @Test("A pixel from four is their mean, each channel for itself, rounded to the nearest")
  func wholePixels() throws {
    let picture = try #require(
      Picture(width: 2, height: 2, pixels: [0, 10, 255, 100, 20, 255, 0, 30, 255, 1, 40, 254]))
    #expect(picture.scaled(toWidth: 1, height: 1).pixels == [25, 25, 255])
  }

  @Test("A pixel at an edge counts by its part inside")
  func fractions() throws {
    let row = try #require(Picture(greys: [0, 90, 240], width: 3))
    // (0 + 90 ÷ 2) ÷ 1½ and (90 ÷ 2 + 240) ÷ 1½
    #expect(row.scaled(toWidth: 2, height: 1).greys == [30, 190])
    let column = try #require(Picture(greys: [0, 90, 240], width: 1))
    #expect(column.scaled(toWidth: 1, height: 2).greys == [30, 190])
  }

  @Test("Enlarged, pixels become rectangles, mixed where an edge is inside a new pixel")
  func enlarging() throws {
    let picture = try #require(Picture(greys: [0, 100], width: 2))
    #expect(picture.scaled(toWidth: 4, height: 2).greys == [0, 0, 100, 100, 0, 0, 100, 100])
    #expect(picture.scaled(toWidth: 3, height: 1).greys == [0, 50, 100])
  }

  @Test("In its own size it stays what it is")
  func sameSize() throws {
    let picture = try #require(Picture(greys: [1, 2, 3, 4, 5, 6], width: 3))
    #expect(picture.scaled(toWidth: 3, height: 2) == picture)
  }

  @Test("Sides are at least one pixel", arguments: [0, -1, .min])
  func smallest(_ side: Int) throws {
    let picture = try #require(Picture(greys: [10, 30], width: 2))
    let scaled = picture.scaled(toWidth: side, height: side)
    #expect(scaled.width == 1 && scaled.height == 1)
    #expect(scaled.greys == [20])
  }

  @Test("One colour stays that colour in every size", arguments: [1, 2, 7, 30, 64, 113])
  func uniform(_ side: Int) throws {
    for grey: UInt8 in [0, 1, 127, 254, 255] {
      let greys = [UInt8](repeating: grey, count: 31 * 17)
      let scaled = try #require(Picture(greys: greys, width: 31))
        .scaled(toWidth: side, height: side + 3)
      #expect(scaled.greys == [UInt8](repeating: grey, count: side * (side + 3)))
    }
  }

  @Test(
    "Any size is the sum of all parts of all pixels",
    arguments: [(5, 4), (13, 9), (3, 20), (29, 2), (14, 8)])
  func slowSums(width: Int, height: Int) throws {
    let greys = (0..<13 * 9).map { UInt8(truncatingIfNeeded: $0 * $0 * 37) }
    let picture = try #require(Picture(greys: greys, width: 13))
    let expected = (0..<width * height).map { pixel in
      mean(of: picture, left: pixel % width, of: width, top: pixel / width, of: height)
    }
    #expect(picture.scaled(toWidth: width, height: height).greys == expected)
  }

  /// A pixel, from a grid so fine that both the old and the new pixels are whole parts of it.
  private func mean(
    of picture: Picture, left: Int, of width: Int, top: Int, of height: Int
  ) -> UInt8 {
    var sum = 0
    for y in top * picture.height..<(top + 1) * picture.height {
      for x in left * picture.width..<(left + 1) * picture.width {
        sum += Int(picture.greys[y / height * picture.width + x / width])
      }
    }
    return UInt8((Double(sum) / Double(picture.width * picture.height)).rounded())
  }
}

extension Picture {
  /// A picture of greys, row after row.
  fileprivate init?(greys: [UInt8], width: Int) {
    self.init(
      width: width, height: greys.count / width, pixels: greys.flatMap { [$0, $0, $0] })
  }

  /// The red of every pixel, which is its grey.
  fileprivate var greys: [UInt8] { stride(from: 0, to: pixels.count, by: 3).map { pixels[$0] } }
}
