import Storage
import Testing
import Titles

@Suite("Episodes in the library", .timeLimit(.minutes(5)))
struct EpisodeNameTests {
  let folder: LibraryFolder
  let store: LibraryStore

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  private let series = TitleDetail(
    id: .numbered(8_000_000), title: "Quay Street", years: YearRange(start: 1990, end: nil),
    kind: .series)

  private func episode(_ number: Int, named name: String? = nil) -> TitleDetail {
    TitleDetail(
      id: .numbered(8_000_000 + number), title: "Part \(number)", kind: .episode, season: 1,
      episode: number, seriesID: series.id, seriesTitle: name)
  }

  private func names() async throws -> [String?] {
    try await store.entries(in: .everything).map(\.facts.seriesTitle)
  }

  private func watch(_ titles: TitleDetail...) async throws {
    _ = try await store.apply(LibraryEdit(.watchlist(isOn: true), to: titles))
  }

  @Test("The name of the series is kept with the first episode that tells it, for all of them")
  func kept() async throws {
    try await watch(episode(1))
    #expect(try await names() == [nil])
    try await watch(episode(2, named: "Quay Street"))
    #expect(try await names() == ["Quay Street", "Quay Street"])
    store.close()
    #expect(
      try await folder.store.entries(in: .watchlist).map(\.facts.seriesTitle)
        == ["Quay Street", "Quay Street"])
  }

  @Test("A series that an episode names is in no list, and counts nowhere")
  func series() async throws {
    try await watch(episode(1, named: "Quay Street"))
    #expect(try await store.entries(in: .everything).map(\.facts.title) == ["Part 1"])
    #expect(try await Set(store.marks().keys) == [episode(1).id])
    #expect(try await store.lists().first { $0.list == .watchlist }?.count == 1)
  }

  @Test(
    "What is known of a series that is kept stays as it is, and its name is that of its episodes")
  func known() async throws {
    try await watch(series)
    try await watch(episode(1, named: "Quay St."))
    let entries = try await store.entries(of: [series.id, episode(1).id])
    #expect(entries[series.id]?.facts == series)
    #expect(entries[episode(1).id]?.facts.seriesTitle == "Quay Street")
  }

  @Test("A series of which only the id is known gives its episodes no name")
  func nameless() async throws {
    var bare = series
    bare.title = bare.id.rawValue
    try await watch(bare, episode(1))
    #expect(try await names().allSatisfy { $0 == nil })
  }

  @Test("Facts that come later leave the name, and an undone change, too")
  func later() async throws {
    try await watch(episode(1, named: "Quay Street"))
    var facts = episode(1)
    facts.minutes = 50
    try await store.learn([facts], age: 0)
    let entry = try await store.entries(of: [facts.id])[facts.id]
    #expect(entry?.facts.minutes == 50)
    #expect(entry?.facts.seriesTitle == "Quay Street")
    _ = try await store.undo()
    #expect(try await names().isEmpty)
    try await watch(episode(2))
    #expect(try await names() == ["Quay Street"])
  }

  @Test("A name that somebody put into the file cannot harm a terminal")
  func harmless() async throws {
    try await watch(episode(1, named: "Quay Street"))
    store.close()
    try await folder.change(
      "UPDATE title SET title = 'Quay' || char(27) || '[2J' WHERE kind = 'series'")
    let name = try await folder.store.entries(in: .everything).first?.facts.seriesTitle
    #expect(name?.unicodeScalars.contains("\u{1B}") == false)
  }
}
