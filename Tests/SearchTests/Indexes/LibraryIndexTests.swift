import Storage
import Synchronization
import Testing
import Titles
import TitlesTestSupport

@testable import Search

@Suite("An index with the titles that only the library has", .timeLimit(.minutes(5)))
struct LibraryIndexTests {
  /// An index that has an order of its own, as IMDb's data has, and knows other names of titles.
  private struct OwnOrder: TitleIndex {
    let titles: [TitleDetail]
    var extent: IndexExtent { IndexExtent(.everything, count: titles.count) }

    func hits(for search: LocalSearch, in rows: Range<Int>) -> LocalHits {
      LocalHits(
        Array(titles[rows.clamped(to: titles.indices)]), of: titles.count,
        countedTo: LocalHits.limit(for: rows))
    }

    func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] {
      titles.filter { ids.contains($0.id) }.keyed(by: \.id)
        .mapValues { SourcedFacts($0, from: .bundled) }
    }

    func season(_ number: Int, of series: TitleID) -> Season? { nil }
    func corrections(of word: String, isUnfinished: Bool, limit: Int) -> [WordCorrection] { [] }
  }

  private func film(_ number: Int, _ title: String, votes: Int) -> TitleDetail {
    var film = TitleDetail(id: id(number), title: title)
    film.votes = votes
    return film
  }

  /// Sixty films, and then as many shorts with more votes; one of each goes by another name.
  private var titles: [TitleDetail] {
    (1...60).map { film($0, $0 == 30 ? "Otherwise" : "Foo \($0)", votes: 2_000 - $0) }
      + (61...120).map { film($0, $0 == 90 ? "Otherwise" : "Foo \($0)", votes: 9_000 - $0) }
  }

  @Test(
    "All pages together have every hit of the index once, in its order, and those of the library",
    arguments: [
      "foo seen:no", "foo seen:no sort:votes", "foo seen:no sort:-title", "foo seen:no sort:mine",
      "seen:no",
    ])
  func pages(_ typed: String) async throws {
    let library = try await madeUpLibrary(
      keeping: [
        LibraryEntry(film(201, "Foo Zed", votes: 3_000), rating: 8),
        LibraryEntry(film(202, "Foo", votes: 5), rating: 8),
      ])
    let index = LibraryIndex(OwnOrder(titles: titles), and: library)
    let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: typed))))
    var found: [TitleID] = []
    for page in 0..<3 {
      let hits = try await index.hits(for: search, in: page * 50..<(page + 1) * 50)
      #expect(hits.total == 122)
      found += hits.titles.map(\.id)
    }
    let own = [id(201), id(202)]
    #expect(found.filter { !own.contains($0) } == titles.map(\.id))
    #expect(Set(found).isSuperset(of: own) && found.count == 122)
  }

  @Test(
    "What the library tells of a title decides over the data, also where it must not be so",
    arguments: [
      "not genre:western", "lamp not western", "lamp not \"western\"", "not director:leone",
      "not year:1968", "not type:movie",
    ])
  func factsOfTheLibrary(_ typed: String) async throws {
    let bare = film(1, "Lamp", votes: 9)
    var known = bare
    (known.genres, known.directors) = (["Western"], ["Sergio Leone"])
    (known.years, known.kind) = (YearRange(1968), .movie)
    let library = try await madeUpLibrary(keeping: [LibraryEntry(known, rating: 8)])
    let data = MemoryIndex([bare, film(2, "Lamp Post", votes: 5)], coverage: .everything)
    let index = LibraryIndex(data, and: library)
    let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: typed))))
    let hits = try await index.hits(for: search, in: 0..<10)
    #expect(hits.titles.map(\.id) == [id(2)])
  }

  @Test("Where nobody counts to the end, the titles of the library are counted, too")
  func leastTotal() async throws {
    let films = (1...8_000).map { film($0, "Foo \($0)", votes: 9_000 - $0) }
    let library = try await madeUpLibrary(keeping: [
      LibraryEntry(film(9_001, "Foo", votes: 5), rating: 8),
      LibraryEntry(film(9_002, "Foo", votes: 4), rating: 8),
    ])
    let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: "foo seen:no"))))
    let alone = OwnOrder(titles: films).hits(for: search, in: 0..<10)
    let both = try await LibraryIndex(OwnOrder(titles: films), and: library)
      .hits(for: search, in: 0..<10)
    #expect(alone.total == nil && both.total == nil)
    #expect(both.leastTotal == alone.leastTotal.map { $0 + 2 })
  }

  @Test("A title of the library comes where its name or its value puts it")
  func places() async throws {
    let library = try await madeUpLibrary(
      keeping: [LibraryEntry(film(201, "Foo", votes: 50), rating: 8)])
    let index = LibraryIndex(OwnOrder(titles: titles), and: library)
    func place(_ typed: String) async throws -> Int? {
      let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: typed))))
      let hits = try await index.hits(for: search, in: 0..<200)
      return hits.titles.firstIndex { $0.id == id(201) }
    }
    #expect(try await place("foo seen:no") == 0)
    #expect(try await place("seen:no") == 120)
    #expect(try await place("seen:no sort:-votes") == 0)
    #expect(try await place("seen:no sort:mine") == 0)
  }

  /// What somebody has as files, which may change.
  private final class Files: FileMarking {
    private let marked = Mutex<(revision: Int, byID: [TitleID: FileMark])>((0, [:]))

    func revision() -> Int { marked.withLock(\.revision) }
    func marks() -> [TitleID: FileMark] { marked.withLock(\.byID) }

    func mark(_ ids: TitleID..., as mark: FileMark?) {
      marked.withLock { marked in
        marked.revision += 1
        for id in ids { marked.byID[id] = mark }
      }
    }
  }

  @Test("Files are found from the moment on when they are there, also of titles in no library")
  func files() async throws {
    let library = try await madeUpLibrary(
      keeping: [LibraryEntry(film(201, "Foo", votes: 50), rating: 8)])
    let files = Files()
    let index = LibraryIndex(MemoryIndex(titles), and: library, files: files)
    func found(_ typed: String) async throws -> [TitleID] {
      let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: typed))))
      return try await index.hits(for: search, in: 0..<200).titles.map(\.id)
    }
    #expect(try await found("have:yes").isEmpty)
    #expect(try await found("foo have:no").count == 119)
    files.mark(id(201), id(3), as: FileMark(lines: 1_080))
    files.mark(id(4), as: FileMark())
    #expect(try await Set(found("have:yes")) == [id(3), id(4), id(201)])
    #expect(try await Set(found("have>=720p")) == [id(3), id(201)])
    #expect(try await found("have:yes mine:8") == [id(201)])
    _ = try await library.apply(LibraryEdit(.rating(7, on: nil), to: [film(3, "Foo 3", votes: 1)]))
    #expect(try await found("have:yes mine:7") == [id(3)])
    files.mark(id(3), as: nil)
    #expect(try await found("have:yes mine:7").isEmpty)
  }

  @Test("What was seen but is not in the data that answers is a title of the library")
  func seenAlone() async throws {
    let data = LayeredData(missing: [.text(.plot)])
    data.replace(with: [film(1, "Foo", votes: 10)])
    let seen = film(2, "Foo Two", votes: 9)
    let bare = TitleDetail(TitleSummary(id: seen.id, title: nil))
    let library = try await madeUpLibrary(keeping: [LibraryEntry(bare, rating: 8)])
    let index = LibraryIndex(LayeredIndex(data, above: MemoryIndex([seen])), and: library)
    func found(_ typed: String) async throws -> [TitleID] {
      let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: typed))))
      return try await index.hits(for: search, in: 0..<10).titles.map(\.id)
    }
    #expect(try await found("foo mine:any") == [seen.id])
    #expect(try await found("foo mine:any plot:nothing").isEmpty)
    data.replace(with: nil)
    #expect(try await found("foo mine:any") == [seen.id])
  }

  @Test("A list that fills itself has what its expression finds, also within another one")
  func livingLists() async throws {
    let library = LibraryStore.inMemory()
    for (name, expression) in [
      ("Short", "votes<1950"), ("Both", "list:short or title:61"), ("Itself", "list:itself foo"),
    ] {
      _ = try await library.keep(SmartList(name: name, expression: expression))
    }
    let index = LibraryIndex(MemoryIndex(titles), and: library)
    func count(_ typed: String) async throws -> Int? {
      let search = try #require(LocalSearch(TitleQuery(try TitleExpression(parsing: typed))))
      return try await index.hits(for: search, in: 0..<10).total
    }
    #expect(try await count("list:short") == 10)
    #expect(try await count("list:\"short\"") == 10)
    #expect(try await count("list:both") == 11)
    #expect(try await count("list:itself") == 0)
    #expect(try await count("not list:short") == 110)
    #expect(try await count("list:sho") == 10)
    #expect(try await count("list:elsewhere") == 0)
  }

  @Test("Lists that name each other again and again are filled a hundred times, and no more")
  func tangledLists() throws {
    let names = (1...12).map { "list\($0)" }
    let lists = names.map { name in
      SmartList(name: name, expression: names.map { "list:\"\($0)\"" }.joined(separator: " or "))
    }
    let condition = try #require(try TitleExpression(parsing: "list:list1").condition)
    #expect(condition.namesLists)
    #expect("\(condition.filling(lists))".count < 200_000)
  }
}
