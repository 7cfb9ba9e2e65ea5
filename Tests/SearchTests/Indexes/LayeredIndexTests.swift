import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("An index of what was seen below data that has everything", .timeLimit(.minutes(5)))
struct LayeredIndexTests {
  private let data = LayeredData(missing: [.text(.plot)])
  private let seen = TitleDetail(
    id: id(1), title: "The Lamp", kind: .movie, plot: "It goes out.", ratings: [Rating(imdb: 60)])
  private let whole = [
    TitleDetail(id: id(1), title: "Lamp", kind: .movie, ratings: [Rating(imdb: 70)]),
    TitleDetail(id: id(2), title: "Lampshade", kind: .movie),
  ]

  private var index: LayeredIndex { LayeredIndex(data, above: MemoryIndex([seen])) }

  private func found(_ expression: String) async throws -> [TitleID] {
    let query = TitleQuery(try TitleExpression(parsing: expression))
    let search = try #require(LocalSearch(query))
    return try await index.hits(for: search, in: 0..<10).titles.map(\.id)
  }

  @Test("The data answers as soon as it is there, and no longer")
  func presence() async throws {
    #expect(try await found("lamp") == [id(1)])
    #expect(try await index.extent.coverage == .seen)
    data.replace(with: whole)
    #expect(try await found("lamp") == [id(1), id(2)])
    #expect(try await index.extent.coverage == .everything)
    data.replace(with: nil)
    #expect(try await found("lamp") == [id(1)])
  }

  @Test("What the data lacks is looked for among what was seen")
  func missingFields() async throws {
    data.replace(with: whole)
    #expect(try await found("plot:out") == [id(1)])
  }

  @Test("The facts of both are joined, also where the data has no more than ratings")
  func facts() async throws {
    data.replace(with: whole, coverage: .facts)
    #expect(try await found("lamp") == [id(1)])
    let facts = try await index.details(of: [id(1), id(2)])
    #expect(facts[id(1)]?.title == "The Lamp")
    #expect(facts[id(1)]?.plot == "It goes out.")
    #expect(facts[id(1)]?.score(by: .imdb) == 70)
    #expect(facts[id(2)]?.title == "Lampshade")
  }
}
