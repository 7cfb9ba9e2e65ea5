import Storage
import Testing
import Titles

@Suite("Answers that have grown old", .timeLimit(.minutes(5)))
struct StaleAnswerTests {
  let shelf = Shelf()

  @Test("After its lifetime an answer is still here, as a stale one, and is asked for again")
  func stale() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.time.pass(.days(7) - .seconds(1))
    #expect(try await shelf.title(.id(.lamp), .here).quality == .complete)
    shelf.time.pass(.seconds(1))

    #expect(try await shelf.title(.id(.lamp), .here).quality == .stale)
    #expect(try await shelf.title().quality == .complete)
    #expect(shelf.base.questions == 2)
    #expect(try await shelf.title(.id(.lamp), .here).quality == .complete)
  }

  @Test("A kept answer says how many seconds ago it came, and one that has just come does not")
  func age() async throws {
    shelf.base.answers(with: .lamp)
    #expect(try await shelf.title().age == nil)
    shelf.time.pass(.seconds(90))
    #expect(try await shelf.title().age == 90)
    shelf.time.pass(.days(8))
    shelf.base.fails(with: .cannotResolve(host: "a.example"))
    #expect(try await shelf.title(.id(.lamp), .here).age == 90 + 8 * 86_400)
    #expect(try await shelf.title().age == 90 + 8 * 86_400)
  }

  @Test("An answer from the future, which a wrong clock has kept, is not younger than new")
  func future() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.time.pass(.days(-1))
    #expect(try await shelf.title(.id(.lamp), .here).age == 0)
  }

  // The test's time is in January 2027.
  @Test(
    "Titles of which news may come, and searches, live for a day",
    arguments: [
      YearRange(2027), YearRange(2026), YearRange(start: 2001, end: nil),
      YearRange(start: 2001, end: 2026), nil,
    ])
  func recent(years: YearRange?) async throws {
    shelf.base.answers(with: .lamp.with { $0.years = years })
    shelf.base.answers(with: .lamps)
    _ = try await shelf.title()
    _ = try await shelf.page()
    shelf.time.pass(.days(1))

    #expect(try await shelf.title(.id(.lamp), .here).quality == .stale)
    #expect(try await shelf.page("lamp", 1, .here).quality == .stale)
  }

  @Test(
    "A season lives for a day while its episodes are new, and longer afterwards",
    arguments: [
      (CalendarDate(year: 2026, month: 12, day: 1), AnswerQuality.stale),
      (CalendarDate(year: 2025, month: 12, day: 1), .complete), (nil, .stale),
    ] as [(CalendarDate?, AnswerQuality)])
  func seasons(released: CalendarDate?, quality: AnswerQuality) async throws {
    let episode = EpisodeSummary(id: nil, title: "On", number: 1, released: released)
    shelf.base.answers(
      with: Season(title: "Lamps", number: 1, totalSeasons: 1, episodes: [episode]))
    _ = try await shelf.season()
    shelf.time.pass(.days(1))

    #expect(try await shelf.season(1, .here).quality == quality)
  }

  @Test("Lifetimes are settings")
  func settings() async throws {
    var lifetimes = CacheLifetimes()
    lifetimes.titles = .seconds(10)
    let shelf = Shelf(lifetimes: lifetimes)
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.time.pass(.seconds(10))
    #expect(try await shelf.title(.id(.lamp), .here).quality == .stale)
  }

  @Test("A title is refreshed at most once a day, a search whenever it is stale")
  func refreshedOnceADay() async throws {
    var lifetimes = CacheLifetimes()
    lifetimes.searches = .seconds(60)
    lifetimes.titles = .seconds(60)
    let shelf = Shelf(lifetimes: lifetimes)
    shelf.base.answers(with: .lamp)
    shelf.base.answers(with: .lamps)
    _ = try await shelf.title()
    shelf.time.pass(.seconds(60))
    _ = try await shelf.title()
    #expect(shelf.base.questions == 2)

    shelf.time.pass(.seconds(60))
    #expect(try await shelf.title().quality == .stale)
    #expect(shelf.base.questions == 2)
    shelf.time.pass(.days(1))
    _ = try await shelf.title()
    #expect(shelf.base.questions == 3)

    _ = try await shelf.page()
    shelf.time.pass(.seconds(60))
    _ = try await shelf.page()
    #expect(shelf.base.questions == 5)
  }

  @Test(
    "Where nobody can be asked, a stale answer stands in",
    arguments: [
      CatalogueError.cannotResolve(host: "a"), .cannotConnect(host: "a"),
      .timedOut(milliseconds: 1),
      .connectionLost(reason: "gone"), .tooSlow, .serviceFailing(status: 503), .limitReached,
    ])
  func standingIn(error: CatalogueError) async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.time.pass(.days(8))
    shelf.base.fails(with: error)

    let answer = try await shelf.title()

    #expect(answer.value == .lamp)
    #expect(answer.quality == .stale)
    #expect(shelf.base.questions == 2)
  }

  @Test("Asked afresh in vain, an answer that is not old stands in as a stale one")
  func afreshInVain() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.base.fails(with: .tooSlow)
    #expect(try await shelf.title(.id(.lamp), .afresh).quality == .stale)
    #expect(try await shelf.title(.id(.lamp), .here).quality == .complete)
  }

  @Test("A refresh that got no answer counts; one that never left does not")
  func refreshedInVain() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.time.pass(.days(8))
    for error in [CatalogueError.cannotConnect(host: "a"), .timedOut(milliseconds: 1), .tooSlow] {
      shelf.base.fails(with: error)
      _ = try await shelf.title()
    }
    #expect(shelf.base.questions == 3)
  }

  @Test(
    "Errors that tell something else are not hidden, and nothing is kept of them",
    arguments: [
      CatalogueError.keyRefused, .keyMissing, .refused(message: "no"), .cancelled,
      .nothingToAsk(leftOut: []), .oneYearOnly, .incorrectID,
    ])
  func otherErrors(error: CatalogueError) async throws {
    shelf.base.fails(with: error)
    await #expect(throws: error) { try await shelf.page() }
    await #expect(throws: CatalogueError.notHere) { try await shelf.page("lamp", 1, .here) }
  }

  @Test(
    "That nothing was found is remembered for ten minutes",
    arguments: [CatalogueError.notFound, .tooManyResults])
  func nothingFound(error: CatalogueError) async throws {
    shelf.base.fails(with: error)
    for reach in [CachePolicy.anywhere, .here, .anywhere] {
      await #expect(throws: error) { try await shelf.page("lamp", 1, reach) }
    }
    #expect(shelf.base.questions == 1)

    shelf.time.pass(.seconds(600))
    await #expect(throws: CatalogueError.notHere) { try await shelf.page("lamp", 1, .here) }
    await #expect(throws: error) { try await shelf.page() }
    #expect(shelf.base.questions == 2)
  }

  @Test("What vanished from the source is readable again after these minutes")
  func vanished() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.base.fails(with: .notFound)
    await #expect(throws: CatalogueError.notFound) { try await shelf.title(.id(.lamp), .afresh) }
    await #expect(throws: CatalogueError.notFound) { try await shelf.title(.id(.lamp), .here) }

    shelf.time.pass(.seconds(600))

    #expect(try await shelf.title(.id(.lamp), .here).value == .lamp)
  }

  @Test("A clock that jumps a day makes an answer stale, not immortal, and loses none")
  func clockJumps() async throws {
    shelf.base.answers(with: .lamps)
    _ = try await shelf.page()
    shelf.time.pass(.days(-1))
    #expect(try await shelf.page("lamp", 1, .here).quality == .stale)
    _ = try await shelf.page()
    #expect(try await shelf.page("lamp", 1, .here).quality == .complete)

    shelf.time.pass(.days(1))
    #expect(try await shelf.page("lamp", 1, .here).quality == .stale)
    #expect(shelf.base.questions == 2)
  }

  @Test("A clock that jumps back forgets that nothing was found, and asks again")
  func nothingFoundInTheFuture() async throws {
    shelf.base.fails(with: .notFound)
    await #expect(throws: CatalogueError.notFound) { try await shelf.page() }
    shelf.time.pass(.days(-1))
    await #expect(throws: CatalogueError.notFound) { try await shelf.page() }
    #expect(shelf.base.questions == 2)
  }

  @Test("A refresh in the future does not keep a title from being refreshed")
  func refreshedInTheFuture() async throws {
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    shelf.time.pass(.days(10))
    _ = try await shelf.title()
    shelf.time.pass(.days(-1))
    _ = try await shelf.title()
    #expect(shelf.base.questions == 3)
  }
}
