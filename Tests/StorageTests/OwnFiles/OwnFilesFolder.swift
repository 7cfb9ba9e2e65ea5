import Foundation
import Search
import Storage
import Synchronization
import TestSupport
import Testing
import Titles
import TitlesTestSupport

/// Somebody's folders with films and series, a library, and IMDb's data.
struct OwnFilesFolder {
  private let folder: TemporaryFolder
  let library = LibraryStore.inMemory()
  private let data = FilmData()

  init() throws { folder = try TemporaryFolder() }

  /// The titles of the data.
  static let known: [TitleDetail] =
    [
      TitleDetail(id: id(1), title: "Heat", years: YearRange(1995), kind: .movie, votes: 700_000),
      TitleDetail(id: id(2), title: "Alien", years: YearRange(1979), kind: .movie, votes: 900_000),
      TitleDetail(
        id: id(3), title: "The Harbour", years: YearRange(start: 2008, end: 2013), kind: .series,
        votes: 500_000, totalSeasons: 2),
      TitleDetail(id: id(4), title: "Twin", years: YearRange(2001), kind: .movie, votes: 2_000),
      TitleDetail(id: id(5), title: "Twin", years: YearRange(2001), kind: .movie, votes: 2_000),
    ]
    + (1...2).flatMap { season in
      (1...3).map { episode in
        TitleDetail(
          id: id(season * 10 + episode), title: "Chapter \(season)-\(episode)",
          years: YearRange(2007 + season), kind: .episode,
          released: CalendarDate(year: 2007 + season, month: 3, day: episode), season: season,
          episode: episode, seriesID: id(3), seriesTitle: "The Harbour")
      }
    }

  /// The store of a new session.
  func store() -> OwnFileStore {
    OwnFileStore(folder: folder.path + "/data", library: library) { [data] in
      data.catalogue
    } clock: { [data] in
      data.now
    }
  }

  /// Removes IMDb's data, or puts it back.
  func hasData(_ isThere: Bool) { data.isThere.withLock { $0 = isThere } }

  /// Puts a further title into IMDb's data.
  func learn(_ title: TitleDetail) { data.later.withLock { $0.append(title) } }

  /// Lets time pass, in seconds.
  func wait(_ seconds: Int = 60) { data.time.withLock { $0 += seconds } }
}

/// IMDb's data and the time, as a session finds them.
private final class FilmData: Sendable {
  let isThere = Mutex(true)
  let later = Mutex<[TitleDetail]>([])
  /// A time before that of every file, so that each scan reads all folders.
  let time = Mutex(1_000_000_000)

  var now: Date { Date(timeIntervalSince1970: TimeInterval(time.withLock(\.self))) }

  var catalogue: any Catalogue {
    let service = ScriptedCatalogue()
    guard isThere.withLock(\.self) else { return service }
    let data = MemoryIndex(
      OwnFilesFolder.known + later.withLock(\.self), coverage: .everything)
    let local = LocalCatalogue(data) { .imdb(titles: $0.count, day: $0.day) }
    return LayeredCatalogue(data, local: local, above: service) { 1_000_000_000 }
  }
}

/// The files.
extension OwnFilesFolder {
  func path(_ name: String) -> PathBytes { PathBytes(folder.path + "/" + name) }

  /// Makes files of sizes that differ from each other.
  func make(_ names: String..., size: Int? = nil) throws {
    for name in names { try make(name, size: size ?? 1_000 + name.utf8.reduce(0) { $0 + Int($1) }) }
  }

  private func make(_ name: String, size: Int) throws {
    try folder.write(String(repeating: "x", count: size), to: name)
  }

  /// Writes a text.
  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func move(_ name: String, to other: String) throws {
    let target = folder.path + "/" + other
    try FileManager.default.createDirectory(
      atPath: URL(filePath: target).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: folder.path + "/" + name, toPath: target)
  }

  /// Moves a file to another disk, where it gets another number.
  func copyAndRemove(_ name: String, to other: String) throws {
    let text = try Data(contentsOf: URL(filePath: folder.path + "/" + name))
    try make(other, size: text.count)
    try remove(name)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
  }

  /// Makes a file whose name is any bytes.
  func makeRaw(_ name: [UInt8], in place: String) throws {
    let path = (path(place).bytes + [UInt8(ascii: "/")] + name).map { CChar(bitPattern: $0) } + [0]
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    guard descriptor >= 0 else { throw POSIXFailure("open") }
    close(descriptor)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  /// Gives the path of too deep folders a length with which they can be removed.
  func makeShorter(in name: String) {
    rename(path(name).text + "/" + Self.longName, path("d").text)
  }

  private static let longName = String(repeating: "d", count: 250)

  /// Makes folders in each other until the path is too long for the system.
  ///
  /// - Returns: The path of the first one that cannot be read.
  func makeTooDeep(in name: String) throws -> PathBytes {
    let part = Self.longName
    var path = path(name)
    var current = open(path.text, O_RDONLY | O_DIRECTORY)
    defer { close(current) }
    while path.bytes.count < Int(PATH_MAX) {
      guard mkdirat(current, part, 0o700) == 0 else { throw POSIXFailure("mkdirat") }
      let next = openat(current, part, O_RDONLY | O_DIRECTORY)
      close(current)
      current = next
      path = path.appending(part)
    }
    return path
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + name, withIntermediateDirectories: true)
  }

  /// The text of a path, without the folder of the test.
  func name(_ path: PathBytes) -> String {
    let real = path.text.hasPrefix("/private") ? String(path.text.dropFirst(8)) : path.text
    return String(real.dropFirst(folder.path.count + 1))
  }

  /// What all files count as, by their names.
  func contents(_ store: OwnFileStore) async throws -> [String: OwnFile.Content] {
    Dictionary(
      uniqueKeysWithValues: try await store.files(limit: 10_000).map { (name($0.path), $0.content) }
    )
  }
}

extension OwnFileStore {
  /// Scans without telling how far it is.
  @discardableResult
  func scan(isFull: Bool = false) async throws -> FileScan {
    try await scan(isFull: isFull) { _ in }
  }

  /// The only file of a title.
  func file(of id: TitleID) async throws -> OwnFile {
    let files = try await files(of: id)
    return try #require(files.count == 1 ? files.first : nil)
  }
}

extension PathBytes {
  func appending(_ name: String) -> PathBytes { PathBytes(bytes + Array("/\(name)".utf8)) }

  /// The bytes of the name.
  var lastBytes: [UInt8] { bytes.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? [] }
}
