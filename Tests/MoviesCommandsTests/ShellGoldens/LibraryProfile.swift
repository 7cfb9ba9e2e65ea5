import Foundation
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Storage
import Synchronization
import Testing
import Titles
import Transport

/// A library with a history of three years, the same whenever it is made.
@MainActor
struct LibraryProfile {
  /// When its steps were done, in seconds since 1970.
  nonisolated static let times = Array(
    stride(from: 1_691_575_200, through: 1_773_000_000, by: stepLength))

  /// Seven weeks and some hours and a minute, so that each step has another time of day.
  nonisolated private static let stepLength = 4_284_060

  private let store: LibraryStore
  private let catalogue: any Catalogue
  private let clock: StepClock

  /// Makes the library in a folder.
  static func write(into folder: String) async throws {
    let profile = try LibraryProfile(folder: folder)
    try await profile.keepFilms()
    try await profile.keepLists()
    try await profile.importFile()
    try await profile.watchSeries()
    try await profile.goBack()
    profile.store.close()
  }

  private init(folder: String) throws {
    let clock = StepClock()
    self.clock = clock
    store = LibraryStore(folder: folder, clock: { clock.now }, offset: { _ in 0 })
    let transport = StandInTransport(StandIn(catalogue: .bundled))
    let source = Source(
      of: try ServiceURL("http://127.0.0.1:1/"), named: .demo(titles: nil), transport: transport)
    catalogue = source.makeCatalogue { _, _ in }
  }

  private func title(_ id: String) async throws -> TitleDetail {
    let id = try #require(TitleID(id))
    var title = try await catalogue.title(.id(id), plot: .short, reach: .anywhere).value
    // As a session tells it, and not a command that knows the id alone.
    if id.rawValue == Films.episodes[0] { title.seriesTitle = "Game of Thrones" }
    return title
  }

  /// One step.
  private func step(_ change: LibraryChange, _ ids: String...) async throws {
    var titles: [TitleDetail] = []
    for id in ids { titles.append(try await title(id)) }
    clock.advance()
    try #require(try await store.apply(LibraryEdit(change, to: titles)) != nil, "\(change)")
  }

  private func day(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(isoText: text))
  }

  /// Films on the watchlist, in the cinema and on the sofa, again and on an unknown day.
  private func keepFilms() async throws {
    try await step(
      .watchlist(isOn: true), Films.alien, Films.thirdMan, Films.bladeRunner, Films.juno)
    let odeon = Viewing(
      day: try day("2023-06-30"), isInCinema: true, place: "Odeon",
      impression: Impression(rating: 9, tags: ["scary", "loud"], note: "In the first row."))
    try await step(.logged(odeon, leavesWatchlist: true), Films.alien)
    try await step(.rating(10, on: try day("2023-08-12")), Films.thirdMan)
    try await step(.note("The zither,\nand “the sewers”."), Films.thirdMan)
    try await step(.seen(Viewing(day: try day("2024-02-02"), isRewatch: true)), Films.alien)
    try await step(.seen(Viewing(day: nil)), Films.batman, Films.matrix)
    try await step(.rating(4, on: try day("2024-04-01")), Films.batman)
  }

  /// Two lists by hand, one of them renamed and with another order, and one that fills itself.
  private func keepLists() async throws {
    try await step(.list("noir", isIn: true), Films.thirdMan, Films.bladeRunner, Films.memento)
    try await step(.place(0, inList: "noir"), Films.memento)
    clock.advance()
    try #require(try await store.rename("noir", to: "film noir") != nil)
    clock.advance()
    let short = SmartList(name: "short and good", expression: "runtime<120 rating>8")
    try #require(try await store.keep(short) != nil)
    try await step(.list("with “quotes”, and a comma", isIn: true), Films.juno)
  }

  /// What an import has brought, with names that it left open.
  private func importFile() async throws {
    let amelie = LibraryEntry(
      try await title(Films.amelie), viewings: [Viewing(day: try day("2022-05-01"))], rating: 8,
      ratedOn: try day("2022-05-02"), tags: ["paris"], lists: ["Five stars"])
    var starWars = OpenName(
      ImportedName(title: "Star Wars", year: 1977), file: "letterboxd.zip",
      place: "diary.csv:3", candidates: [TitleSummary(try await title(Films.starWars))])
    starWars.viewings = [Viewing(day: try day("2024-01-04"), isRewatch: true)]
    starWars.rating = 8
    starWars.tags = ["space"]
    var unknown = OpenName(
      ImportedName(title: "Qwxz Qwxz"), file: "letterboxd.zip", place: "watched.csv:5")
    unknown.note = "What was it?"
    let besides = LibraryContents(
      lists: [LibraryContents.List(name: "Five stars", titles: [amelie.id], note: "At last")],
      openNames: [starWars, unknown])
    clock.advance()
    let taken = try await store.add(
      [amelie], besides: besides, names: FoundNames(), from: "letterboxd.zip", isDryRun: false
    ) { _, _ in }
    try #require(taken != nil)
  }

  /// Three days of a series, which is not seen to its end, and a film between them.
  private func watchSeries() async throws {
    let days = ["2024-12-30", "2024-12-31", "2025-01-01"]
    for (text, episode) in zip(days, Films.episodes) {
      try await step(.seen(Viewing(day: try day(text))), episode)
    }
    try await step(
      .viewed(
        Viewing(day: try day("2025-01-01"), place: "DVD", impression: Impression(rating: 7)),
        leavesWatchlist: true), Films.forrestGump)
    try await step(.rating(9, on: try day("2025-01-02")), Films.episodes[0])
  }

  /// Steps that were taken back, of which one was done again.
  private func goBack() async throws {
    try await step(.watchlist(isOn: true), Films.seven, Films.angryMen, Films.west)
    try #require(try await store.undo() != nil)
    try #require(try await store.redo() != nil)
    try await step(.note("Nothing to say."), Films.matrix)
    try #require(try await store.undo() != nil)
  }
}

/// The titles of the library.
private enum Films {
  static let alien = "tt0078748"
  static let amelie = "tt0211915"
  static let angryMen = "tt0050083"
  static let batman = "tt0096895"
  static let bladeRunner = "tt0083658"
  static let forrestGump = "tt0109830"
  static let juno = "tt0467406"
  static let matrix = "tt0133093"
  static let memento = "tt0209144"
  static let seven = "tt0047478"
  static let starWars = "tt0076759"
  static let thirdMan = "tt0041959"
  static let west = "tt0064116"
  /// Of Game of Thrones.
  static let episodes = ["tt1480055", "tt1668746", "tt1829962"]
}

/// A clock that goes on by one step when it is told to.
private final class StepClock: Sendable {
  private let step = Mutex(-1)

  var now: Date {
    let step = step.withLock { max($0, 0) }
    return Date(timeIntervalSince1970: Double(LibraryProfile.times[step]))
  }

  func advance() { step.withLock { $0 += 1 } }
}
