import Storage
import Synchronization
import Titles
import TitlesTestSupport

@testable import Search

/// An index of words alone.
struct WordsIndex: TitleIndex {
  let vocabulary: Vocabulary
  let extent = IndexExtent(.seen, count: 0)

  init(_ words: some Sequence<String>) {
    vocabulary = Vocabulary(Set(words).sorted().map { (word: $0, count: 1) })
  }

  func hits(for search: LocalSearch, in rows: Range<Int>) -> LocalHits { LocalHits() }
  func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] { [:] }
  func season(_ number: Int, of series: TitleID) -> Season? { nil }

  func corrections(of word: String, isUnfinished: Bool, limit: Int) -> [WordCorrection] {
    vocabulary.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }
}

/// An index in which every row is a hit.
struct EndlessIndex: TitleIndex {
  let extent = IndexExtent(.seen, count: 1_000_000)

  func hits(for search: LocalSearch, in rows: Range<Int>) -> LocalHits {
    LocalHits(
      rows.map { TitleDetail(id: id($0), title: "Film \($0)") }, of: 1_000_000,
      countedTo: LocalHits.limit(for: rows))
  }

  func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] { [:] }
  func season(_ number: Int, of series: TitleID) -> Season? { nil }
  func corrections(of word: String, isUnfinished: Bool, limit: Int) -> [WordCorrection] { [] }
}

/// An index that answers no question, and counts them.
final class FailingIndex: TitleIndex {
  private let error: CatalogueError
  private let asked = Mutex(0)

  init(_ error: CatalogueError) { self.error = error }

  /// How many questions it was asked.
  var questions: Int { asked.withLock(\.self) }

  var extent: IndexExtent {
    get throws(CatalogueError) { try fail() }
  }

  func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) throws(CatalogueError) -> LocalHits { try fail() }

  func facts(
    of ids: [TitleID]
  ) throws(CatalogueError) -> [TitleID: SourcedFacts] { try fail() }

  func season(_ number: Int, of series: TitleID) throws(CatalogueError) -> Season? { try fail() }

  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) throws(CatalogueError) -> [WordCorrection] { try fail() }

  private func fail() throws(CatalogueError) -> Never {
    asked.withLock { $0 += 1 }
    throw error
  }
}

/// A library that keeps these.
func madeUpLibrary(keeping entries: [LibraryEntry]) async throws -> LibraryStore {
  let library = LibraryStore.inMemory()
  _ = try await library.add(
    entries, besides: LibraryContents(), names: FoundNames(), from: "test", isDryRun: false
  ) { _, _ in }
  return library
}
