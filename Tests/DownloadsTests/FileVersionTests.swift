import Downloads
import Foundation
import TestSupport
import Testing

@Suite("Versions of a file that is downloaded", .timeLimit(.minutes(5)))
struct FileVersionTests {
  private let place: DownloadPlace

  init() throws { place = try DownloadPlace() }

  @Test("Without a strong tag, the time tells the versions apart", arguments: [nil, "W/\"one\""])
  func time(tag: String?) async throws {
    let files = ServedFiles(["film.gz": ServedFiles.File(DownloadPlace.content, entityTag: tag)])
    files.spoil("film.gz", by: .breakingOff(after: 100_000))
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(files.heads[1].contains("\r\nIf-Range: Sun, 22 Nov 2026 03:00:00 GMT\r\n"))
  }

  @Test("Where nothing tells versions apart, a file is fetched from its start")
  func nameless() async throws {
    let files = ServedFiles(["film.gz": ServedFiles.File(DownloadPlace.content, lastModified: nil)])
    files.spoil("film.gz", by: .breakingOff(after: 100_000))
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(!files.heads[1].contains("Range:"))
  }

  @Test(
    "A file that has changed meanwhile begins again, whether the server minds the condition or not",
    arguments: [ServedFiles.Fault.ignoringCondition, nil])
  func changedBetween(fault: ServedFiles.Fault?) async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part)
    let server = try files.start()
    await #expect(throws: DownloadFailure.self) {
      try await place.downloader(server).fetch("film.gz")
    }

    files.replace("film.gz", with: DownloadPlace.newer)
    if let fault { files.spoil("film.gz", by: fault) }

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)
    #expect(place.bytes() == DownloadPlace.changed)
  }

  @Test("A part of a later version is not taken, though only its time tells that it is another one")
  func laterPart() async throws {
    let files = ServedFiles(["film.gz": ServedFiles.File(DownloadPlace.content)])
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part, .ignoringCondition)
    let server = try files.start()
    await #expect(throws: DownloadFailure.self) {
      try await place.downloader(server).fetch("film.gz")
    }
    files.replace(
      "film.gz",
      with: ServedFiles.File(
        DownloadPlace.changed, lastModified: "Mon, 23 Nov 2026 03:00:00 GMT"))

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.changed)
  }

  @Test(
    "A time that is still to come tells nothing: the file is asked for again", arguments: [nil, 1])
  func toCome(day: Int?) async throws {
    let future = "Thu, 01 Jan 9999 00:00:00 GMT"
    let files = ServedFiles([
      "film.gz": ServedFiles.File(DownloadPlace.content, lastModified: future)
    ])
    let server = try files.start()
    let downloader = try place.downloader(server)
    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: day) == .fetched)
    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: day) == .fetched)
    #expect(!files.heads[1].contains("If-Modified-Since"))
    let attributes = try FileManager.default.attributesOfItem(atPath: place.folder.file("film.gz"))
    #expect(try #require(attributes[.modificationDate] as? Date) <= Date.now)

    // As versions before this one noted it.
    try Data(#"{"lastModified": "\#(future)"}"#.utf8)
      .write(to: URL(filePath: place.folder.file("film.gz") + ".version"))
    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: day) == .fetched)
  }

  @Test("A whole file is not fetched again unless there is a newer one")
  func unchanged() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let downloader = try place.downloader(server)
    _ = try await downloader.fetch("film.gz")

    #expect(try await downloader.fetch("film.gz") == .unchanged)
    #expect(files.heads[1].contains("\r\nIf-None-Match: \"one\"\r\n"))
    #expect(place.bytes() == DownloadPlace.content)

    files.replace("film.gz", with: DownloadPlace.newer)
    #expect(try await downloader.fetch("film.gz") == .fetched)
    #expect(place.bytes() == DownloadPlace.changed)
  }

  @Test("A whole file is not fetched again because the first answer failed")
  func unchangedAfterFailure() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let downloader = try place.downloader(server)
    _ = try await downloader.fetch("film.gz")
    files.spoil("film.gz", by: .status(503))

    #expect(try await downloader.fetch("film.gz") == .unchanged)

    #expect(files.heads[2].contains("\r\nIf-None-Match: \"one\"\r\n"))
  }

  @Test("While an update is incomplete, the old file of the same length does not pass for it")
  func incompleteUpdate() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let downloader = try place.downloader(server)
    _ = try await downloader.fetch("film.gz")
    files.replace("film.gz", with: DownloadPlace.newer)
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: part, part, part)

    await #expect(throws: DownloadFailure.self) { try await downloader.fetch("film.gz") }

    #expect(!place.folder.hasWhole("film.gz"))
    #expect(try await downloader.fetch("film.gz") == .fetched)
    #expect(place.bytes() == DownloadPlace.changed)
  }

  @Test("A file that was empty is fetched when it has grown")
  func empty() async throws {
    let files = ServedFiles(["film.gz": ServedFiles.File([], entityTag: "\"none\"")])
    let server = try files.start()
    let downloader = try place.downloader(server)
    #expect(try await downloader.fetch("film.gz") == .fetched)
    #expect(place.bytes() == [])

    files.replace("film.gz", with: DownloadPlace.newer)
    #expect(try await downloader.fetch("film.gz") == .fetched)
    #expect(place.bytes() == DownloadPlace.changed)
  }

  @Test("A file that was used and removed is not fetched again unless there is a newer one")
  func used() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    let server = try files.start()
    let downloader = try place.downloader(server)
    _ = try await downloader.fetch("film.gz")
    place.folder.remove("film.gz")
    let time = 1_795_316_400

    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: time) == .unchanged)
    #expect(files.heads[1].contains("\r\nIf-None-Match: \"one\"\r\n"))
    #expect(place.folder.bytes(of: "film.gz") == 0)
    place.folder.forget("film.gz")
    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: time) == .unchanged)
    #expect(
      files.heads[2].contains("\r\nIf-Modified-Since: Sun, 22 Nov 2026 03:00:00 GMT\r\n"))
    #expect(try await downloader.fetch("film.gz") == .fetched)
  }

  @Test("An update that broke off goes on, though there was an earlier version")
  func interruptedUpdate() async throws {
    let files = ServedFiles([
      "film.gz": ServedFiles.File(
        DownloadPlace.changed, entityTag: "\"two\"", lastModified: "Mon, 23 Nov 2026 03:00:00 GMT")
    ])
    let part = ServedFiles.Fault.breakingOff(after: 10)
    files.spoil("film.gz", by: .breakingOff(after: 200_000), part, part)
    let server = try files.start()
    let downloader = try place.downloader(server)
    let time = 1_795_316_400
    await #expect(throws: DownloadFailure.self) {
      try await downloader.fetch("film.gz", unlessUnchangedSince: time)
    }

    #expect(try await downloader.fetch("film.gz", unlessUnchangedSince: time) == .fetched)

    #expect(place.bytes() == DownloadPlace.changed)
    #expect(files.heads[3].contains("\r\nRange: bytes=200020-\r\n"))
  }
}
