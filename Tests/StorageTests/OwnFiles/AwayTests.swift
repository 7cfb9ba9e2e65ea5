import Storage
import Testing
import Titles
import TitlesTestSupport

@Suite("Disks that are away, and files that were moved", .timeLimit(.minutes(2)))
struct AwayTests {
  private let folder: OwnFilesFolder
  private let store: OwnFileStore

  init() async throws {
    folder = try OwnFilesFolder()
    store = folder.store()
    try folder.make(
      "disk/Heat (1995).mkv", "disk/Alien (1979).mkv", "home/The Harbour/The Harbour S01E01.mkv",
      "home/The Harbour/The Harbour S01E02.mkv", "home/The Harbour/The Harbour S01E03.mkv")
    try await store.add(folder: folder.path("disk"))
    try await store.add(folder: folder.path("home"))
    try await store.scan()
    folder.wait()
  }

  private var away: Set<String> {
    get async throws {
      Set(try await store.files(limit: 100).filter(\.isAway).map { folder.name($0.path) })
    }
  }

  private let onDisk: Set = ["disk/Heat (1995).mkv", "disk/Alien (1979).mkv"]

  @Test("A folder that is not there is away with its files, and comes back with them")
  func absent() async throws {
    let before = try await store.files(limit: 100)
    try folder.move("disk", to: "elsewhere")
    let scan = try await store.scan()
    #expect(scan.away.map(folder.name) == ["disk"])
    #expect((scan.files, scan.gone, scan.moved) == (3, 0, 0))
    #expect(try await away == onDisk)
    #expect(try await store.marks()[id(1)] == FileMark(isAway: true))
    #expect(try await store.folders().map(\.isAway) == [true, false])

    try folder.move("elsewhere", to: "disk")
    #expect(try await store.scan().away.isEmpty)
    #expect(try await store.files(limit: 100) == before)
  }

  @Test("A folder that is empty at once is an empty mount point")
  func emptyMountPoint() async throws {
    try folder.move("disk", to: "elsewhere")
    try folder.makeFolder("disk")
    for _ in 1...2 {
      let scan = try await store.scan()
      #expect(scan.away.map(folder.name) == ["disk"])
      #expect(try await away == onDisk)
    }
    try folder.remove("disk")
    try folder.move("elsewhere", to: "disk")
    let scan = try await store.scan()
    #expect((scan.away.count, scan.files, scan.new, scan.gone) == (0, 5, 0, 0))
    #expect(try await away.isEmpty)
  }

  @Test("Another disk at the path does not take the place of the one that was added")
  func anotherDisk() async throws {
    try folder.move("disk", to: "elsewhere")
    try folder.make("disk/Holiday.mkv", "disk/Wedding.mkv", size: 77)
    let scan = try await store.scan()
    #expect(scan.away.map(folder.name) == ["disk"])
    #expect(scan.new == 0)
    #expect(try await away == onDisk)
  }

  @Test("A folder that lost all its files at once, but not its names, is away")
  func lostEverything() async throws {
    try folder.make("home/notes.txt")
    try await store.scan()
    try folder.move("home/The Harbour", to: "elsewhere")
    try folder.makeFolder("home/The Harbour")
    #expect(try await store.scan().away.map(folder.name) == ["home"])
    #expect(try await away.count == 3)
  }

  @Test("A renamed folder of a series keeps its files")
  func renamedFolder() async throws {
    let before = try await store.files(of: id(3)).map(\.id)
    try folder.move("home/The Harbour", to: "home/The Harbour (2008)")
    let scan = try await store.scan()
    #expect((scan.moved, scan.new, scan.gone, scan.away.count) == (3, 0, 0, 0))
    #expect(try await store.files(of: id(3)).map(\.id) == before)
  }

  @Test("A file moved from one added folder to another stays the same file")
  func movedAcross() async throws {
    let before = try await store.file(of: id(1))
    try folder.move("disk/Heat (1995).mkv", to: "home/Films/Heat.1995.1080p.mkv")
    let scan = try await store.scan()
    #expect((scan.moved, scan.new, scan.gone) == (1, 0, 0))
    let after = try await store.file(of: id(1))
    #expect((after.id, after.added) == (before.id, before.added))
    #expect(folder.name(after.path) == "home/Films/Heat.1995.1080p.mkv")
    #expect(after.version.lines == 1_080)
  }

  @Test("A file moved to another disk is known by its size, and by what its name says")
  func movedToAnotherDisk() async throws {
    let before = try await store.file(of: id(1))
    try folder.copyAndRemove("disk/Heat (1995).mkv", to: "home/Films/heat 1995.mkv")
    let scan = try await store.scan()
    #expect((scan.moved, scan.new, scan.gone) == (1, 0, 0))
    #expect(try await store.file(of: id(1)).id == before.id)
  }

  @Test("Files that exchange their names count as what their names say")
  func exchanged() async throws {
    let ids = [try await store.file(of: id(1)).id, try await store.file(of: id(2)).id]
    try folder.move("disk/Heat (1995).mkv", to: "disk/other.mkv")
    try folder.move("disk/Alien (1979).mkv", to: "disk/Heat (1995).mkv")
    try folder.move("disk/other.mkv", to: "disk/Alien (1979).mkv")
    try await store.scan()
    // The names decide: nothing tells that a file was not replaced.
    #expect([try await store.file(of: id(1)).id, try await store.file(of: id(2)).id] == ids)
  }

  @Test("A folder that cannot be read keeps its files")
  func unreadable() async throws {
    let deep = try folder.makeTooDeep(in: "home/The Harbour")
    defer { folder.makeShorter(in: "home/The Harbour") }
    let scan = try await store.scan()
    #expect(scan.unreadable == [deep])
    #expect((scan.files, scan.gone) == (5, 0))
  }

  @Test("A cancelled scan changes nothing")
  func cancelled() async throws {
    let before = (try await store.files(limit: 100), try await store.revision())
    try folder.remove("disk/Heat (1995).mkv")
    let (store, started) = (store, AsyncStream.makeStream(of: Void.self))
    let task = Task {
      for await _ in started.stream {}
      return try await store.scan(isFull: false) { _ in }
    }
    task.cancel()
    started.continuation.finish()
    await #expect(throws: LibraryError.cancelled) { try await task.value }
    #expect(try await store.files(limit: 100) == before.0)
    #expect(try await store.revision() == before.1)
    #expect(try await store.scan().gone == 1)
  }
}
