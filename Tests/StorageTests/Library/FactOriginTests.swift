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

  /// What IMDb's data of a day says.
  private func data(ofDay day: Int, votes: Int) -> (facts: TitleDetail, origins: FactOrigins) {
    let facts = TitleDetail.numbered(1).with {
      $0.title = "Lamp"
      $0.minutes = 91
      $0.votes = votes
    }
    return (facts, FactOrigins(FactOrigin(.imdb, time: day * 86_400)))
  }

  /// Who told the facts, as the next session reads them.
  private var origins: FactOrigins {
    get async throws {
      let facts = try await folder.store.facts(of: [TitleDetail.numbered(1).id])
      return try #require(facts.values.first).origins
    }
  }

  @Test("What IMDb's data tells is kept as such, with its day")
  func data() async throws {
    let (facts, origins) = data(ofDay: 20_000, votes: 50)
    let edit = LibraryEdit(.watchlist(isOn: true), to: [facts], toldBy: [facts.id: origins])
    _ = try await folder.store.apply(edit)
    #expect(try await self.origins == origins)
    let (later, laterOrigins) = data(ofDay: 20_001, votes: 60)
    _ = try await folder.store.learn([later], age: nil, toldBy: laterOrigins)
    #expect(try await self.facts?.votes == 60)
    #expect(try await self.origins == laterOrigins)
  }

  @Test(
    "OMDb counts for what stays, whoever comes later; of the votes the later word counts",
    arguments: [true, false])
  func dataAndService(isDataFirst: Bool) async throws {
    let today = Int(folder.time.now.timeIntervalSince1970) / 86_400
    let (facts, origins) = data(ofDay: today + 1, votes: 60)
    let steps: [() async throws -> Void] = [
      { _ = try await folder.store.learn([facts], age: nil, toldBy: origins) },
      { _ = try await folder.store.learn([told], age: 0) },
    ]
    let bare = LibraryEdit(
      .watchlist(isOn: true), to: [.numbered(1)],
      toldBy: [facts.id: FactOrigins(.unknown)])
    _ = try await folder.store.apply(bare)
    for step in isDataFirst ? steps : steps.reversed() { try await step() }
    #expect(try await self.facts?.title == "The Lamp")
    #expect(try await self.facts?.votes == 60)
    #expect(try await self.origins["votes"].source == .imdb)
    #expect(try await self.origins["title"].source == .service)
  }

  @Test("Who tells the same later is believed from then on, though nothing else is news")
  func sameAgain() async throws {
    let (facts, origins) = data(ofDay: 20_000, votes: 50)
    let edit = LibraryEdit(.watchlist(isOn: true), to: [facts], toldBy: [facts.id: origins])
    _ = try await folder.store.apply(edit)
    let revision = try await folder.store.revision()
    #expect(try await folder.store.learn([facts], age: 0) == nil)
    #expect(try await folder.store.revision() == revision)
    let other = data(ofDay: 20_001, votes: 50).facts.with { $0.minutes = 95 }
    let laterOrigins = FactOrigins(FactOrigin(.imdb, time: 20_001 * 86_400))
    _ = try await folder.store.learn([other], age: nil, toldBy: laterOrigins)
    #expect(try await self.facts?.minutes == 91)
  }

  @Test("An edit of what is kept leaves who told it")
  func edit() async throws {
    let (facts, origins) = data(ofDay: 20_000, votes: 50)
    _ = try await folder.store.apply(
      LibraryEdit(.watchlist(isOn: true), to: [facts], toldBy: [facts.id: origins]))
    let again = LibraryEdit(
      .rating(8, on: nil), to: [facts], toldBy: [facts.id: FactOrigins(.unknown)])
    _ = try await folder.store.apply(again)
    #expect(try await self.origins == origins)
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
