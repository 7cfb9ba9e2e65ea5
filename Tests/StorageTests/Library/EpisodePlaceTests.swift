import Storage
import Testing
import Titles

@Suite("An episode that is kept by its place", .timeLimit(.minutes(5)))
struct EpisodePlaceTests {
  private let library = LibraryStore.inMemory()
  private let series = TitleID.numbered(7_000_001)
  private let id = TitleID.numbered(7_000_002)

  private var place: TitleID {
    TitleID(EpisodeNumber(series: series, season: 5, episode: 14))
  }

  private func episode(_ id: TitleID) -> TitleDetail {
    TitleDetail(
      id: id, title: "Ozymandias", kind: .episode, season: 5, episode: 14, seriesID: series,
      seriesTitle: "A Series")
  }

  private func see(_ id: TitleID, on day: Int) async throws {
    let viewing = Viewing(day: .day(day))
    _ = try await library.apply(LibraryEdit(.seen(viewing), to: [episode(id)]))
  }

  private func days(_ id: TitleID) async throws -> [CalendarDate?]? {
    try await library.entries(of: [id])[id]?.viewings.map(\.day)
  }

  @Test("It is seen, rated, noted, counted and undone as any other")
  func keeping() async throws {
    try await see(place, on: 1)
    for change in [LibraryChange.rating(9, on: .day(1)), .note("Sand.")] {
      _ = try await library.apply(LibraryEdit(change, to: [episode(place)]))
    }
    let entry = try #require(try await library.entries(of: [place])[place])
    #expect(entry.rating == 9 && entry.note == "Sand." && entry.facts.title == "Ozymandias")
    #expect(entry.facts.seriesTitle == "A Series")
    let mark = try #require(try await library.marks()[place])
    #expect(mark.episode == place.place)
    for _ in 1...3 { _ = try await library.undo() }
    #expect(try await library.marks().isEmpty)
  }

  @Test("It becomes the title once a source tells the id, and its steps are undone as before")
  func identified() async throws {
    try await see(place, on: 1)
    try await see(place, on: 2)
    _ = try await library.apply(LibraryEdit(.list("Deserts", isIn: true), to: [episode(place)]))
    let news = try #require(try await library.learn([episode(id)], age: 0))
    #expect(Set(news.ids) == [place, id])
    #expect(news.entries.map(\.id) == [id])
    #expect(news.entries.first?.lists == ["Deserts"])
    #expect(try await library.marks().keys.map(\.self) == [id])
    #expect(try await days(id) == [.day(1), .day(2)])
    for _ in 1...2 { _ = try await library.undo() }
    #expect(try await days(id) == [.day(1)])
    _ = try await library.redo()
    #expect(try await days(id) == [.day(1), .day(2)])
    #expect(try await library.learn([episode(id)], age: 0) == nil)
  }

  @Test("What was kept about both is joined, which can be taken back")
  func joined() async throws {
    try await see(id, on: 3)
    try await see(place, on: 1)
    _ = try await library.apply(LibraryEdit(.rating(9, on: .day(1)), to: [episode(place)]))
    _ = try await library.learn([episode(id)], age: 0)
    #expect(try await days(id) == [.day(1), .day(3)])
    #expect(try await library.entries(of: [id])[id]?.rating == 9)
    #expect(try await days(place) == nil)
    _ = try await library.undo()
    #expect(try await days(id) == [.day(3)])
    #expect(try await days(place) == [.day(1)])
  }

  @Test("Another episode stays what it is")
  func other() async throws {
    try await see(place, on: 1)
    var other = episode(id)
    other.episode = 13
    #expect(try await library.learn([other], age: 0) == nil)
    #expect(try await days(place) == [.day(1)])
  }
}
