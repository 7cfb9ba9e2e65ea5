import GRDB
import Search
import Testing
import Titles

@testable import Storage

@Suite("Searches of what is kept that ask for the user's library", .timeLimit(.minutes(5)))
struct MarkedSearchTests {
  private let learned = IndexedShelf()
  private let library = LibraryStore.inMemory()
  private let lamps = (1...5).map { number in
    TitleDetail.lamp.with {
      $0.id = .numbered(7_000_000 + number)
      $0.title = "Lamp \(number)"
      $0.votes = 1_000_000 >> number
    }
  }

  private func ids(_ text: String) async throws -> [Int] {
    let expression = try TitleExpression(parsing: text)
    let index = LibraryIndex(learned.index, and: library)
    let search = LocalSearch(expression.condition, order: expression.order)
    let hits = try await index.hits(for: search, in: 0..<50)
    #expect(hits.total == hits.titles.count)
    return hits.titles.compactMap { Int($0.id.rawValue.dropFirst(2)) }.map { $0 - 7_000_000 }
  }

  private func rate(_ rating: Int?, _ number: Int) async throws {
    _ = try await library.apply(LibraryEdit(.rating(rating, on: nil), to: [lamps[number - 1]]))
  }

  @Test("What a search asks of the library holds until the library changes")
  func revisions() async throws {
    try await learned.learn(lamps)
    try await rate(8, 2)
    #expect(try await ids("mine>7") == [2])
    #expect(try await ids("mine:none") == [1, 3, 4, 5])
    #expect(try await ids("mine>7") == [2])
    try await rate(9, 4)
    #expect(try await ids("mine>7") == [2, 4])
    try await rate(nil, 2)
    #expect(try await ids("mine>7") == [4])
    #expect(try await ids("mine:none") == [1, 2, 3, 5])
  }

  @Test("Several questions about the library in one search are answered each for itself")
  func severalQuestions() async throws {
    try await learned.learn(lamps)
    try await rate(8, 1)
    try await rate(6, 2)
    _ = try await library.apply(LibraryEdit(.watchlist(isOn: true), to: [lamps[1], lamps[2]]))
    #expect(try await ids("mine>5 list:watchlist") == [2])
    #expect(try await ids("mine>7 or list:watchlist") == [1, 2, 3])
    #expect(try await ids("mine:none list:watchlist sort:mine") == [3])
  }

  @Test("Titles are sorted by what the user keeps, those about which nothing is kept last")
  func order() async throws {
    try await learned.learn(lamps)
    try await rate(6, 1)
    try await rate(9, 3)
    #expect(try await ids("lamp sort:mine") == [3, 1, 2, 4, 5])
    #expect(try await ids("lamp sort:-mine") == [1, 3, 2, 4, 5])
  }

  @Test("The library's file is never attached to the cache's connection")
  func notAttached() async throws {
    try await learned.learn(lamps)
    try await rate(8, 2)
    #expect(try await ids("mine>7") == [2])
    let names = await learned.database.read { database in
      try String.fetchSet(database, sql: "SELECT name FROM pragma_database_list")
    }
    #expect(names == ["main", "temp"])
  }
}
