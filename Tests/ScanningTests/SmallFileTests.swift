import Foundation
import Scanning
import Testing
import Titles

@Suite("A small file beside a video", .timeLimit(.minutes(5)))
struct SmallFileTests {
  @Test("It is read as a whole, unless it is too large, or something else than a file")
  func limits() throws {
    let folder = try ScannedFolder()
    try folder.make("a.nfo", size: 100)
    #expect(SmallFile.read(PathBytes(folder.path("a.nfo")), limit: 100)?.count == 100)
    #expect(SmallFile.read(PathBytes(folder.path("a.nfo")), limit: 99) == nil)
    #expect(SmallFile.read(PathBytes(folder.path("b.nfo"))) == nil)
    #expect(SmallFile.read(folder.root) == nil)
    mkfifo(folder.path("pipe.nfo"), 0o600)
    #expect(SmallFile.read(PathBytes(folder.path("pipe.nfo"))) == nil)
  }
}
