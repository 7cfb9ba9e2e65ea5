import Storage
import Testing
import Titles
import TitlesTestSupport

@Suite("Names of files that the user has settled", .timeLimit(.minutes(2)))
struct SettledNameTests {
  private let folder: OwnFilesFolder
  private let store: OwnFileStore

  init() async throws {
    folder = try OwnFilesFolder()
    store = folder.store()
    try folder.make(
      "films/Twin (2001).mkv", "films/Odd Show/Odd Show S01E01.mkv",
      "films/Odd Show/Odd Show S01E02.mkv", "films/Heat (1995).mkv")
    try await store.add(folder: folder.path("films"))
    try await store.scan()
  }

  /// Settles a name, as the page of open names does.
  private func settle(_ name: ImportedName, as title: TitleDetail?) async throws {
    let open = OpenName(name, file: "files", place: "")
    _ = try await folder.library.add(
      [LibraryEntry](), besides: LibraryContents(entries: [], lists: [], openNames: [open]),
      names: FoundNames(), from: "files", isDryRun: false, tell: { _, _ in })
    let number = try #require(
      await folder.library.openNames().first { $0.name == name }?.number)
    _ = try await folder.library.settle([NameDecision(number, means: title)])
  }

  private let twin = ImportedName(title: "Twin", year: 2001, kind: .movie)

  @Test("A settled name counts at once, without a new scan")
  func film() async throws {
    let (revision, open) = (try await store.revision(), try await store.titles().openNames)
    try await settle(twin, as: OwnFilesFolder.known[4])
    #expect(try await store.revision() != revision)
    let file = try await store.file(of: id(5))
    #expect(file.content == .film(id(5)))
    #expect(file.reason == .settled)
    #expect(try await store.titles().openNames == open - 1)
    #expect(try await store.titles().titles.first { $0.id == id(5) }?.title.title == "Twin")
    #expect(try await store.marks()[id(5)] != nil)
    #expect(try await !store.openNames().map(\.name).contains(twin))
    #expect(try await store.scan().open == open - 1)
  }

  @Test("One decision about a series is one about all its episodes")
  func series() async throws {
    let name = try #require(await store.openNames().first { $0.files == 2 })
    #expect(name.name == ImportedName(title: "Odd Show", kind: .series))
    try await settle(name.name, as: OwnFilesFolder.known[2])
    let episodes = (1...2).map { EpisodeNumber(series: id(3), season: 1, episode: $0) }
    #expect(try await store.files(of: id(3)).map(\.content) == episodes.map { .episodes([$0]) })
  }

  @Test("A name that is left out is no longer open, and undoing that opens it")
  func leftOut() async throws {
    try await settle(twin, as: nil)
    let files = try await folder.contents(store)
    #expect(files["films/Twin (2001).mkv"] == .leftOut(twin))
    #expect(try await !store.openNames().map(\.name).contains(twin))
    _ = try await folder.library.undo()
    #expect(try await folder.contents(store)["films/Twin (2001).mkv"] == .open(twin))
  }

  @Test("The user's decision overrules the catalogue's, but not an id")
  func overruled() async throws {
    try await settle(
      ImportedName(title: "Heat", year: 1995, kind: .movie), as: OwnFilesFolder.known[1])
    #expect(try await folder.contents(store)["films/Heat (1995).mkv"] == .film(id(2)))
  }

  @Test("Other changes of the library leave the revision as it is")
  func otherChanges() async throws {
    let revision = try await store.revision()
    _ = try await folder.library.apply(
      LibraryEdit(.watchlist(isOn: true), to: [OwnFilesFolder.known[0]]))
    #expect(try await store.revision() == revision)
  }
}
