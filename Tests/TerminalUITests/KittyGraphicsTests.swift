import Foundation
import Pictures
import TerminalUI
import TestSupport
import Testing

@Suite("Kitty's graphics protocol", .timeLimit(.minutes(5)))
struct KittyGraphicsTests {
  private func graphics(
    owner: UInt8 = 1, passesThroughTmux: Bool = false
  ) throws -> KittyGraphics {
    KittyGraphics(owner: try #require(ImageOwner(owner)), passesThroughTmux: passesThroughTmux)
  }

  private func image(width: Int, height: Int) throws -> PlacedImage {
    let pixels = (0..<3 * width * height).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    return PlacedImage(
      try #require(ImageID(42)), key: "\u{1B}]0;a key is never sent\u{7}",
      picture: try #require(Picture(width: width, height: height, pixels: pixels)),
      size: TerminalSize(columns: 30, rows: 22))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(
    "The query asks with one pixel and for the version, and an image is deleted with its pixels")
  func short() throws {
    let query = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q"
    #expect(text(KittyGraphics.query(passesThroughTmux: false)) == query)
    #expect(
      text(try graphics().deletion(of: try #require(ImageID(42))))
        == "\u{1B}_Ga=d,d=I,i=16777258,q=2\u{1B}\\")
  }

  @Test("Any owner is drawn, but never the one of programs that know nothing of owners")
  func random() {
    var random = SplitMix(seed: 1)
    let drawn = Set((0..<10_000).map { _ in ImageOwner.random(using: &random).number })
    #expect(drawn == Set(1...255))
  }

  @Test("Two programs in one terminal never use the number of the other's image")
  func owners() throws {
    #expect(ImageOwner(0) == nil)
    let numbers = try (1...255).flatMap { owner in
      try ImageID.numbers.map { number in
        let owner = try #require(ImageOwner(UInt8(owner)))
        return owner.number(of: try #require(ImageID(number)))
      }
    }
    #expect(Set(numbers).count == 255 * 240)
    #expect(numbers.allSatisfy { $0 > 0xFF_FFFF })
  }

  @Test("A small image is one string after a deletion, with its size in pixels and in cells")
  func small() throws {
    #expect(
      text(try graphics().upload(of: try image(width: 2, height: 1)))
        == "\u{1B}_Ga=d,d=I,i=16777258,q=2\u{1B}\\\u{1B}_Ga=T,U=1,q=2,i=16777258,f=24,s=2,v=1,c=30,r=22,m=0;AAcOFRwj\u{1B}\\"
    )
  }

  @Test(
    "A larger image comes in pieces of 4,096 characters, and they are its pixels",
    arguments: [(32, 32, 1), (1025, 1, 2), (64, 64, 4), (300, 445, 131)])
  func pieces(width: Int, height: Int, count: Int) throws {
    let image = try image(width: width, height: height)
    let strings = text(try graphics().upload(of: image)).components(separatedBy: "\u{1B}\\")
      .dropFirst().dropLast()
    #expect(strings.count == count)
    let parts = strings.map { $0.components(separatedBy: ";") }
    #expect(parts.allSatisfy { $0.count == 2 && $0[1].count <= 4_096 })
    #expect(parts.dropLast().allSatisfy { $0[0].hasSuffix("m=1") && $0[1].count == 4_096 })
    #expect(parts.last?[0].hasSuffix("m=0") == true)
    #expect(parts.dropFirst().allSatisfy { $0[0].hasPrefix("\u{1B}_Gq=2,m=") })
    let pixels = try parts.map { try #require(Data(base64Encoded: $0[1])) }.joined()
    #expect(Array(pixels) == image.picture.pixels)
  }

  @Test("In tmux every string is wrapped by itself, with its escapes doubled")
  func tmux() throws {
    let graphics = try graphics(passesThroughTmux: true)
    #expect(
      text(KittyGraphics.query(passesThroughTmux: true))
        == "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\u{1B}\\\u{1B}\\"
        + "\u{1B}Ptmux;\u{1B}\u{1B}[>q\u{1B}\\")
    let image = try image(width: 64, height: 64)
    let wrapped = text(graphics.upload(of: image))
    #expect(wrapped.components(separatedBy: "\u{1B}Ptmux;\u{1B}\u{1B}_G").count == 1 + 1 + 4)
    let unwrapped = wrapped.components(separatedBy: "\u{1B}Ptmux;").dropFirst().map {
      String($0.dropLast(2)).replacing("\u{1B}\u{1B}", with: "\u{1B}")
    }
    #expect(unwrapped.joined() == text(try self.graphics().upload(of: image)))
  }
}
