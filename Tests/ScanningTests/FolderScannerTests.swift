import Foundation
import Scanning
import Testing
import Titles

@Suite("A scan of folders", .timeLimit(.minutes(5)))
struct FolderScannerTests {
  private let folder: ScannedFolder

  init() throws { folder = try ScannedFolder() }

  @Test("It finds video files by their extensions, in the order of their names")
  func videos() throws {
    try folder.make(
      "b.MKV", "a.mp4", "Series/Season 1/c.avi", "d.txt", "e.srt", "mkv", "no.mkv.part")
    #expect(folder.names(in: try folder.scan()) == ["a.mp4", "b.MKV", "Series/Season 1/c.avi"])
  }

  @Test("It tells the sizes of the files")
  func sizes() throws {
    try folder.make("a.mkv", size: 1_234)
    #expect(try folder.scan().files.map(\.size) == [1_234])
  }

  @Test("It leaves out hidden files and what systems keep for themselves")
  func hidden() throws {
    try folder.make(
      ".hidden.mkv", ".Trash/a.mkv", "@eaDir/b.mkv", "lost+found/c.mkv", "#recycle/d.mkv",
      "$RECYCLE.BIN/e.mkv", "._f.mkv", "g.mkv")
    #expect(folder.names(in: try folder.scan()) == ["g.mkv"])
  }

  @Test("A small file that ends in .ts is program code")
  func programCode() throws {
    try folder.make("index.ts")
    try folder.make("film.ts", size: 1_000_000)
    #expect(folder.names(in: try folder.scan()) == ["film.ts"])
  }

  @Test("The copy of a disc is one title, whose path is that of the folder around it")
  func discs() throws {
    try folder.make("DVD/VIDEO_TS/VTS_01_1.VOB", "DVD/VIDEO_TS/VTS_01_2.VOB", size: 100)
    try folder.make("Blu-ray/BDMV/STREAM/00001.m2ts", size: 300)
    try folder.make("Flat/VIDEO_TS.IFO", "Flat/VTS_01_1.VOB", size: 50)
    let scan = try folder.scan()
    #expect(folder.names(in: scan) == ["Blu-ray", "DVD", "Flat"])
    #expect(scan.files.map(\.size) == [300, 200, 50])
    #expect(scan.files.map(\.isFolder) == [true, true, true])
  }

  @Test("It finds the information files that belong to a film, and to a series")
  func informationFiles() throws {
    try folder.make(
      "Film/Film.mkv", "Film/Film.nfo", "Other/Other.mkv", "Other/movie.nfo", "Bare/Bare.mkv",
      "Series/tvshow.nfo", "Series/Season 1/S01E01.mkv")
    let scan = try folder.scan()
    let notes = Dictionary(
      uniqueKeysWithValues: scan.files.map {
        ($0.path.name, ($0.note?.path.name, $0.seriesNote?.name))
      })
    #expect(notes["Film.mkv"]?.0 == "Film.nfo")
    #expect(notes["Other.mkv"]?.0 == "movie.nfo")
    #expect(notes["Bare.mkv"]?.0 == nil)
    #expect(notes["S01E01.mkv"]?.1 == "tvshow.nfo")
  }

  @Test("Names may be any bytes")
  func anyBytes() throws {
    let names: [[UInt8]] = [
      Array("a\nb.mkv".utf8), Array("e\u{301}.mkv".utf8), Array("\u{202E}vkm.mkv".utf8),
      [0xFF, 0xFE] + Array(".mkv".utf8),
    ]
    for name in names {
      let path = folder.root.appending(name).bytes.map { CChar(bitPattern: $0) } + [0]
      let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
      #expect(descriptor >= 0)
      close(descriptor)
    }
    #expect(Set(try folder.scan().files.map(\.path.lastComponent)) == Set(names))
  }

  @Test("Links are followed once, and loops end")
  func links() throws {
    try folder.make("Films/a.mkv")
    for (link, target) in [("Films/loop", ".."), ("other", "Films"), ("dead", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    #expect(folder.names(in: try folder.scan()) == ["Films/a.mkv"])
  }

  @Test("A link leads to a folder outside, unless that is scanned by itself")
  func linksToOthers() throws {
    let other = try ScannedFolder()
    try other.make("b.mkv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: other.path(""))
    #expect(folder.names(in: try folder.scan()) == ["link/b.mkv"])
    let scanner = FolderScanner(now: ScannedFolder.early, besides: [other.root])
    #expect(try scanner.scan(folder.root).files.isEmpty)
  }

  @Test("A folder whose time has not changed is not read again, except in a full scan")
  func unchanged() throws {
    try folder.make("A/a.mkv", "B/b.mkv")
    for name in ["A", "B", ""] { try folder.age(name) }
    let first = try folder.scan()
    try folder.make("B/c.mkv")
    let second = try folder.scan(knowing: first.folders)
    #expect(folder.names(in: second) == ["B/b.mkv", "B/c.mkv"])
    #expect(second.unchanged == [folder.root, PathBytes(folder.path("A"))])
    let full = try folder.scan(knowing: first.folders, isFull: true)
    #expect(folder.names(in: full) == ["A/a.mkv", "B/b.mkv", "B/c.mkv"])
  }

  @Test("A time of just now is not trusted: another change could have the same")
  func recentTime() throws {
    try folder.make("a.mkv")
    let first = try folder.scan()
    #expect(try folder.scan(knowing: first.folders).unchanged.isEmpty)
  }

  @Test("Folders that cannot be read are told, and the others are read")
  func unreadable() throws {
    try folder.make("A/a.mkv", "B/b.mkv")
    let deep = try folder.makeTooDeep(in: "A")
    defer { folder.makeShorter(in: "A") }
    let scan = try folder.scan()
    #expect(scan.unreadable == [deep])
    #expect(folder.names(in: scan) == ["A/a.mkv", "B/b.mkv"])
  }

  @Test("A folder that is not there is absent, and so is a file in its place")
  func absent() throws {
    try folder.make("file")
    let scanner = FolderScanner(now: ScannedFolder.early)
    for name in ["nothing", "file", "file/below"] {
      #expect(try scanner.scan(PathBytes(folder.path(name))).access == .absent)
    }
  }

  @Test("It tells how many files it has seen so far")
  func progress() throws {
    try folder.make("a.mkv", "A/b.mkv", "A/c.mkv", "B/d.txt")
    var told: [Int] = []
    _ = try folder.scan { told.append($0) }
    #expect(told == [1, 3])
  }

  @Test("A cancelled scan ends with an error")
  func cancelled() async throws {
    try folder.make("a.mkv")
    let (root, started) = (folder.root, AsyncStream.makeStream(of: Void.self))
    let task = Task {
      for await _ in started.stream {}
      return try FolderScanner(now: ScannedFolder.early).scan(root)
    }
    task.cancel()
    started.continuation.finish()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
