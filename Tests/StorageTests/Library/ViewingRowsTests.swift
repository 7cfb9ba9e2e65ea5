import GRDB
import Storage
import Testing
import Titles

@Suite("The rows of viewings", .timeLimit(.minutes(5)))
struct ViewingRowsTests {
  private let folder: LibraryFolder
  private let store: LibraryStore

  /// A film that was seen on many days, and once in the cinema.
  init() async throws {
    folder = try LibraryFolder()
    store = folder.store
    try await store.apply(.viewings(Self.many), to: 1)
  }

  private static let many = (1...300).map { number in
    Viewing(day: CalendarDate(year: 1700 + number, month: 5, day: 1), isInCinema: number == 100)
  }

  /// How many rows the last step changed.
  private func changedRows() async throws -> Int? {
    try await DatabaseQueue(path: folder.path).read { database in
      try Int.fetchOne(
        database,
        sql: "SELECT count(*) FROM row_change WHERE step = (SELECT max(id) FROM step)")
    }
  }

  @Test(
    "A further one is one row, wherever it comes among those that are there",
    arguments: [nil, 1_600, 1_800, 1_999])
  func further(year: Int?) async throws {
    let viewing = Viewing(
      day: year.map { CalendarDate(year: $0, month: 4, day: 1) }, place: "Home")
    try await store.apply(.seen(viewing), to: 1)
    #expect(try await changedRows() == 1)
    let expected = (Self.many + [viewing]).sorted()
    #expect(try await store.entry(1)?.viewings == expected)
    let days = expected.compactMap(\.day)
    #expect(try await store.marks()[TitleDetail.numbered(1).id]?.days == days)
    _ = try await store.undo(only: nil)
    #expect(try await store.entry(1)?.viewings == Self.many)
    _ = try await store.redo(only: nil)
    #expect(try await store.entry(1)?.viewings == expected)
  }

  @Test("Of a day, the first time comes before a rewatch, and the sofa before the cinema")
  func sameDay() async throws {
    let day = CalendarDate.day(1)
    let viewings = [
      Viewing(day: day, isInCinema: true, isRewatch: true), Viewing(day: day, isRewatch: true),
      Viewing(day: day, isInCinema: true), Viewing(day: day),
    ]
    for viewing in viewings { try await store.apply(.seen(viewing), to: 2) }
    #expect(try await store.entry(2)?.viewings == viewings.sorted())
  }

  @Test("A title that is only known by what was seen stays when something else goes")
  func rest() async throws {
    try await store.apply(.rating(8, on: nil), to: 1)
    try await store.apply(.rating(nil, on: nil), to: 1)
    #expect(try await store.entry(1)?.viewings == Self.many)
    try await store.apply(.viewings([]), to: 1)
    #expect(try await store.entry(1) == nil)
  }

  @Test("Lists tell the ids of their titles in their order")
  func ids() async throws {
    try await store.apply(.seen(Viewing(day: .day(3))), to: 5)
    try await store.apply(.list("Noir", isIn: true), to: 4, 3)
    for list in [LibraryList.seen, .named("Noir"), .everything, .watchlist] {
      #expect(try await store.ids(in: list) == store.entries(in: list).map(\.id))
    }
    await #expect(throws: LibraryError.noSuchList("Rain")) {
      try await store.ids(in: .named("Rain"))
    }
  }
}
