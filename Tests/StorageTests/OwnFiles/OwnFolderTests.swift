import Storage
import Testing
import Titles
import TitlesTestSupport

@Suite("The folders with the user's own files", .timeLimit(.minutes(2)))
struct OwnFolderTests {
  private let folder: OwnFilesFolder
  private let store: OwnFileStore

  init() throws {
    folder = try OwnFilesFolder()
    store = folder.store()
  }

  @Test("A folder is added once, by its real path")
  func adding() async throws {
    try folder.makeFolder("films")
    try folder.link("link", to: "films")
    let path = try await store.add(folder: folder.path("films"))
    #expect(try await store.add(folder: folder.path("link")) == path)
    #expect(try await store.add(folder: folder.path("films/../films/")) == path)
    #expect(try await store.folders() == [OwnFolder(path)])
  }

  @Test("A folder inside an added one, or around it, is refused, and so is anything else")
  func refusing() async throws {
    try folder.make("films/a/b.mkv")
    try folder.makeFolder("films/a/c")
    let added = try await store.add(folder: folder.path("films/a"))
    await #expect(throws: OwnFolderError.inside(added.appending("c"), of: added)) {
      try await store.add(folder: folder.path("films/a/c"))
    }
    await #expect {
      try await store.add(folder: folder.path("films"))
    } throws: { error in
      if case OwnFolderError.around(_, of: added) = error { true } else { false }
    }
    for name in ["films/a/b.mkv", "nothing"] {
      let path = folder.path(name)
      await #expect(throws: OwnFolderError.notFolder(path)) { try await store.add(folder: path) }
    }
  }

  @Test("A folder is told with the number of its files and the time of its last scan")
  func counts() async throws {
    try folder.make("films/Heat (1995).mkv", "films/Alien (1979).mkv")
    let path = try await store.add(folder: folder.path("films"))
    try await store.scan()
    #expect(try await store.folders() == [OwnFolder(path, files: 2, scanned: 1_000_000_000)])
    folder.wait(60)
    try await store.scan()
    #expect(try await store.titles().folders == [OwnFolder(path, files: 2, scanned: 1_000_000_060)])
  }

  @Test("A folder is forgotten with all its files, and a file by itself")
  func forgetting() async throws {
    try folder.make(
      "films/Heat (1995).mkv", "films/Alien (1979).mkv", "series/The Harbour S01E01.mkv")
    let films = try await store.add(folder: folder.path("films"))
    let series = try await store.add(folder: folder.path("series"))
    try await store.scan()
    #expect(
      try await store.forget(films.appending("Heat (1995).mkv")) == ForgottenFiles(files: 1))
    #expect(try await store.titles().titles.map(\.id).sorted() == [id(2), id(3)])
    #expect(try await store.forget(series) == ForgottenFiles(folders: 1, files: 1))
    #expect(try await store.folders().map(\.path) == [films])
    await #expect(throws: OwnFolderError.unknown(series)) { try await store.forget(series) }
  }

  @Test("A forgotten file that is still there is found again by a full scan")
  func foundAgain() async throws {
    try folder.make("films/Heat (1995).mkv", "films/Alien (1979).mkv")
    let films = try await store.add(folder: folder.path("films"))
    try await store.scan()
    try await store.forget(films.appending("Heat (1995).mkv"))
    #expect(try await store.scan(isFull: true).new == 1)
  }
}
