import CTestSupport
import CTurboJPEG
import Pictures
import Posters
import TestSupport
import Testing
import Titles

@Suite("JPEG files become pixels", .timeLimit(.minutes(5)))
struct JPEGDecoderTests {
  @Test(
    "Colours and places are those of the original", arguments: [0, TJFLAG_PROGRESSIVE])
  func colors(flags: Int32) throws {
    let file = SampleJPEG.file(width: 64, height: 96, flags: flags)
    let picture = try JPEGDecoder.picture(from: file, covering: 64, height: 96)
    #expect((picture.width, picture.height) == (64, 96))
    let original = SampleJPEG.gradient(width: 64, height: 96)
    let difference = zip(picture.pixels, original).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(difference) <= 16)
  }

  @Test("A grey file becomes grey pixels")
  func grey() throws {
    let file = SampleJPEG.file(width: 16, height: 16, sampling: TJSAMP_GRAY)
    let pixels = try JPEGDecoder.picture(from: file, covering: 16, height: 16).pixels
    for pixel in stride(from: 0, to: pixels.count, by: 3) {
      #expect(Set(pixels[pixel..<pixel + 3]).count == 1)
    }
  }

  @Test(
    "It is decoded at the smallest of eight scales that is enough in both directions",
    arguments: [
      (120, 176, 150, 223), (150, 223, 150, 223), (151, 1, 188, 279), (1, 224, 188, 279),
      (1, 1, 38, 56), (300, 445, 300, 445), (301, 1, 300, 445), (1, 446, 300, 445),
      (0, -1, 38, 56), (.max, .max, 300, 445),
    ])
  func scaled(width: Int, height: Int, scaledWidth: Int, scaledHeight: Int) throws {
    let file = SampleJPEG.file(width: 300, height: 445)
    let picture = try JPEGDecoder.picture(from: file, covering: width, height: height)
    #expect((picture.width, picture.height) == (scaledWidth, scaledHeight))
  }

  @Test(
    "What does not begin like a JPEG is told by what it is",
    arguments: [
      ("<!DOCTYPE html>", PosterImpostor.webPage), ("\u{FEFF} \r\n\t<html>", .webPage),
      ("<?xml version=\"1.0\"?><Error/>", .webPage), ("GIF89a", .gif),
      ("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", .webP), ("RIFF\u{1}\u{2}\u{3}\u{4}WAVE", .other),
      ("", .nothing), ("Not found", .other), ("  ", .other),
    ])
  func impostors(text: String, impostor: PosterImpostor) {
    #expect(throws: PosterError.notAPicture(impostor)) {
      try JPEGDecoder.picture(from: Array(text.utf8), covering: 1, height: 1)
    }
  }

  @Test("So is a PNG, and the beginning of a JPEG's first bytes")
  func impostorsOfBytes() {
    #expect(throws: PosterError.notAPicture(.png)) {
      try JPEGDecoder.picture(
        from: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], covering: 1, height: 1)
    }
    #expect(throws: PosterError.notAPicture(.other)) {
      try JPEGDecoder.picture(from: [0xFF, 0xD8], covering: 1, height: 1)
    }
  }

  @Test("A file that is cut anywhere is damaged", arguments: [0, TJFLAG_PROGRESSIVE])
  func cut(flags: Int32) {
    let file = SampleJPEG.file(width: 64, height: 96, flags: flags)
    for length in 3..<file.count {
      #expect(throws: PosterError.damaged, "cut to \(length) of \(file.count) bytes") {
        try JPEGDecoder.picture(from: Array(file.prefix(length)), covering: 64, height: 96)
      }
    }
  }

  @Test("The four inks of print are not decoded")
  func fourInks() {
    let file = SampleJPEG.fourInks(width: 16, height: 16)
    #expect(throws: PosterError.damaged) {
      try JPEGDecoder.picture(from: file, covering: 16, height: 16)
    }
  }

  @Test(
    "Dimensions are checked before anything is decoded",
    arguments: [
      (4_000, 4_001, PosterError.tooManyPixels), (65_500, 65_500, .tooManyPixels),
      (65_535, 65_535, .damaged), (0, 16, .damaged), (16, 0, .damaged),
      (4_000, 4_000, .damaged),
    ])
  func dimensions(width: Int, height: Int, error: PosterError) {
    let file = SampleJPEG.file(claiming: width, by: height)
    #expect(file.count > 16)
    #expect(throws: error) { try JPEGDecoder.picture(from: file, covering: 8, height: 8) }
  }

  @Test("No change of a few bytes harms more than the picture")
  func mutations() {
    let file = SampleJPEG.file(width: 32, height: 48, flags: TJFLAG_PROGRESSIVE)
    var random = SplitMix(seed: 14)
    for _ in 0..<2_000 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let picture = try? JPEGDecoder.picture(from: bytes, covering: 16, height: 16)
      #expect(picture.map { $0.width * $0.height <= PosterLimits.pixels } ?? true)
    }
  }

  @Test("On a machine without TurboJPEG there is no picture")
  func withoutLibrary() async {
    await #expect(processExitsWith: .success) {
      let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
      ctest_lose(cturbojpeg_library())
      for _ in 1...2 {
        #expect(throws: PosterError.withoutDecoder) {
          try JPEGDecoder.picture(from: file, covering: 8, height: 8)
        }
      }
    }
  }
}
