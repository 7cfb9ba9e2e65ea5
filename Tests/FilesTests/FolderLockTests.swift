import Files
import Foundation
import Testing

@Suite("A folder that belongs to one session", .timeLimit(.minutes(5)))
struct FolderLockTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "folder-lock-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test("While one session has it, no other one gets it")
  func exclusive() {
    let first = FolderLock(folder)
    #expect(first.isTaken)
    withExtendedLifetime(first) { #expect(!FolderLock(folder).isTaken) }
  }

  @Test("It is free again as soon as its session lets go of it")
  func released() {
    for _ in 0..<2 { #expect(FolderLock(folder).isTaken) }
  }

  @Test("Who has time waits until it is free, and not for ever")
  func patience() {
    var first: FolderLock? = FolderLock(folder)
    #expect(!FolderLock(folder, attempts: 3).isTaken)
    #expect(first?.isTaken == true)
    first = nil
    #expect(FolderLock(folder, attempts: 3).isTaken)
  }

  @Test("A folder that is not there belongs to nobody else")
  func missing() {
    #expect(FolderLock(folder + "/nowhere").isTaken)
  }
}
