import Search
import Testing
import Titles

@Suite("Searches on this machine that are cancelled", .timeLimit(.minutes(5)))
struct CancelledSearchTests {
  /// Why a search in an index fails, which may be cancelled before it begins.
  private func error(
    of typed: String, in index: some TitleIndex, isCancelled: Bool
  ) async throws -> (any Error)? {
    let query = try #require(TitleQuery(typed: typed))
    let catalogue = LocalCatalogue(index, source: { .local(titles: $0.count) })
    return await Task { () -> (any Error)? in
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      do {
        _ = try await catalogue.titles(matching: query, page: 1)
        return nil
      } catch {
        return error
      }
    }.value
  }

  @Test(
    "A cancelled search says so, and never that nothing was found",
    arguments: ["amelie", "amleie", "title:nothing", "seen:no"])
  func cancelled(typed: String) async throws {
    let error = try await error(of: typed, in: MemoryIndex(KnownTitles.all), isCancelled: true)
    #expect(error as? CatalogueError == .cancelled)
  }

  @Test("A search that is cancelled while it looks asks no more of the index")
  func cancelledWhileLooking() async throws {
    let index = FailingIndex(.cancelled)
    let error = try await error(of: "amleie", in: index, isCancelled: false)
    #expect(error as? CatalogueError == .cancelled)
    #expect(index.questions == 1)
  }
}
