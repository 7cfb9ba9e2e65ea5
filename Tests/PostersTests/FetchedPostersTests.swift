import Foundation
import HTTPTypes
import Posters
import TestSupport
import Testing
import Titles
import Transport

@Suite("Posters are fetched", .timeLimit(.minutes(2)))
struct FetchedPostersTests {
  private static let origin = "https://m.media-amazon.com"
  private static let address = "\(origin)/images/M/a._V1_SX300.jpg"
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 1, 2, 3]

  private static func redirect(to location: String?, status: Int = 302) -> StubTransport.Outcome {
    var reply = TransportReply(status: status, body: [])
    reply.response.headerFields[.location] = location
    return .success(reply)
  }

  private static func answer(_ body: [UInt8], status: Int = 200) -> StubTransport.Outcome {
    .success(TransportReply(status: status, body: body))
  }

  /// A source whose every request is answered alike.
  private func source(
    answering outcome: StubTransport.Outcome, folder: PosterFolder? = nil
  ) -> (FetchedPosters, StubTransport) {
    let transport = StubTransport { _ in outcome }
    return (FetchedPosters(transport: transport, folder: folder), transport)
  }

  private func addresses(_ transport: StubTransport) -> [String?] {
    transport.sent.map { $0.request.url?.absoluteString }
  }

  @Test("The bytes of the reply are the poster, in the size that is enough")
  func fetched() async throws {
    let (posters, transport) = source(answering: Self.answer(Self.jpeg))
    let bytes = try await posters.poster(at: Self.address, width: 120, reach: .anywhere)
    #expect(bytes == Self.jpeg)
    #expect(addresses(transport) == ["\(Self.origin)/images/M/a._V1_SX150.jpg"])
  }

  @Test("Nothing is asked that may only be answered from here")
  func here() async {
    let (posters, transport) = source(answering: Self.answer(Self.jpeg))
    await #expect(throws: PosterError.notHere) {
      try await posters.poster(at: Self.address, width: 120, reach: .here)
    }
    #expect(transport.sent.isEmpty)
  }

  @Test(
    "No key travels, however it came into an address",
    arguments: [
      "https://www.omdbapi.com/?i=tt0096895&apikey=5ec4e7", "\(address)?apikey=5ec4e7",
      "https://5ec4e7@m.media-amazon.com/a.jpg", "\(address)#apikey=5ec4e7",
      "https://img.omdbapi.com/?apikey=5ec4e7&i=tt0096895", "https://example.org/5ec4e7.jpg",
    ])
  func noKey(address: String) async throws {
    let transport = StubTransport { _ in Self.answer(Self.jpeg) }
    let base = try ServiceURL("https://www.omdbapi.com/")
    let posters = FetchedPosters(transport: transport, base: base)
    await #expect(throws: PosterError.foreignAddress) {
      try await posters.poster(at: address, width: 120, reach: .anywhere)
    }
    #expect(transport.sent.isEmpty)

    let redirected = StubTransport { _ in Self.redirect(to: address) }
    await #expect(throws: PosterError.redirectedAway) {
      try await FetchedPosters(transport: redirected, base: base)
        .poster(at: Self.address, width: 300, reach: .anywhere)
    }
    #expect(addresses(redirected) == [Self.address])
  }

  @Test("A request has no body and one header field, which is everybody's")
  func anonymous() async throws {
    let (posters, transport) = source(answering: Self.answer(Self.jpeg))
    _ = try await posters.poster(at: Self.address, width: 120, reach: .anywhere)
    let exchange = try #require(transport.sent.first)
    #expect(exchange.request.headerFields == [.accept: "image/jpeg"])
    #expect(exchange.request.path == "/images/M/a._V1_SX150.jpg")
    #expect(exchange.body.isEmpty)
  }

  @Test("Three redirects are followed", arguments: [301, 302, 303, 307, 308])
  func redirects(status: Int) async throws {
    let transport = StubTransport { request in
      switch request.path {
      case "/images/M/a._V1_SX300.jpg": Self.redirect(to: "/1.jpg", status: status)
      case "/1.jpg": Self.redirect(to: "http://ia.media-imdb.com/2.jpg", status: status)
      case "/2.jpg": Self.redirect(to: "\(Self.origin)/3._V1_SX89.jpg", status: status)
      default: Self.answer(Self.jpeg)
      }
    }
    let posters = FetchedPosters(transport: transport)
    #expect(
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere) == Self.jpeg)
    #expect(
      addresses(transport) == [
        Self.address, "\(Self.origin)/1.jpg", "\(Self.origin)/2.jpg",
        "\(Self.origin)/3._V1_SX89.jpg",
      ])
  }

  @Test("A fourth redirect is one too many")
  func tooManyRedirects() async {
    let (posters, transport) = source(answering: Self.redirect(to: "/again.jpg"))
    await #expect(throws: PosterError.redirectedAway) {
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere)
    }
    #expect(transport.sent.count == 4)
  }

  @Test(
    "No redirect leads to another host",
    arguments: [
      "https://example.org/a.jpg", "//example.org/a.jpg", "http://127.0.0.1/a.jpg", "a.jpg", "",
      "file:///etc/passwd", "https://m.media-amazon.com/a.jpg, https://example.org/",
    ])
  func redirectedAway(location: String) async {
    let (posters, transport) = source(answering: Self.redirect(to: location))
    await #expect(throws: PosterError.redirectedAway) {
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere)
    }
    #expect(transport.sent.count == 1)
  }

  @Test("A redirect to nowhere is a refusal")
  func redirectWithoutLocation() async {
    let (posters, _) = source(answering: Self.redirect(to: nil))
    await #expect(throws: PosterError.refused(status: 302)) {
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere)
    }
  }

  @Test(
    "What comes instead of a poster is told",
    arguments: [
      (answer([], status: 404), PosterError.refused(status: 404)),
      (answer(jpeg, status: 206), .refused(status: 206)),
      (answer(jpeg, status: 304), .refused(status: 304)),
      (answer([]), .notAPicture(.nothing)),
      (answer(Array("<html>".utf8)), .notAPicture(.webPage)),
      (answer(Array("GIF89a".utf8)), .notAPicture(.gif)),
      (.failure(.tooLarge(limit: 1)), .tooManyBytes),
      (.failure(.cancelled), .cancelled),
      (.failure(.cannotResolve(host: "a")), .unreachable),
      (.failure(.timedOut(milliseconds: 1)), .unreachable),
      (.failure(.tls(reason: "a")), .unreachable),
    ])
  func failures(outcome: StubTransport.Outcome, error: PosterError) async throws {
    let temporary = try TemporaryFolder()
    let folder = PosterFolder(path: temporary.path)
    let (posters, _) = source(answering: outcome, folder: folder)
    await #expect(throws: error) {
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere)
    }
    #expect(await folder.status().files == 0)
  }

  @Test("A file may have as many bytes as the limit says, and no more")
  func tooManyBytes() async throws {
    let largest = Self.jpeg + [UInt8](repeating: 0, count: PosterLimits.bytes - Self.jpeg.count)
    let (posters, _) = source(answering: Self.answer(largest))
    #expect(
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere).count
        == PosterLimits.bytes)
    let (larger, _) = source(answering: Self.answer(largest + [0]))
    await #expect(throws: PosterError.tooManyBytes) {
      try await larger.poster(at: Self.address, width: 300, reach: .anywhere)
    }
  }

  @Test("Four at most are fetched at once")
  func fourAtOnce() async throws {
    let transport = StubTransport()
    let posters = FetchedPosters(transport: transport)
    let tasks = (0..<6).map { number in
      Task {
        try await posters.poster(
          at: "\(Self.origin)/\(number).jpg", width: 300, reach: .anywhere)
      }
    }
    for sent in 4...6 {
      try await waitUntil("\(sent) requests") { transport.sent.count == sent }
      #expect(transport.heldCount == 4)
      try await transport.release(".jpg", Self.answer(Self.jpeg))
    }
    for _ in 0..<3 { try await transport.release(".jpg", Self.answer(Self.jpeg)) }
    for task in tasks { #expect(try await task.value == Self.jpeg) }
  }

  @Test("Whoever is cancelled, waiting or under way, leaves its turn to the next")
  func cancelled() async throws {
    let transport = StubTransport()
    let posters = FetchedPosters(transport: transport)
    func fetch(_ name: String) -> Task<[UInt8], any Error> {
      Task {
        try await posters.poster(at: "\(Self.origin)/\(name).jpg", width: 300, reach: .anywhere)
      }
    }
    let underWay = (0..<4).map { fetch("\($0)") }
    try await waitUntil("four requests") { transport.heldCount == 4 }
    let waiting = fetch("waiting")
    waiting.cancel()
    await #expect(throws: PosterError.cancelled) { try await waiting.value }

    let last = fetch("last")
    for task in underWay { task.cancel() }
    for task in underWay {
      await #expect(throws: PosterError.cancelled) { try await task.value }
    }
    try await transport.release("last", Self.answer(Self.jpeg))
    #expect(try await last.value == Self.jpeg)
    #expect(transport.sent.count == 5)
  }

  @Test("What was fetched once comes from disk, also without a network")
  func fromDisk() async throws {
    let temporary = try TemporaryFolder()
    let folder = PosterFolder(path: temporary.path)
    let (posters, _) = source(answering: Self.answer(Self.jpeg), folder: folder)
    _ = try await posters.poster(at: Self.address, width: 300, reach: .anywhere)

    let (offline, transport) = source(answering: .failure(.tooSlow), folder: folder)
    for reach in [CachePolicy.here, .anywhere] {
      #expect(
        try await offline.poster(at: Self.address, width: 200, reach: reach) == Self.jpeg)
    }
    #expect(transport.sent.isEmpty)
  }

  @Test("A larger one on disk will do, a smaller one will not")
  func largerOnDisk() async throws {
    let temporary = try TemporaryFolder()
    let (posters, transport) = source(
      answering: Self.answer(Self.jpeg), folder: PosterFolder(path: temporary.path))
    _ = try await posters.poster(at: Self.address, width: 300, reach: .anywhere)
    _ = try await posters.poster(at: Self.address, width: 100, reach: .here)
    await #expect(throws: PosterError.notHere) {
      try await posters.poster(at: Self.address, width: 301, reach: .here)
    }
    #expect(transport.sent.count == 1)
  }

  @Test("What was damaged on disk is fetched again")
  func damagedOnDisk() async throws {
    let temporary = try TemporaryFolder()
    let (posters, transport) = source(
      answering: Self.answer(Self.jpeg), folder: PosterFolder(path: temporary.path))
    _ = try await posters.poster(at: Self.address, width: 300, reach: .anywhere)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: temporary.path).first)
    try temporary.write("damaged", to: name)
    #expect(
      try await posters.poster(at: Self.address, width: 300, reach: .anywhere) == Self.jpeg)
    #expect(transport.sent.count == 2)
  }
}
