import CurlHTTP
import Downloads
import Files
import Foundation
import TestSupport
import Testing
import Transport

@Suite("Downloading", .timeLimit(.minutes(5)))
struct DownloaderTests {
  private let place: DownloadPlace

  init() throws { place = try DownloadPlace() }

  @Test("A file comes as it is at the server, with its time, for its owner alone")
  func whole() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    let attributes = try FileManager.default.attributesOfItem(atPath: place.folder.file("film.gz"))
    #expect(place.folder.bytes(of: "film.gz") == 300_000)
    let time = attributes[.modificationDate] as? Date
    #expect(time == Date(timeIntervalSince1970: 1_795_316_400))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(files.heads[0].hasPrefix("GET /data/film.gz HTTP/1.1\r\n"))
    #expect(files.heads[0].contains("\r\nAccept-Encoding: identity\r\n"))
  }

  @Test("A file is larger than any reply may be, and takes longer than any may take")
  func noLimits() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let limits = TransferLimits(
      total: .milliseconds(1), lowSpeedTime: .seconds(20), bodyBytes: 1000)

    #expect(try await place.downloader(server, limits: limits).fetch("film.gz") == .fetched)
  }

  @Test("A transfer that breaks off goes on where it ended, in the same call")
  func goesOn() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000), .breakingOff(after: 100_000))
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(files.heads.count == 3)
    for head in files.heads.dropFirst() { #expect(head.contains("\r\nIf-Range: \"one\"\r\n")) }
    #expect(files.heads[2].contains("\r\nRange: bytes=200000-\r\n"))
    #expect(place.clock.pauses == [.seconds(2), .seconds(2)])
  }

  @Test("A transfer that brings nothing again and again is given up, and what came is kept")
  func givesUp() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part)

    await #expect(
      throws: DownloadFailure.transport(.connectionLost(reason: "the answer broke off"))
    ) { try await place.downloader(server).fetch("film.gz") }
    #expect(place.bytes() == nil)
    #expect(place.folder.bytes(of: "film.gz") == 200_020)

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)
    #expect(place.bytes() == DownloadPlace.content)
    #expect(files.heads[3].contains("\r\nRange: bytes=200020-\r\n"))
  }

  @Test("A slow line that brings 64 KiB each time is not given up")
  func slowLine() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let part = ServedFiles.Fault.breakingOff(after: 65_536)
    files.spoil("film.gz", by: part, part, part, part)
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(files.heads.count == 5)
  }

  @Test("A session that was killed after the last byte needs no further request")
  func killedBeforeItsName() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let downloader = try place.downloader(server)
    _ = try await downloader.fetch("film.gz")
    let file = place.folder.file("film.gz")
    try FileManager.default.moveItem(atPath: file, toPath: "\(file).part")

    #expect(try await downloader.fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(files.heads.count == 1)
  }

  @Test("A missing file is said at once, and leaves no file", arguments: [404, 403, 302])
  func missing(status: Int) async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .status(status))
    let server = try files.start()

    await #expect(throws: DownloadFailure.status(status)) {
      try await place.downloader(server).fetch("film.gz")
    }
    #expect(files.heads.count == 1)
    #expect(try place.names().isEmpty)
  }

  @Test("A failing server is asked again")
  func failing() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .status(503), .status(500))
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)
  }

  @Test("The page of a failing server is no part of the file")
  func pageOfFailure() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000), .status(503))
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(files.heads[2].contains("\r\nRange: bytes=100000-\r\n"))
  }

  @Test("A transfer that stalls is given up and continued")
  func stalls() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .stalling(after: 100_000))
    let server = try files.start()
    let limits = TransferLimits(lowSpeed: 1000, lowSpeedTime: .seconds(1))

    #expect(try await place.downloader(server, limits: limits).fetch("film.gz") == .fetched)
    #expect(place.bytes() == DownloadPlace.content)
  }

  @Test("Cancelling ends the transfer and keeps what came")
  func cancelling() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .stalling(after: 100_000))
    let server = try files.start()
    let downloader = try place.downloader(server)
    let task = Task { try await downloader.fetch("film.gz") }
    try await waitUntil("the part") { place.folder.bytes(of: "film.gz") == 100_000 }

    task.cancel()

    await #expect(throws: DownloadFailure.transport(.cancelled)) { try await task.value }
    #expect(place.folder.bytes(of: "film.gz") == 100_000)
  }

  @Test("A folder that takes no file is told, with the system's reason")
  func unwritable() async throws {
    let server = try ServedFiles(["film.gz": DownloadPlace.tagged]).start()
    let nowhere = DownloadFolder("\(place.parent.path)/nowhere")
    let downloader = Downloader(
      from: try ServiceURL("http://\(server.authority)"), over: CurlTransport(), into: nowhere)

    await #expect(throws: DownloadFailure.file(SystemError(.open, code: ENOENT))) {
      try await downloader.fetch("film.gz")
    }
  }

  @Test("Progress counts what was here before")
  func progress() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000))
    let server = try files.start()
    let seen = Seen()

    _ = try await place.downloader(server).fetch("film.gz") { seen.add($0) }

    #expect(seen.all.map(\.done) == seen.all.map(\.done).sorted())
    #expect(seen.all.last?.done == 300_000)
    #expect(seen.all.allSatisfy { $0.total == 300_000 })
  }
}
