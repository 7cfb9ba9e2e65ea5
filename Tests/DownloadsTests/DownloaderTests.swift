import CurlHTTP
import Downloads
import Files
import Foundation
import TestSupport
import Testing
import Transport

@Suite("Downloading", .timeLimit(.minutes(5)))
struct DownloaderTests {
  /// 300,000 bytes that repeat nowhere, so that a part in the wrong place is seen.
  static let content: [UInt8] = {
    var random = SplitMix(seed: 33)
    return (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &random) }
  }()
  static let changed = content.reversed() as [UInt8]
  static let tagged = ServedFiles.File(content, entityTag: "\"one\"")

  let place: TemporaryFolder
  let folder: DownloadFolder
  let clock = PauseRecorder()

  init() throws {
    place = try TemporaryFolder()
    folder = DownloadFolder("\(place.path)/downloads")
    try folder.make()
  }

  private func downloader(
    _ server: LoopbackServer, limits: TransferLimits = TransferLimits()
  ) throws -> Downloader {
    let transport = CurlTransport(configuration: CurlTransport.Configuration(limits: limits))
    return Downloader(
      from: try ServiceURL("http://\(server.authority)/data"), over: transport, into: folder,
      clock: clock)
  }

  private func bytes(of name: String = "film.gz") -> [UInt8]? {
    FileManager.default.contents(atPath: folder.file(name)).map { Array($0) }
  }

  @Test("A file comes as it is at the server, with its time, for its owner alone")
  func whole() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)

    #expect(bytes() == Self.content)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("film.gz"))
    let time = attributes[.modificationDate] as? Date
    #expect(time == Date(timeIntervalSince1970: 1_795_316_400))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(files.heads[0].hasPrefix("GET /data/film.gz HTTP/1.1\r\n"))
    #expect(files.heads[0].contains("\r\nAccept-Encoding: identity\r\n"))
  }

  @Test("A file is larger than any reply may be, and takes longer than any may take")
  func noLimits() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    let server = try files.start()
    let limits = TransferLimits(
      total: .milliseconds(1), lowSpeedTime: .seconds(20), bodyBytes: 1000)

    #expect(try await downloader(server, limits: limits).fetch("film.gz") == .fetched)
  }

  @Test("A transfer that breaks off goes on where it ended, in the same call")
  func goesOn() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000), .breakingOff(after: 100_000))
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)

    #expect(bytes() == Self.content)
    #expect(files.heads.count == 3)
    for head in files.heads.dropFirst() { #expect(head.contains("\r\nIf-Range: \"one\"\r\n")) }
    #expect(files.heads[2].contains("\r\nRange: bytes=200000-\r\n"))
    #expect(clock.pauses == [.seconds(2), .seconds(2)])
  }

  @Test("A transfer that brings nothing again and again is given up, and what came is kept")
  func givesUp() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    let server = try files.start()
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part)

    await #expect(
      throws: DownloadFailure.transport(.connectionLost(reason: "the answer broke off"))
    ) { try await downloader(server).fetch("film.gz") }
    #expect(bytes() == nil)
    #expect(folder.bytes(of: "film.gz") == 200_020)

    #expect(try await downloader(server).fetch("film.gz") == .fetched)
    #expect(bytes() == Self.content)
    #expect(files.heads[3].contains("\r\nRange: bytes=200020-\r\n"))
  }

  @Test("Without a strong tag, the time tells the versions apart", arguments: [nil, "W/\"one\""])
  func time(tag: String?) async throws {
    let files = ServedFiles(["film.gz": ServedFiles.File(Self.content, entityTag: tag)])
    files.spoil("film.gz", by: .breakingOff(after: 100_000))
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)

    #expect(bytes() == Self.content)
    #expect(files.heads[1].contains("\r\nIf-Range: Sun, 22 Nov 2026 03:00:00 GMT\r\n"))
  }

  @Test("Where nothing tells versions apart, a file is fetched from its start")
  func nameless() async throws {
    let files = ServedFiles(["film.gz": ServedFiles.File(Self.content, lastModified: nil)])
    files.spoil("film.gz", by: .breakingOff(after: 100_000))
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)

    #expect(bytes() == Self.content)
    #expect(!files.heads[1].contains("Range:"))
  }

  @Test(
    "A server that ignores the range, or sends another one, is understood",
    arguments: [ServedFiles.Fault.ignoringRange, .sendingFromStart])
  func otherRange(fault: ServedFiles.Fault) async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000), fault)
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)

    #expect(bytes() == Self.content)
  }

  @Test(
    "A file that has changed meanwhile begins again, whether the server minds the condition or not",
    arguments: [ServedFiles.Fault.ignoringCondition, nil])
  func changedBetween(fault: ServedFiles.Fault?) async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part)
    let server = try files.start()
    await #expect(throws: DownloadFailure.self) {
      try await downloader(server).fetch("film.gz")
    }

    files.replace("film.gz", with: ServedFiles.File(Self.changed, entityTag: "\"two\""))
    if let fault { files.spoil("film.gz", by: fault) }

    #expect(try await downloader(server).fetch("film.gz") == .fetched)
    #expect(bytes() == Self.changed)
  }

  @Test("A range that cannot be had begins the file again")
  func unsatisfiable() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 200_000), .status(416))
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)

    #expect(bytes() == Self.content)
    #expect(!files.heads[2].contains("Range:"))
  }

  @Test("A missing file is said at once, and leaves no file", arguments: [404, 403, 302])
  func missing(status: Int) async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .status(status))
    let server = try files.start()

    await #expect(throws: DownloadFailure.status(status)) {
      try await downloader(server).fetch("film.gz")
    }
    #expect(files.heads.count == 1)
    #expect(bytes() == nil && folder.bytes(of: "film.gz") == 0)
  }

  @Test("A failing server is asked again")
  func failing() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .status(503), .status(500))
    let server = try files.start()

    #expect(try await downloader(server).fetch("film.gz") == .fetched)
  }

  @Test("A transfer that stalls is given up and continued")
  func stalls() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .stalling(after: 100_000))
    let server = try files.start()
    let limits = TransferLimits(lowSpeed: 1000, lowSpeedTime: .seconds(1))

    #expect(try await downloader(server, limits: limits).fetch("film.gz") == .fetched)
    #expect(bytes() == Self.content)
  }

  @Test("Cancelling ends the transfer and keeps what came")
  func cancelling() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .stalling(after: 100_000))
    let server = try files.start()
    let downloader = try downloader(server)
    let task = Task { try await downloader.fetch("film.gz") }
    try await waitUntil("the part") { folder.bytes(of: "film.gz") == 100_000 }

    task.cancel()

    await #expect(throws: DownloadFailure.transport(.cancelled)) { try await task.value }
    #expect(folder.bytes(of: "film.gz") == 100_000)
  }

  @Test("A whole file is not fetched again unless there is a newer one")
  func unchanged() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    let server = try files.start()
    let downloader = try downloader(server)
    _ = try await downloader.fetch("film.gz")

    #expect(try await downloader.fetch("film.gz") == .unchanged)
    #expect(files.heads[1].contains("\r\nIf-None-Match: \"one\"\r\n"))
    #expect(bytes() == Self.content)

    files.replace("film.gz", with: ServedFiles.File(Self.changed, entityTag: "\"two\""))
    #expect(try await downloader.fetch("film.gz") == .fetched)
    #expect(bytes() == Self.changed)
  }

  @Test("A file that was used and removed is not fetched again unless there is a newer one")
  func used() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    let server = try files.start()
    let downloader = try downloader(server)
    _ = try await downloader.fetch("film.gz")
    folder.remove("film.gz")
    let time = 1_795_316_400

    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: time) == .unchanged)
    #expect(folder.bytes(of: "film.gz") == 0)
    folder.forget("film.gz")
    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: time) == .unchanged)
    #expect(
      files.heads[2].contains("\r\nIf-Modified-Since: Sun, 22 Nov 2026 03:00:00 GMT\r\n"))
    #expect(try await downloader.fetch("film.gz") == .fetched)
  }

  @Test("An update that broke off goes on, though there was an earlier version")
  func interruptedUpdate() async throws {
    let files = ServedFiles([
      "film.gz": ServedFiles.File(
        Self.changed, entityTag: "\"two\"", lastModified: "Mon, 23 Nov 2026 03:00:00 GMT")
    ])
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part)
    let server = try files.start()
    let downloader = try downloader(server)
    let time = 1_795_316_400
    await #expect(throws: DownloadFailure.self) {
      try await downloader.fetch("film.gz", unlessUnchangedSince: time)
    }

    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: time) == .fetched)

    #expect(bytes() == Self.changed)
    #expect(files.heads[3].contains("\r\nRange: bytes=200020-\r\n"))
  }

  @Test("A folder that takes no file is told, with the system's reason")
  func unwritable() async throws {
    let server = try ServedFiles(["film.gz": Self.tagged]).start()
    let nowhere = DownloadFolder("\(place.path)/nowhere")
    let downloader = Downloader(
      from: try ServiceURL("http://\(server.authority)"), over: CurlTransport(), into: nowhere)

    await #expect(throws: DownloadFailure.file(SystemError(.open, code: ENOENT))) {
      try await downloader.fetch("film.gz")
    }
  }

  @Test("Progress counts what was here before")
  func progress() async throws {
    let files = ServedFiles(["film.gz": Self.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000))
    let server = try files.start()
    let seen = Seen()

    _ = try await downloader(server).fetch("film.gz") { seen.add($0) }

    #expect(seen.all.map(\.done) == seen.all.map(\.done).sorted())
    #expect(seen.all.last?.done == 300_000)
    #expect(seen.all.allSatisfy { $0.total == 300_000 })
  }
}
