import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("What is known of the service, on the screen", .timeLimit(.minutes(5)))
struct ServiceViewTests {
  /// The header of a state that lists titles.
  private func header(
    columns: Int = 120, source: DataSource = .omdb, _ actions: any Action...
  ) throws -> String {
    let state = try Samples.listed(columns: columns, source: source, then: actions)
    let line = try Samples.frame(of: state).canvas.lines[0]
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func counted(_ used: Int) -> ServiceAction {
    .counted(RequestCount(used: used, limit: 1_000, reserve: 100))
  }

  @Test("The requests of the day are told beside the source, where there is room")
  func count() throws {
    #expect(try header(counted(212)).hasSuffix("   OMDb 212/1000"))
    #expect(try header(columns: 80, counted(212)).hasSuffix("   OMDb 212/1000"))
    #expect(try header(columns: 60, counted(212)).hasSuffix("   OMDb"))
    let filtered = SearchAction.kindChosen(.series)
    #expect(try header(columns: 80, counted(212), filtered).hasSuffix("   OMDb"))
    #expect(
      try header(source: .custom(host: "films.example"), counted(7)).hasSuffix(
        "   films.example 7/1000"))
    #expect(try header(source: .demo(titles: 7)).hasSuffix("   DEMO · 7 titles"))
    #expect(try header().hasSuffix("   OMDb"))
  }

  @Test(
    "That requests are saved is told on every screen",
    arguments: [
      (120, "OMDb 905/1000 · saving"), (80, "OMDb saving"), (60, "saving"),
    ])
  func saving(columns: Int, expected: String) throws {
    #expect(try header(columns: columns, counted(905)).hasSuffix("   \(expected)"))
  }

  @Test(
    "At the limit the header says when it probably ends",
    arguments: [
      (120, "OMDb 1000/1000 · probably resets in 3 h 12 min"), (80, "OMDb limit reached"),
    ])
  func usedUp(columns: Int, expected: String) throws {
    let reset = DailyLimitAction.ends(inMinutes: 192)
    #expect(try header(columns: columns, counted(1_000), reset).hasSuffix("   \(expected)"))
  }

  @Test(
    "Where the service has reported it too early, the header says when it is asked again",
    arguments: [
      (120, "OMDb 7/1000 · retrying in 12 min"), (80, "OMDb limit reached"),
    ])
  func refused(columns: Int, expected: String) throws {
    let count = RequestCount(used: 7, limit: 1_000, reserve: 100, retry: 1_800_000_000)
    let words = try header(
      columns: columns, ServiceAction.counted(count), DailyLimitAction.ends(inMinutes: 12))
    #expect(words.hasSuffix("   \(expected)"))
  }

  @Test("A question that met the limit leaves the rows, and the header says how long it lasts")
  func limit() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let words = try header(
      columns: 200, counted(999), MoviesLifecycle.failed(ticket, .limitReached),
      DailyLimitAction.ends(inMinutes: 192))
    #expect(words.contains("daily limit reached, probably until 00:00 UTC (in 3 h 12 min)"))
  }

  @Test("Offline takes the place of the source, and of the error that there is no connection")
  func offline() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let failed = MoviesLifecycle.failed(ticket, .cannotResolve(host: "www.omdbapi.com"))
    let words = try header(counted(212), ServiceAction.wentOffline, failed)
    #expect(words.hasSuffix("   offline"))
    #expect(!words.contains("connection"))
    let back = try header(
      counted(212), ServiceAction.wentOffline, failed, ServiceAction.cameBack)
    #expect(back.contains("no connection") && back.hasSuffix("   OMDb 212/1000"))
  }

  @Test("A list from a stale answer says how old it is, beside its filters")
  func listAge() throws {
    var answer = Samples.answer(try Samples.titles(), total: 3)
    answer.quality = .stale
    answer.age = 3 * 86_400
    let stale = MoviesAction.setMovies(answer, number: 1, query: Samples.batman)
    #expect(try header(stale).contains("   as of 3 days ago   "))
    #expect(try header(columns: 80, stale).contains("as of 3 days ago"))
    #expect(!(try header(columns: 40, stale).contains("…")))
  }

  @Test("Stale details say how old they are, in a line below the facts")
  func detailAge() throws {
    var answer = Answer(try Samples.detail(), source: .omdb, quality: .stale)
    answer.age = 86_400
    let state = try Samples.listed(then: [DetailAction.setDetail(answer), Samples.reading()])
    #expect(try Samples.frame(of: state).canvas.plainText.contains("As of yesterday"))
    answer.quality = .complete
    let fresh = try Samples.listed(then: [DetailAction.setDetail(answer), Samples.reading()])
    #expect(!(try Samples.frame(of: fresh).canvas.plainText.contains("As of")))
  }

  @Test("Details that are not asked for while requests are saved say how they are had")
  func unopened() throws {
    let state = try Samples.listed(then: [counted(905)])
    let words = "Few requests are left today. Press ⏎ to load the details."
    let text = try Samples.frame(of: state).canvas.plainText.split(separator: "\n")
      .compactMap { $0.split(separator: "│").last }.joined(separator: " ")
    #expect(text.split(separator: " ").joined(separator: " ").contains(words))
  }
}
