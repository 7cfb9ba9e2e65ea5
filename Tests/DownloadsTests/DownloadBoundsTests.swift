import Downloads
import Foundation
import TestSupport
import Testing

@Suite("The bounds of a download", .timeLimit(.minutes(5)))
struct DownloadBoundsTests {
  private let place: DownloadPlace
  private let files = ServedFiles(["film.gz": DownloadPlace.tagged])

  init() throws { place = try DownloadPlace() }

  @Test("A file that is as large as it may be is fetched")
  func bound() async throws {
    let server = try files.start()
    let downloader = try place.downloader(server)
    #expect(try await downloader.fetch("film.gz", atMost: 300_000) == .fetched)
    #expect(place.bytes() == DownloadPlace.content)
  }

  @Test("A larger one is refused before its first byte, and leaves nothing")
  func announced() async throws {
    let server = try files.start()
    let downloader = try place.downloader(server)
    await #expect(throws: DownloadFailure.tooLarge(bound: 299_999)) {
      try await downloader.fetch("film.gz", atMost: 299_999)
    }
    #expect(files.heads.count == 1)
    #expect(try place.names().isEmpty)
  }

  @Test("A body without an end is refused at the bound, and leaves nothing")
  func endless() async throws {
    files.spoil("film.gz", by: .endless)
    let server = try files.start()
    let downloader = try place.downloader(server)
    await #expect(throws: DownloadFailure.tooLarge(bound: 1_000_000)) {
      try await downloader.fetch("film.gz", atMost: 1_000_000)
    }
    #expect(files.heads.count == 1)
    #expect(try place.names().isEmpty)
  }

  @Test("What no disk has room for is refused before its first byte")
  func noRoom() async throws {
    files.spoil("film.gz", by: .announcing(1_000_000_000_000_000))
    let server = try files.start()
    do {
      _ = try await place.downloader(server).fetch("film.gz")
      Issue.record("It was fetched.")
    } catch DownloadFailure.noRoom(let free) {
      #expect((0..<1_000_000_000_000_000).contains(free))
    }
    #expect(try place.names().isEmpty)
  }

  @Test("A beginning that is larger than the whole may be begins again")
  func largeBeginning() async throws {
    let path = place.folder.file("film.gz") + ".part"
    try Data(count: 400_000).write(to: URL(filePath: path))
    let server = try files.start()
    let downloader = try place.downloader(server)
    #expect(try await downloader.fetch("film.gz", atMost: 350_000) == .fetched)
    #expect(place.bytes() == DownloadPlace.content)
  }
}
