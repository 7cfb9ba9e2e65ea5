import Files
import Foundation
import Testing

@Suite("What is wrong with a file", .timeLimit(.minutes(5)))
struct FileFailureTests {
  @Test("Missing space is told apart from what else keeps a file from being written")
  func space() {
    #expect(FileTrouble(writing: SystemError(.write, code: ENOSPC)) == .full)
    #expect(FileTrouble(writing: SystemError(.write, code: EDQUOT)) == .full)
    #expect(
      FileTrouble(writing: SystemError(.open, code: EACCES))
        == .unwritable(reason: "Permission denied"))
  }

  @Test(
    "Nothing can be read of a file that makes no sense, unless a new one was begun",
    arguments: [
      (FileTrouble.damaged, true), (.newer, true), (.older, true),
      (.unreadable(reason: "odd"), true),
      (.unwritable(reason: "odd"), false), (.full, false), (.locked, false),
    ])
  func reading(trouble: FileTrouble, isPrevented: Bool) {
    #expect(FileFailure(trouble, of: "/a").preventsReading == isPrevented)
    #expect(!FileFailure(.damaged, of: "/a", keptAs: "/a.damaged").preventsReading)
  }

  @Test("It is recorded, and read again")
  func coding() throws {
    let failure = FileFailure(.unreadable(reason: "odd"), of: "/a", keptAs: "/b")
    let bytes = try JSONEncoder().encode(failure)
    #expect(try JSONDecoder().decode(FileFailure.self, from: bytes) == failure)
  }
}
