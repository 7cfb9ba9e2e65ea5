import Foundation
import Posters
import TestSupport
import Testing

@Suite("The cache of posters on disk", .timeLimit(.minutes(5)))
struct PosterFolderTests {
  private let temporary: TemporaryFolder
  /// A folder that does not exist yet.
  private let path: String

  init() throws {
    temporary = try TemporaryFolder()
    path = temporary.path + "/cache/posters"
  }

  private func address(_ name: String) throws -> PosterAddress {
    try #require(PosterAddress("https://m.media-amazon.com/images/M/\(name).jpg"))
  }

  private func file(_ name: String) throws -> String { try path + "/" + address(name).name }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func lastUse(_ name: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return try #require(attributes[.modificationDate] as? Date)
  }

  private func setLastUse(_ name: String, hoursAgo: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(-3_600 * hoursAgo)],
      ofItemAtPath: file(name))
  }

  @Test("What is kept is found, also by other sessions")
  func kept() async throws {
    let folder = PosterFolder(path: path)
    await folder.keep([1, 2, 3], of: try address("a"))
    #expect(await folder.bytes(of: try address("a")) == [1, 2, 3])
    #expect(await PosterFolder(path: path).bytes(of: try address("a")) == [1, 2, 3])
    #expect(await folder.bytes(of: try address("b")) == nil)
    await folder.keep([4], of: try address("a"))
    #expect(await folder.bytes(of: try address("a")) == [4])
  }

  @Test("Only its owner can read it, and its names tell nothing")
  func permissions() async throws {
    await PosterFolder(path: path).keep([1], of: try address("a"))
    #expect(try mode(path) == 0o700)
    #expect(try mode(file("a")) == 0o600)
    #expect(try names() == [try address("a").name])
  }

  @Test("A folder that others could read no longer can be")
  func tightened() async throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    await PosterFolder(path: path).keep([1], of: try address("a"))
    #expect(try mode(path) == 0o700)
  }

  @Test("The file begins with the poster's own bytes")
  func viewable() async throws {
    await PosterFolder(path: path).keep([0xFF, 0xD8, 0xFF], of: try address("a"))
    #expect(try Data(contentsOf: URL(filePath: file("a"))).starts(with: [0xFF, 0xD8, 0xFF]))
  }

  @Test("Reading creates nothing and says nothing where there is no folder")
  func nothingThere() async throws {
    let log = Recorder<String>()
    let folder = PosterFolder(path: path, log: log.add)
    #expect(await folder.bytes(of: try address("a")) == nil)
    #expect(await folder.status() == PosterFolder.Status())
    await folder.clear()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(log.elements.isEmpty)
  }

  enum Damage: CaseIterable { case bit, end, growth, emptiness, size }

  @Test("A damaged file is no poster, and is removed", arguments: Damage.allCases)
  func damaged(damage: Damage) async throws {
    let log = Recorder<String>()
    let folder = PosterFolder(path: path, log: log.add)
    await folder.keep(Array(0...99), of: try address("a"))
    var bytes = try Data(contentsOf: URL(filePath: file("a")))
    switch damage {
    case .bit: bytes[50] ^= 1
    case .end: bytes.removeLast()
    case .growth: bytes.append(0)
    case .emptiness: bytes.removeAll()
    case .size: bytes.append(Data(count: PosterLimits.bytes))
    }
    try bytes.write(to: URL(filePath: file("a")))
    #expect(await folder.bytes(of: try address("a")) == nil)
    #expect(try names().isEmpty)
    #expect(log.elements == ["A damaged poster in \(path) was removed."])
  }

  @Test("A poster under another one's name is none")
  func renamed() async throws {
    let folder = PosterFolder(path: path)
    await folder.keep([1], of: try address("a"))
    try FileManager.default.moveItem(atPath: file("a"), toPath: file("b"))
    #expect(await folder.bytes(of: try address("b")) == nil)
  }

  @Test("Links are not followed, neither for reading nor for writing")
  func links() async throws {
    let folder = PosterFolder(path: path)
    await folder.keep([1], of: try address("a"))
    let elsewhere = temporary.path + "/elsewhere"
    try FileManager.default.moveItem(atPath: file("a"), toPath: elsewhere)
    let before = try Data(contentsOf: URL(filePath: elsewhere))

    try FileManager.default.createSymbolicLink(atPath: file("a"), withDestinationPath: elsewhere)
    #expect(await folder.bytes(of: try address("a")) == nil)
    try FileManager.default.createSymbolicLink(atPath: file("a"), withDestinationPath: elsewhere)
    await folder.keep([2], of: try address("a"))
    #expect(await folder.bytes(of: try address("a")) == [2])
    #expect(try Data(contentsOf: URL(filePath: elsewhere)) == before)
  }

  @Test("A named pipe in a file's place is removed without waiting", .timeLimit(.minutes(1)))
  func pipe() async throws {
    let folder = PosterFolder(path: path)
    await folder.keep([1], of: try address("a"))
    #expect(mkfifo(try file("b"), 0o600) == 0)
    #expect(await folder.bytes(of: try address("b")) == nil)
    #expect(try names() == [try address("a").name])
  }

  @Test("Above the limit, what was not used for longest goes, down to nine tenths")
  func eviction() async throws {
    // Each file takes 1,000 bytes with its checksum.
    let poster = [UInt8](repeating: 7, count: 936)
    let folder = PosterFolder(path: path, limit: 10_000)
    for number in 0..<10 {
      await folder.keep(poster, of: try address("\(number)"))
      try setLastUse("\(number)", hoursAgo: Double(100 + number))
    }
    #expect(await folder.status() == PosterFolder.Status(files: 10, bytes: 10_000))
    // Reading counts as a use.
    #expect(await folder.bytes(of: try address("9")) == poster)

    await folder.keep(poster, of: try address("new"))
    let kept = try (0..<10).filter { FileManager.default.fileExists(atPath: try file("\($0)")) }
    #expect(kept == [0, 1, 2, 3, 4, 5, 6, 9])
    #expect(await folder.bytes(of: try address("new")) == poster)
    #expect(await folder.status() == PosterFolder.Status(files: 9, bytes: 9_000))
  }

  @Test("The first write of a session also counts what others have left")
  func othersCount() async throws {
    let poster = [UInt8](repeating: 7, count: 936)
    for number in 0..<10 {
      await PosterFolder(path: path).keep(poster, of: try address("\(number)"))
    }
    await PosterFolder(path: path, limit: 5_000).keep(poster, of: try address("new"))
    #expect(await PosterFolder(path: path).status().bytes == 4_000)
  }

  @Test("A use is noted once an hour")
  func use() async throws {
    let folder = PosterFolder(path: path)
    await folder.keep([1], of: try address("a"))
    try setLastUse("a", hoursAgo: 0.5)
    let before = try lastUse("a")
    #expect(await folder.bytes(of: try address("a")) == [1])
    #expect(try lastUse("a") == before)
    for hoursAgo in [2.0, -48] {
      try setLastUse("a", hoursAgo: hoursAgo)
      #expect(await folder.bytes(of: try address("a")) == [1])
      #expect(try abs(lastUse("a").timeIntervalSinceNow) < 600)
    }
  }

  @Test("Clearing leaves what is not the cache's own, and takes what an interrupted write left")
  func clear() async throws {
    let folder = PosterFolder(path: path)
    await folder.keep([1], of: try address("a"))
    try temporary.write("half", to: "cache/posters/\(try address("b").name).3k7x")
    try temporary.write("mine", to: "cache/posters/notes.txt")
    try temporary.write("mine", to: "cache/posters/\(String(repeating: "z", count: 64))")
    #expect(await folder.status().files == 2)
    await folder.clear()
    #expect(await folder.status() == PosterFolder.Status())
    #expect(try names().sorted() == ["notes.txt", String(repeating: "z", count: 64)])
  }

  @Test("Where no folder can be, posters are not kept, and one line says so")
  func fileInItsPlace() async throws {
    let log = Recorder<String>()
    let folder = PosterFolder(path: try temporary.write("", to: "file"), log: log.add)
    for _ in 0..<3 {
      await folder.keep([1], of: try address("a"))
      #expect(await folder.bytes(of: try address("a")) == nil)
    }
    #expect(await folder.status() == PosterFolder.Status())
    await folder.clear()
    let path = temporary.path + "/file"
    #expect(
      log.elements == [
        "Posters cannot be kept in \(path): Not a directory.",
        "Posters in \(path) cannot be read: Not a directory.",
      ])
  }

  @Test("A write that fails leaves nothing behind")
  func failedWrite() async throws {
    let log = Recorder<String>()
    try temporary.write("", to: "cache/posters/\(try address("a").name)/occupied")
    let folder = PosterFolder(path: path, log: log.add)
    await folder.keep([1], of: try address("a"))
    #expect(try names() == [try address("a").name])
    #expect(log.elements.count == 1)
  }

  @Test("Many sessions write, read, evict and clear at once; nobody ever reads a part")
  func atOnce() async throws {
    let path = path
    let addresses = try (0..<8).map { try address("\($0)") }
    await withTaskGroup { group in
      for session in 0..<6 {
        group.addTask {
          let folder = PosterFolder(path: path, limit: 20_000)
          for (number, address) in (addresses + addresses + addresses).enumerated() {
            let poster = [UInt8](repeating: UInt8(number % 8), count: 5_000)
            await folder.keep(poster, of: address)
            let found = await folder.bytes(of: address)
            #expect(found == nil || found == poster)
            if session == 0, number == 12 { await folder.clear() }
          }
        }
      }
    }
    #expect(try names().allSatisfy { $0.count == 64 })
  }
}
