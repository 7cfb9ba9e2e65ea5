import MoviesCore
import MoviesUI
import Testing

@Suite("The words about a list", .timeLimit(.minutes(5)))
struct ListNoticeTests {
  @Test("Once the rest is loaded, the whole list is; before, so many titles of so many")
  func rest() {
    #expect(Notice.restLoaded(rows: 999, of: 1_000).words == "999 of 1,000 titles loaded.")
    #expect(Notice.restLoaded(rows: 1_000, of: 1_000).words == "The whole list is loaded.")
    #expect(Notice.restLoaded(rows: 1, of: 1).words == "The whole list is loaded.")
    #expect(
      Notice.restLoaded(rows: 5_000, of: nil).words
        == "The first 5,000 titles are loaded; there are more.")
  }

  @Test("A single request and a single retry are said as such")
  func numbers() {
    #expect(Notice.restPrice(requests: 1).words == "Loading the rest may cost 1 request.")
    #expect(Notice.restPrice(requests: 2).words == "Loading the rest may cost 2 requests.")
    #expect(Notice.triedAgain(times: 1).words == "Still failing.")
    #expect(Notice.triedAgain(times: 2).words == "Still failing after 2 retries.")
  }
}
