import Storage
import Testing
import Titles

@Suite("Which facts the library keeps of two that differ", .timeLimit(.minutes(5)))
struct FactOriginTests {
  private let folder: LibraryFolder

  init() throws { folder = try LibraryFolder() }

  private let told = TitleDetail.numbered(1).with {
    $0.title = "The Lamp"
    $0.plot = "A lamp goes out."
    $0.votes = 100
  }
  private let imported = TitleDetail.numbered(1).with {
    $0.title = "Lamp, The"
    $0.votes = 200
    $0.production = "Lamps"
  }

  /// The facts, as the next session reads them.
  private var facts: TitleDetail? {
    get async throws { try await folder.store.entry(1)?.facts }
  }

  @Test("An import takes nothing from what the service told, but for what it knows later")
  func importLater() async throws {
    _ = try await folder.store.apply(LibraryEdit(.watchlist(isOn: true), to: [told]))
    folder.time.pass(.days(1))
    _ = try await folder.store.add([LibraryEntry(imported, rating: 7)], from: "a.csv")
    let expected = told.with {
      $0.votes = 200
      $0.production = "Lamps"
    }
    #expect(try await facts == expected)
  }

  @Test(
    "The order does not matter: the service's later answer leaves the import what it alone knows")
  func importEarlier() async throws {
    _ = try await folder.store.add([LibraryEntry(imported, rating: 7)], from: "a.csv")
    _ = try await folder.store.learn([told], age: 3_600)
    let expected = told.with {
      $0.votes = 200
      $0.production = "Lamps"
    }
    #expect(try await facts == expected)
    _ = try await folder.store.learn([told.with { $0.votes = 300 }], age: 0)
    #expect(try await facts?.votes == 300)
  }

  @Test("The form of a title, and who told it, come to a library of the version before")
  func earlierVersion() async throws {
    try await folder.make(
      version: 4,
      """
      INSERT INTO title (id, title, kind, origins)
      VALUES ('tt7000001', 'Film 1', 'movie', '{"origin":[3,1700000000]}');
      INSERT INTO entry (title, rating) VALUES ('tt7000001', 8);
      """)
    #expect(try await facts?.form == nil)
    _ = try await folder.store.learn([told.with { $0.form = .short }], age: 0)
    #expect(try await facts?.form == .short)
    #expect(try await facts?.plot == told.plot)
  }

  @Test("An answer of which nobody knows how old it is fills gaps, and changes no number")
  func unknownAge() async throws {
    try await folder.store.apply(.watchlist(isOn: true), to: 1)
    _ = try await folder.store.learn([told], age: 0)
    let known = told.with {
      $0.votes = 50
      $0.website = "https://lamp.example"
    }
    _ = try await folder.store.learn([known], age: nil)
    #expect(try await facts?.votes == 100)
    #expect(try await facts?.website == "https://lamp.example")
  }
}
