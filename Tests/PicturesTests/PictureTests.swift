import Pictures
import Testing

@Suite("A picture is as many pixels as its sides say", .timeLimit(.minutes(5)))
struct PictureTests {
  @Test("One pixel needs three bytes")
  func onePixel() throws {
    let picture = try #require(Picture(width: 1, height: 1, pixels: [1, 2, 3]))
    #expect(picture.pixels == [1, 2, 3])
  }

  @Test(
    "Anything else is no picture",
    arguments: [
      (0, 1, 0), (1, 0, 0), (-1, -1, 3), (1, 1, 2), (1, 1, 4), (2, 1, 3), (.max, .max, 3),
    ]
  )
  func wrongSizes(width: Int, height: Int, bytes: Int) {
    let pixels = [UInt8](repeating: 0, count: bytes)
    #expect(Picture(width: width, height: height, pixels: pixels) == nil)
  }
}
