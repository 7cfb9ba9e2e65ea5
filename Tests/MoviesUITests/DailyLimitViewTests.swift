import MoviesCore
import Redux
import Testing

@Suite("The day's limit on the screen", .timeLimit(.minutes(5)))
struct DailyLimitViewTests {
  @Test(
    "The list's place tells how long it lasts",
    arguments: [(192, "3 h 12 min"), (180, "3 h"), (12, "12 min")])
  func time(minutes: Int, expected: String) throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesLifecycle.failed(ticket, .limitReached), DailyLimitAction.ends(inMinutes: minutes),
    ])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("until 00:00 UTC (in \(expected))."))
  }

  @Test(
    "Where the service is asked again before, that is told",
    arguments: [(12, "Retrying in 12 min."), (0, "Press r to retry.")])
  func retry(minutes: Int, expected: String) throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let count = RequestCount(used: 7, limit: 1_000, reserve: 100, retry: 1_800_000_000)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      ServiceAction.counted(count), MoviesLifecycle.failed(ticket, .limitReached),
      DailyLimitAction.ends(inMinutes: minutes),
    ])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains(expected))
    #expect(!text.contains("00:00 UTC"))
  }
}
