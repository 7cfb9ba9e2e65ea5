import Keeping
import Testing

@Suite("The mark of an added folder", .timeLimit(.minutes(5)))
struct RootMarkTests {
  private func names(_ numbers: some Sequence<Int>) -> [[UInt8]] {
    numbers.map { Array("Film \($0).mkv".utf8) }
  }

  @Test("It keeps digests of at most fifty names")
  func most() {
    #expect(RootMark(of: names(0..<3)).digests.count == 3)
    #expect(RootMark(of: names(0..<1_000)).digests.count == 50)
  }

  @Test("It does not depend on the order of the names")
  func order() {
    #expect(RootMark(of: names(0..<200)) == RootMark(of: names((0..<200).reversed())))
  }

  @Test("It fits while a fifth of the names is there")
  func share() {
    let mark = RootMark(of: names(0..<50))
    #expect(mark.fits(names(40..<500)))
    #expect(!mark.fits(names(41..<500)))
    #expect(!mark.fits([]))
  }

  @Test("One name in a thousand new ones is found, since the least digests are kept")
  func growing() {
    #expect(RootMark(of: names(0..<1_000)).fits(names(0..<1_000).shuffledByBytes))
    #expect(RootMark(of: names([7])).fits(names(0..<1_000)))
  }

  @Test("A folder without names fits whatever comes")
  func empty() {
    #expect(RootMark(of: []).fits(names(0..<1)))
    #expect(RootMark().fits([]))
  }
}

extension [[UInt8]] {
  fileprivate var shuffledByBytes: [[UInt8]] {
    sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }
  }
}
