import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Synchronization
import TestSupport
import Testing
import Titles
import Transport

@MainActor
@Suite("A source that is opened behind the first frame", .timeLimit(.minutes(5)))
struct SourceOpeningTests {
  /// Records what was done with the source, and decides when it may open.
  private final class Door: Sendable {
    let openings = Mutex(0)
    let catalogues = Mutex(0)
    let progress = Mutex<[SearchProgress]>([])
    let isUnlocked = Mutex(false)
  }

  private let door = Door()
  private let moon = TitleQuery("moon")

  /// An opening that ends once its door is unlocked.
  private func opening(failing failure: Failure? = nil) throws -> SourceOpening {
    let url = try ServiceURL("http://127.0.0.1:1/")
    return SourceOpening { [door] () async throws(Failure) in
      door.openings.withLock { $0 += 1 }
      while !door.isUnlocked.withLock({ $0 }) { await Task.yield() }
      if let failure { throw failure }
      let source = Source(
        of: url, named: .demo(titles: 3), transport: StandInTransport(.sample))
      return Source(name: source.name) { onProgress in
        door.catalogues.withLock { $0 += 1 }
        return source.makeCatalogue(onProgress)
      }
    }
  }

  private func catalogue(of opening: SourceOpening) -> LazyCatalogue {
    LazyCatalogue(source: .demo(titles: nil), opening: opening) { [door] progress, _ in
      door.progress.withLock { $0.append(progress) }
    }
  }

  @Test("Nothing is opened before it is needed, and then once for all")
  func once() async throws {
    let opening = try opening()
    let catalogue = catalogue(of: opening)
    #expect(catalogue.source == .demo(titles: nil))
    #expect(door.openings.withLock { $0 } == 0)
    let ask = { @Sendable [moon] in
      try await catalogue.titles(matching: moon, page: 1, reach: .anywhere).value.titles.count
    }
    async let first = ask()
    async let second = ask()
    try await waitUntil("the opening") { door.openings.withLock { $0 } == 1 }
    door.isUnlocked.withLock { $0 = true }
    #expect(try await [first, second] == [3, 3])
    #expect(try await opening.source.name == .demo(titles: 3))
    #expect(try await ask() == 3)
    #expect(door.openings.withLock { $0 } == 1)
    #expect(door.catalogues.withLock { $0 } == 1)
  }

  @Test("How a search goes on is told through it")
  func progress() async throws {
    door.isUnlocked.withLock { $0 = true }
    _ = try await catalogue(of: opening())
      .titles(matching: TitleQuery("moon <"), page: 1, reach: .anywhere)
    #expect(door.progress.withLock { $0 } == [.leftOut([.markup])])
  }

  @Test("That it cannot be opened is known before a question that waited is told so")
  func failure() async throws {
    let failure = Failure("The stand-in cannot listen: no ports.", exitCode: .unavailable)
    let opening = try opening(failing: failure)
    let catalogue = catalogue(of: opening)
    let question = Task { [moon] in
      await #expect(throws: CatalogueError.failed(reason: failure.message)) {
        try await catalogue.titles(matching: moon, page: 1, reach: .anywhere)
      }
      return opening.failure
    }
    try await waitUntil("the opening") { door.openings.withLock { $0 } == 1 }
    #expect(opening.failure == nil)
    door.isUnlocked.withLock { $0 = true }
    #expect(await question.value == failure)
    await #expect(throws: failure) { try await opening.source }
  }
}
