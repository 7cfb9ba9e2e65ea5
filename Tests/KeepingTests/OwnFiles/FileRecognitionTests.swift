import FileNames
import Keeping
import Search
import Synchronization
import Testing
import Titles
import TitlesTestSupport

@Suite("The titles that names of files mean", .timeLimit(.minutes(1)))
struct FileRecognitionTests {
  /// A catalogue with all titles, which counts what it is asked.
  private final class Counted: CatalogueLayer {
    let source = DataSource.imdb(titles: nil, day: nil)
    private let base: any Catalogue
    let questions = Mutex(0)

    init(_ base: any Catalogue) { self.base = base }

    func answer<Value>(
      _ reach: CachePolicy, asking ask: LayerQuestion<Value>
    ) async throws(CatalogueError) -> Answer<Value> {
      questions.withLock { $0 += 1 }
      #expect(reach == .here)
      return try await ask(base, reach)
    }
  }

  private let service = NameService([])

  private func catalogue(_ titles: TitleDetail...) -> Counted {
    let data = MemoryIndex(titles, coverage: .everything)
    let local = LocalCatalogue(data) { .imdb(titles: $0.count, day: $0.day) }
    return Counted(LayeredCatalogue(data, local: local, above: service) { 1_800_000_000 })
  }

  private let harbour = TitleDetail(
    id: id(9), title: "The Harbour", years: YearRange(start: 2008, end: 2013), kind: .series,
    votes: 90_000)

  private func meaning(
    of name: String, in catalogue: (any Catalogue)?
  ) async throws -> FileMeaning {
    var recognition = FileRecognition(catalogue)
    return try #require(await recognition.meaning(of: FileName(name).readings))
  }

  @Test("Name and year of one film are certain, and the reason is told")
  func certain() async throws {
    let meaning = try await meaning(
      of: "Heat.1995.1080p.mkv", in: catalogue(film(1, "Heat", 1995, votes: 700_000)))
    #expect(meaning.content == .film(id(1)))
    #expect(meaning.reason == .name("Heat", year: 1995, isSeries: false))
  }

  @Test("Two films of one name and year leave it open")
  func several() async throws {
    let meaning = try await meaning(
      of: "Twin.2001.mkv",
      in: catalogue(film(1, "Twin", 2001, votes: 500), film(2, "Twin", 2001, votes: 500)))
    #expect(meaning.title == nil)
    #expect(meaning.reason == .several("Twin"))
    #expect(Set(meaning.candidates.map(\.id)) == [id(1), id(2)])
  }

  @Test("A name that no title has is open, without candidates")
  func none() async throws {
    let meaning = try await meaning(of: "Holiday in Rome.mkv", in: catalogue(harbour))
    #expect(meaning.reason == .none("Holiday in Rome"))
  }

  @Test("Without a catalogue of all titles nothing is certain but an id, and no service is asked")
  func notAsked() async throws {
    for catalogue in [service as (any Catalogue)?, nil] {
      #expect(try await meaning(of: "Heat.1995.mkv", in: catalogue).reason == .notAsked)
      let meaning = try await meaning(of: "Heat (1995) [imdbid-\(id(1))].mkv", in: catalogue)
      #expect(meaning.content == .film(id(1)))
      #expect(meaning.reason == .id)
    }
    #expect(service.requests.isEmpty)
  }

  @Test("All episodes of a series take the questions of one")
  func questionsOnce() async throws {
    let catalogue = catalogue(harbour)
    var recognition = FileRecognition(catalogue)
    _ = await recognition.meaning(of: FileName("The.Harbour.S01E01.mkv").readings)
    let asked = catalogue.questions.withLock(\.self)
    for episode in 10...99 {
      let name = FileName("The.Harbour.S01E\(episode).720p.mkv")
      let meaning = await recognition.meaning(of: name.readings)
      let place = EpisodeNumber(series: id(9), season: 1, episode: episode)
      #expect(meaning?.content == .episodes([place]))
    }
    #expect(asked > 0)
    #expect(catalogue.questions.withLock(\.self) == asked)
  }
}
