import MoviesCore
import Storage
import TestSupport
import Testing
import Titles

@testable import MoviesSession

@MainActor
@Suite("The chain that every action of a session passes", .timeLimit(.minutes(5)))
struct ChainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A session in which nothing is left out that a session can have.
  private var options: SessionOptions {
    var options = SessionOptions(
      firstState: AppState(),
      traces: SessionTraces(
        log: SessionLog(file: folder.path + "/log", level: .info), redaction: Redaction(home: nil)),
      openSource: { () throws(Failure) in throw Failure("Nobody opens it.", exitCode: .usage) })
    options.library = LibraryStore(folder: folder.path)
    options.memory = MemoryKeeper(MemoryFile(folder: folder.path)) { _ in false }
    return options
  }

  @Test("It has at most 24 links")
  func links() throws {
    let options = options
    let chain = try options.chain(
      opening: options.opening, changes: LibraryChanges(), desktop: NoDesktop(), shelf: NoShelf())
    #expect(
      chain.count <= 24,
      """
      Each link makes every key dearer. Let a middleware that is there take the actions, too, or \
      let the reducer do without one.
      """)
  }
}

private struct NoDesktop: Desktop {
  func open(_ link: String) async -> OpeningFailure? { nil }
  func copy(_ text: String) async -> CopyOutcome { .copied }
}

private struct NoShelf: PosterShelf {
  func keep(_ poster: Poster, reach: CachePolicy) async throws(PosterError) { throw .notHere }
}
