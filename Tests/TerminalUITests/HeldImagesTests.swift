import Pictures
import TerminalUI
import Testing

@Suite("Images that the terminal holds", .timeLimit(.minutes(5)))
struct HeldImagesTests {
  private func image(
    _ number: UInt8, _ key: String? = nil, columns: Int = 4
  ) throws -> PlacedImage {
    PlacedImage(
      try #require(ImageID(number)), key: key ?? "\(number)",
      picture: try #require(Picture(width: 1, height: 1, pixels: [1, 2, 3])),
      size: TerminalSize(columns: columns, rows: 2))
  }

  /// Shows a frame and sends all that it lacks: the ids to forget, and the images sent.
  private func show(
    _ images: [PlacedImage], in held: inout HeldImages
  ) -> (forgotten: [UInt8], sent: [UInt8]) {
    let forgotten = held.show(images)
    var sent: [UInt8] = []
    while let image = held.next() { sent.append(image.id.number) }
    return (forgotten.map(\.number), sent)
  }

  @Test("An image is sent once, also if it was away for a while")
  func once() throws {
    var held = HeldImages()
    #expect(show([try image(20), try image(21)], in: &held) == ([], [20, 21]))
    #expect(show([try image(21)], in: &held) == ([], []))
    #expect(show([], in: &held) == ([], []))
    #expect(show([try image(20)], in: &held) == ([], []))
  }

  @Test("An id for another picture, or for another size, is forgotten before it is sent")
  func replaced() throws {
    var held = HeldImages()
    _ = show([try image(20)], in: &held)
    #expect(show([try image(20, "other")], in: &held) == ([20], [20]))
    #expect(show([try image(20, "other", columns: 5)], in: &held) == ([20], [20]))
    #expect(show([try image(20, "other", columns: 5)], in: &held) == ([], []))
  }

  @Test("What a frame lacked is not sent for the next one, unless that lacks it as well")
  func flownOver() throws {
    var held = HeldImages()
    _ = held.show([try image(20), try image(21)])
    #expect(held.next()?.id.number == 20)
    #expect(show([try image(22)], in: &held) == ([], [22]))
    #expect(show([try image(20), try image(21)], in: &held) == ([], [21]))
  }

  @Test("Of several images with one id, the first counts")
  func sameID() throws {
    var held = HeldImages()
    let frame = [try image(20), try image(20, "other")]
    #expect(show(frame, in: &held) == ([], [20]))
    #expect(show(frame, in: &held) == ([], []))
  }

  @Test("Of too many images, those shown longest ago are forgotten, and never one of the frame")
  func limit() throws {
    var held = HeldImages()
    for number in 16..<UInt8(16 + HeldImages.limit) {
      #expect(show([try image(number)], in: &held) == ([], [number]))
    }
    _ = show([try image(16)], in: &held)
    #expect(show([try image(200)], in: &held) == ([17], [200]))
    #expect(
      show([try image(18), try image(201), try image(202)], in: &held).forgotten == [19, 20])
    let all = try (100...UInt8(200)).map { try image($0) }
    #expect(show(all, in: &held).forgotten.count == HeldImages.limit - 1)
    #expect(show(all, in: &held) == ([], []))
  }

  @Test("What the terminal may have lost is sent again when it is shown")
  func distrust() throws {
    var held = HeldImages()
    _ = show([try image(20), try image(21)], in: &held)
    held.distrust()
    #expect(show([try image(21)], in: &held) == ([21], [21]))
    #expect(show([try image(21)], in: &held) == ([], []))
    #expect(held.removeAll().map(\.number) == [20, 21])
  }

  @Test("After everything was forgotten, everything is sent again")
  func removal() throws {
    var held = HeldImages()
    _ = show([try image(20)], in: &held)
    #expect(held.removeAll().map(\.number) == [20])
    #expect(held.removeAll().isEmpty)
    #expect(show([try image(20)], in: &held) == ([], [20]))
  }

  @Test("Images are compared by id, key and size, not by their pixels")
  func equality() throws {
    let white = try #require(Picture(width: 1, height: 1, pixels: [255, 255, 255]))
    let one = try image(20)
    #expect(one == PlacedImage(one.id, key: "20", picture: white, size: one.size))
    #expect(one != (try image(21, "20")))
    #expect(one != (try image(20, "other")))
    #expect(one != (try image(20, columns: 5)))
  }
}
