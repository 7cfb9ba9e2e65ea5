import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("What plain mode says about the service", .timeLimit(.minutes(5)))
struct PlainServiceTests {
  private func counted(_ used: Int) -> ServiceAction {
    .counted(RequestCount(used: used, limit: 1_000, reserve: 100))
  }

  @Test("That requests are saved, and that none are left, is said once")
  func requests() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman) + [counted(899)])
    _ = plain.report()
    plain.happens(counted(905))
    #expect(plain.report() == ["95 requests left today, saved for what you ask for."])
    plain.happens(counted(906))
    #expect(plain.report().isEmpty)
    plain.happens(counted(1_000))
    #expect(
      plain.report() == [
        "Daily limit reached, probably until 00:00 UTC. Titles already loaded still work."
      ])
  }

  @Test("That the service has reported its limit too early is said once")
  func refused() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman) + [counted(7)])
    _ = plain.report()
    let count = RequestCount(used: 8, limit: 1_000, reserve: 100, retry: 1_800_000_000)
    plain.happens(ServiceAction.counted(count))
    #expect(
      plain.report() == [
        "Daily limit reported too early. Retrying in 15 minutes. "
          + "Titles already loaded still work."
      ])
    plain.happens(ServiceAction.counted(count))
    #expect(plain.report().isEmpty)
  }

  @Test("That there is no connection is said once, and that there is one again")
  func offline() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    plain.happens(ServiceAction.wentOffline)
    #expect(plain.report() == ["You are offline. Titles already loaded still work."])
    plain.happens(ServiceAction.wentOffline)
    #expect(plain.report().isEmpty)
    plain.happens(ServiceAction.cameBack)
    #expect(plain.report() == ["Online again."])
  }

  @Test("Stale answers say how old they are")
  func age() throws {
    var list = Samples.answer(try Samples.titles(), total: 3)
    list.quality = .stale
    list.age = 2 * 86_400
    var details = Answer(try Samples.detail(), source: .omdb, quality: .stale)
    details.age = 86_400
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(list, number: 1, query: Samples.batman),
      DetailAction.setDetail(details),
    ])
    #expect(plain.report().last == "As of 2 days ago.")
    #expect(plain.say("1").last == "As of yesterday.")
  }

  @Test("Where nothing failed, r asks again and waits for the answer")
  func refresh() throws {
    var plain = try Plain(
      Catalogued.listing(Samples.batman) + [Samples.details(Samples.detail())])
    _ = plain.report()
    plain.happens(
      MoviesLifecycle.started(RequestTicket<MoviesRequestID>(number: 7, id: .search)))
    #expect(plain.say("r").isEmpty)
    plain.happens(
      MoviesLifecycle.succeeded(RequestTicket<MoviesRequestID>(number: 7, id: .search)))
    #expect(plain.report().first == "33 titles for “batman”, 1 to 10:")
    _ = plain.say("1")
    let ticket = RequestTicket<MoviesRequestID>(number: 8, id: .title(try Samples.detail().id))
    plain.happens(MoviesLifecycle.started(ticket))
    #expect(plain.say("r").isEmpty)
    plain.happens(MoviesLifecycle.succeeded(ticket))
    #expect(plain.report().first == "Batman, film, 1989, PG-13, 126 minutes. Action, Adventure.")
  }
}
