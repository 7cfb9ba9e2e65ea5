import PictureTestSupport
import Pictures
import TerminalUI
import Testing

@Suite("The measure of likeness, with which pictures are judged", .timeLimit(.minutes(5)))
struct LikenessTests {
  @Test("Equal pictures are infinitely alike")
  func equal() throws {
    let picture = try #require(Picture(of: .rgb(1, 2, 3)))
    #expect(picture.blurredLikeness(to: picture) == .infinity)
  }

  @Test("A difference of a tenth of the range everywhere is 20 dB")
  func tenth() throws {
    let dark = try #require(Picture(of: .rgb(0, 0, 0)))
    let light = try #require(Picture(of: .rgb(25, 26, 25)))
    let likeness = try #require(dark.blurredLikeness(to: light))
    #expect(abs(likeness - 20) < 0.1)
  }

  @Test("What is smaller than the blur hardly counts, what is larger does")
  func blur() throws {
    let grey = try #require(Picture(of: .rgb(128, 128, 128), width: 40, height: 40))
    let fine = try #require(
      Picture(width: 40, height: 40) { x, y in
        (x + y) % 2 == 0 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
      })
    let coarse = try #require(
      Picture(width: 40, height: 40) { x, y in
        (x / 20 + y / 20) % 2 == 0 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
      })
    #expect(try #require(fine.blurredLikeness(to: grey)) > 25)
    #expect(try #require(coarse.blurredLikeness(to: grey)) < 8)
  }

  @Test("Pictures of different sizes cannot be compared")
  func sizes() throws {
    let small = try #require(Picture(of: .rgb(0, 0, 0), width: 2, height: 3))
    let large = try #require(Picture(of: .rgb(0, 0, 0), width: 3, height: 2))
    #expect(small.blurredLikeness(to: large) == nil)
  }
}
