import Downloads
import Foundation
import TestSupport
import Testing

@Suite("Parts of a file, as servers send them", .timeLimit(.minutes(5)))
struct RangeTests {
  private let place: DownloadPlace

  init() throws { place = try DownloadPlace() }

  @Test(
    "A server that ignores the range, or sends another one, is understood",
    arguments: [ServedFiles.Fault.ignoringRange, .sendingFromStart])
  func otherRange(fault: ServedFiles.Fault) async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 100_000), fault)
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
  }

  @Test("A size that only a range tells is that of the file: a part is not all of it")
  func sizeToldByRange() async throws {
    let size = DownloadPlace.content.count
    let server = try LoopbackServer(
      ServerScript { connection in
        while let head = connection.receiveRequest()?.head {
          guard let range = head.split(separator: "bytes=").dropFirst().first else {
            // Of a chunk, the first third of the file and not the end: so no size, and cut off.
            connection.send("HTTP/1.1 200 OK\r\nETag: \"one\"\r\nTransfer-Encoding: chunked\r\n")
            connection.send("\r\n\(String(size, radix: 16))\r\n")
            connection.send(Array(DownloadPlace.content[..<100_000]))
            return
          }
          let start = Int(range.prefix { $0.isNumber }) ?? 0
          let part = Array(DownloadPlace.content[start...].prefix(100_000))
          connection.send("HTTP/1.1 206 Partial\r\nContent-Length: \(part.count)\r\n")
          let end = start + part.count - 1
          connection.send("Content-Range: bytes \(start)-\(end)/\(size)\r\n\r\n")
          connection.send(part)
        }
      })

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
  }

  @Test(
    "A range that is not told as it has to be is not taken: the file begins again",
    arguments: [
      "items 100000-299999/300000", "bytes 100000-299999", "bytes 100000-299999/200000",
      "bytes 100000-299999/400000", "bytes 100000-99999/300000", "bytes */300000", "",
    ])
  func unreadableRange(range: String) async throws {
    let rest = DownloadPlace.content[100_000...].reversed() as [UInt8]
    let server = try server(sending: rest, as: range)
    try leaveBeginning()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(!place.clock.pauses.isEmpty)
  }

  @Test("A range is taken though the server does not know how large the file is")
  func unknownSize() async throws {
    let rest = Array(DownloadPlace.content[100_000...])
    let server = try server(sending: rest, as: "bytes 100000-299999/*")
    try leaveBeginning()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(place.clock.pauses.isEmpty)
  }

  @Test("A range that cannot be had begins the file again")
  func unsatisfiable() async throws {
    let files = ServedFiles(["film.gz": DownloadPlace.tagged])
    files.spoil("film.gz", by: .breakingOff(after: 200_000), .status(416))
    let server = try files.start()

    #expect(try await place.downloader(server).fetch("film.gz") == .fetched)

    #expect(place.bytes() == DownloadPlace.content)
    #expect(!files.heads[2].contains("Range:"))
  }

  /// A server that sends the whole file, or if asked for what is behind 100,000 bytes, this rest.
  private func server(sending rest: [UInt8], as range: String) throws -> LoopbackServer {
    try LoopbackServer(
      ServerScript { connection in
        while let head = connection.receiveRequest()?.head {
          let isRest = head.contains("\r\nRange: bytes=100000-\r\n")
          let body = isRest ? rest : DownloadPlace.content
          connection.send("HTTP/1.1 \(isRest ? 206 : 200) Any\r\nETag: \"one\"\r\n")
          if isRest { connection.send("Content-Range: \(range)\r\n") }
          connection.send("Content-Length: \(body.count)\r\n\r\n")
          connection.send(body)
        }
      })
  }

  /// Leaves the first 100,000 bytes, as a session does that is killed.
  private func leaveBeginning() throws {
    let file = place.folder.file("film.gz")
    try Data(DownloadPlace.content[..<100_000]).write(to: URL(filePath: "\(file).part"))
    try Data(#"{"entityTag":"\"one\"","length":300000}"#.utf8)
      .write(to: URL(filePath: "\(file).version"))
  }
}
