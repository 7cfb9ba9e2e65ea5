import Synchronization
import Testing
import Titles

@Suite("A source that cannot be reached", .timeLimit(.minutes(5)))
struct PausingCatalogueTests {
  /// A catalogue that ends every question as it is told to, and counts them.
  private final class Line: Catalogue {
    let source = DataSource.custom(host: "test")
    let error = Mutex<CatalogueError?>(nil)
    let questions = Mutex(0)

    func titles(
      matching query: TitleQuery, page: Int, reach: CachePolicy
    ) async throws(CatalogueError) -> Answer<TitlePage> {
      questions.withLock { $0 += 1 }
      if let error = error.withLock({ $0 }) { throw error }
      return Answer(
        TitlePage([], total: 0, size: 10, last: 100, query: query), source: source)
    }

    func title(
      _ key: TitleKey, plot: PlotLength, reach: CachePolicy
    ) async throws(CatalogueError) -> Answer<TitleDetail> {
      throw .notFound
    }

    func season(
      _ number: Int, of series: TitleID, reach: CachePolicy
    ) async throws(CatalogueError) -> Answer<Season> {
      throw .notFound
    }
  }

  private final class Log: Sendable {
    let now = Mutex(ContinuousClock.now)
    let changes = Mutex<[Bool]>([])

    func pass(_ time: Duration) { now.withLock { $0 += time } }
  }

  private let line = Line()
  private let log = Log()
  private let reachability: Reachability
  private let catalogue: PausingCatalogue
  private let down = CatalogueError.cannotConnect(host: "test")

  init() {
    reachability = Reachability(
      pause: .seconds(30), now: { [log] in log.now.withLock { $0 } },
      onChange: { [log] isReachable in log.changes.withLock { $0.append(isReachable) } })
    catalogue = PausingCatalogue(line, reachability: reachability)
  }

  @Test("For half a minute after a failure to connect, questions fail at once in the same way")
  func pause() async {
    #expect(await ask(failing: down) == down)
    log.pass(.milliseconds(29_999))
    #expect(await ask(failing: nil) == down)
    #expect(questions == 1)
    #expect(changes == [false])
  }

  @Test("The first question after that finds out that the source is back")
  func back() async {
    _ = await ask(failing: down)
    log.pass(.seconds(30))
    #expect(await ask(failing: nil) == nil)
    #expect(await ask(failing: nil) == nil)
    #expect(questions == 3)
    #expect(changes == [false, true])
  }

  @Test("A question after that which fails too begins another pause")
  func again() async {
    _ = await ask(failing: down)
    log.pass(.seconds(30))
    #expect(await ask(failing: .timedOut(milliseconds: 5)) == .timedOut(milliseconds: 5))
    log.pass(.seconds(29))
    #expect(await ask(failing: nil) == .timedOut(milliseconds: 5))
    #expect(questions == 2)
    #expect(changes == [false])
  }

  @Test("Whoever wants to try again need not wait")
  func tryingAgain() async {
    _ = await ask(failing: down)
    #expect(await ask(reach: .afresh, failing: nil) == nil)
    _ = await ask(failing: down)
    reachability.tryAgain()
    #expect(await ask(failing: nil) == nil)
    #expect(changes == [false, true, false, true])
  }

  @Test(
    "An answer in the negative is one",
    arguments: [CatalogueError.notFound, .serviceFailing(status: 503), .keyRefused])
  func negative(_ error: CatalogueError) async {
    _ = await ask(failing: down)
    log.pass(.seconds(30))
    _ = await ask(failing: error)
    #expect(changes == [false, true])
  }

  @Test(
    "What did not leave this machine tells nothing",
    arguments: [CatalogueError.cancelled, .limitReached, .nothingToAsk(leftOut: [])])
  func nothing(_ error: CatalogueError) async {
    #expect(await ask(failing: error) == error)
    _ = await ask(failing: down)
    log.pass(.seconds(30))
    #expect(await ask(failing: error) == error)
    #expect(changes == [false])
  }

  @Test("A question to this machine alone is neither held up nor a proof")
  func here() async {
    _ = await ask(failing: down)
    #expect(await ask(reach: .here, failing: nil) == nil)
    #expect(changes == [false])
  }

  /// Asks while the line is in a state; returns the error.
  private func ask(reach: CachePolicy = .anywhere, failing error: CatalogueError?) async
    -> CatalogueError?
  {
    line.error.withLock { $0 = error }
    do throws(CatalogueError) {
      _ = try await catalogue.titles(matching: TitleQuery("x"), page: 1, reach: reach)
      return nil
    } catch {
      return error
    }
  }

  private var questions: Int { line.questions.withLock { $0 } }
  private var changes: [Bool] { log.changes.withLock { $0 } }
}
