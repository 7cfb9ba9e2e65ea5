import TerminalUI
import Testing

@Suite("Ids of images", .timeLimit(.minutes(5)))
struct ImageIDTests {
  @Test("An id is a number that means the same as palette entry and as direct colour")
  func numbers() {
    #expect(ImageID(15) == nil)
    #expect(ImageID(16)?.number == 16)
    #expect(ImageID(255)?.number == 255)
  }

  @Test("A key keeps its id, and other keys have others")
  func stable() {
    var ids = ImageIDs()
    let first = (0..<240).map { ids.id(for: "\($0)") }
    #expect(Set(first).count == 240)
    #expect(first.map(\.number).min() == 16)
    #expect((0..<240).map { ids.id(for: "\($0)") } == first)
  }

  @Test("When all are taken, the key that was not asked for the longest loses its id")
  func leastRecentlyUsed() {
    var ids = ImageIDs()
    let first = (0..<240).map { ids.id(for: "\($0)") }
    _ = ids.id(for: "0")
    #expect(ids.id(for: "new") == first[1])
    #expect(ids.id(for: "newer") == first[2])
    #expect(ids.id(for: "0") == first[0])
    #expect(ids.id(for: "1") == first[3])
  }
}
