import Storage
import Synchronization
import Testing
import Titles

@Suite("A source that is asked only for what is not here", .timeLimit(.minutes(5)))
struct FrugalCatalogueTests {
  /// A catalogue that has something here, or not, and notes how far questions went.
  private final class Kept: Catalogue {
    let source = DataSource.custom(host: "test")
    let quality: AnswerQuality?
    let reaches = Mutex<[CachePolicy]>([])

    init(_ quality: AnswerQuality?) { self.quality = quality }

    func titles(
      matching query: TitleQuery, page: Int, reach: CachePolicy
    ) async throws(CatalogueError) -> Answer<TitlePage> {
      reaches.withLock { $0.append(reach) }
      if reach == .here, quality == nil { throw .notHere }
      return Answer(
        TitlePage([], total: 0, size: 10, last: 100, query: query), source: source,
        quality: reach == .here ? quality ?? .complete : .complete, reach: reach)
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

  @Test("What is here is the answer, however old it is")
  func here() async throws {
    let kept = Kept(.stale)
    let answer = try await FrugalCatalogue(kept)
      .titles(matching: TitleQuery("x"), page: 1, reach: .anywhere)
    #expect(answer.quality == .stale)
    #expect(answer.reach == .anywhere)
    #expect(kept.reaches.withLock { $0 } == [.here])
  }

  @Test(
    "What is not here, or not all of it, is asked for", arguments: [nil, AnswerQuality.partial])
  func elsewhere(_ quality: AnswerQuality?) async throws {
    let kept = Kept(quality)
    let answer = try await FrugalCatalogue(kept)
      .titles(matching: TitleQuery("x"), page: 1, reach: .anywhere)
    #expect(answer.quality == .complete)
    #expect(kept.reaches.withLock { $0 } == [.here, .anywhere])
  }

  @Test("Other reaches are passed on", arguments: [CachePolicy.here, .afresh])
  func others(_ reach: CachePolicy) async throws {
    let kept = Kept(.stale)
    _ = try await FrugalCatalogue(kept).titles(matching: TitleQuery("x"), page: 1, reach: reach)
    _ = try await OfflineCatalogue(kept).titles(matching: TitleQuery("x"), page: 1, reach: reach)
    #expect(kept.reaches.withLock { $0 } == [reach, .here])
  }
}
