import Testing
import Titles

@Suite("Answers of a catalogue", .timeLimit(.minutes(5)))
struct AnswerTests {
  private func answer(_ quality: AnswerQuality, age: Int? = nil) -> Answer<String> {
    Answer("Alien", source: .local(titles: 1), quality: quality, age: age)
  }

  @Test("A complete answer that was not kept has just been told; of any other one nobody knows")
  func toldNow() {
    #expect(answer(.complete).toldAgo == 0)
    #expect(answer(.stale).toldAgo == nil)
    #expect(answer(.partial).toldAgo == nil)
  }

  @Test(
    "A kept answer was told when it was kept",
    arguments: [AnswerQuality.partial, .stale, .complete])
  func keptAnswer(quality: AnswerQuality) {
    #expect(answer(quality, age: 30).toldAgo == 30)
  }

  @Test("Another value leaves all else as it is")
  func mapping() {
    let kept = answer(.stale, age: 30)
    #expect(kept.map { _ in 5 }.map { _ in "Alien" } == kept)
  }
}
