import Files
import MoviesCore
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Synchronization
import Testing
import Transport

@MainActor
@Suite("What a source tells by itself", .timeLimit(.minutes(5)))
struct SourceNewsTests {
  private let transport = StandInTransport(.sample)

  /// A source that tells something right after it was opened.
  private func source(
    telling news: [SourceEvent], tryAgain: @escaping @Sendable () -> Void = {}
  ) throws -> Source {
    var source = Source(
      of: try ServiceURL("http://127.0.0.1:1/"), named: .demo(titles: nil), transport: transport)
    source.news = AsyncStream { stream in
      for news in news { stream.yield(news) }
      stream.finish()
    }
    source.tryAgain = tryAgain
    return source
  }

  @Test("That nothing is kept is said in a line of a plain session")
  func notKept() async throws {
    let source = try source(telling: [.notKept(FileFailure(.full, of: "/cache/cache.sqlite"))])
    let run = try await plainRun("", query: "moon", on: source)
    #expect(run.output.contains("Cache only read: no space for cache.sqlite.\n"))
    #expect(run.exitCode == .success)
  }

  @Test("Trying again is told the source before it is asked")
  func tryAgain() async throws {
    _ = try await plainRun("", query: "nothing", on: try source(telling: []))
    let count = transport.paths.count
    let told = Mutex<[Int]>([])
    let source = try source(telling: []) { [transport] in
      told.withLock { $0.append(transport.paths.count) }
    }
    _ = try await plainRun("r\n", query: "nothing", on: source)
    #expect(told.withLock { $0 } == [2 * count])
    #expect(transport.paths.count == 3 * count)
  }
}
