import Playing
import Testing

@Suite("How far a file was watched", .timeLimit(.minutes(5)))
struct PlayedFileTests {
  /// A film of 100 minutes; all numbers are minutes.
  private func film(
    at position: Double, furthest: Double? = nil, played: Double, atEnd: Double? = nil,
    length: Double? = 100
  ) -> PlayedFile {
    PlayedFile(
      key: "film", player: "a", position: position * 60, furthest: furthest.map { $0 * 60 },
      length: length.map { $0 * 60 }, playedTime: played * 60,
      playedTimeAtEnd: atEnd.map { $0 * 60 }, when: 0)
  }

  @Test("It is seen when nine tenths of it were played, and reached")
  func nineTenths() {
    #expect(film(at: 90, played: 90).isSeen)
    #expect(!film(at: 89, played: 89).isSeen)
    #expect(!film(at: 95, played: 89).isSeen)
    #expect(!film(at: 50, played: 95).isSeen)
  }

  @Test("Who looks at an earlier scene again has seen it all the same")
  func backAgain() {
    #expect(film(at: 20, furthest: 97, played: 97).isSeen)
  }

  @Test("It is seen when it ended after two thirds of it were played")
  func end() {
    #expect(film(at: 100, played: 67, atEnd: 67).isSeen)
    #expect(!film(at: 100, played: 66, atEnd: 66).isSeen)
  }

  @Test("Skipping to the end is not seeing, whatever is played afterwards")
  func skipped() {
    #expect(!film(at: 100, played: 2, atEnd: 2).isSeen)
    #expect(!film(at: 80, furthest: 100, played: 80, atEnd: 2).isSeen)
  }

  @Test("Nobody knows whether a video without a length is seen")
  func unknownLength() {
    #expect(!film(at: 90, played: 90, atEnd: 90, length: nil).isSeen)
    #expect(film(at: 90, played: 90, length: nil).stoppedAt == 5_400)
  }

  @Test("It resumes at the position where it was left")
  func resuming() { #expect(film(at: 42, played: 42).stoppedAt == 2_520) }

  @Test(
    "It does not resume within its first minute, at its end, or once it is seen",
    arguments: [(0.98, 0.98), (99.95, 3), (95, 95)])
  func notResuming(position: Double, played: Double) {
    #expect(film(at: position, played: played).stoppedAt == nil)
  }

  @Test("It resumes after one minute, and before its last seconds")
  func bounds() {
    #expect(film(at: 1, played: 1).stoppedAt == 60)
    #expect(film(at: 99.9, played: 3).stoppedAt == 5_994)
  }
}
