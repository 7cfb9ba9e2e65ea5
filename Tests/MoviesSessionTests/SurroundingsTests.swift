import MoviesSession
import SessionTestSupport
import Testing

@Suite("What is around the program", .timeLimit(.minutes(5)))
struct SurroundingsTests {
  @Test(
    "ESCDELAY is how long an escape byte waits, where it is a sane number",
    arguments: [
      ("1", 1), ("300", 300), ("5000", 5_000), ("0", 25), ("-1", 25), ("5001", 25), ("1s", 25),
      ("", 25), ("99999999999999999999", 25),
    ])
  func escapeDelay(_ text: String, milliseconds: Int) {
    let sink = RecordingSink()
    let surroundings = Surroundings(
      environment: ["ESCDELAY": text], output: sink, messages: sink)
    #expect(surroundings.escapeDelay == milliseconds)
  }
}
