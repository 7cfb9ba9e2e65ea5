import MoviesCore
import OMDBStandIn
import Posters
import SessionTestSupport
import Testing
import Titles
import Transport

@testable import MoviesSession

@Suite("The shelf of decoded pictures", .timeLimit(.minutes(5)))
struct PictureShelfTests {
  private let transport = StandInTransport(.generated(60), hasPosters: true)

  private func shelf(limit: Int = 6 << 20) throws -> PictureShelf {
    let base = try ServiceURL("http://127.0.0.1:1/")
    return PictureShelf(source: FetchedPosters(transport: transport, base: base), limit: limit)
  }

  private func poster(_ number: Int, width: Int = 60) throws -> Poster {
    let id = try #require(TitleID("tt\(90_000_000 + number)"))
    return Poster(
      title: id, address: "http://127.0.0.1:1/posters/\(id)_SX300.jpg", width: width)
  }

  @Test("A picture that was fetched is there, as wide as was asked for")
  func kept() async throws {
    let shelf = try shelf()
    let poster = try poster(1)
    #expect(shelf.picture(at: poster.address) == nil)
    try await shelf.keep(poster, reach: .anywhere)
    #expect(try #require(shelf.picture(at: poster.address)).width >= 60)
  }

  @Test("It is fetched once, and again where a larger one is needed")
  func once() async throws {
    let shelf = try shelf()
    try await shelf.keep(poster(1), reach: .anywhere)
    try await shelf.keep(poster(1), reach: .anywhere)
    #expect(transport.paths.count == 1)
    try await shelf.keep(poster(1, width: 400), reach: .anywhere)
    #expect(transport.paths.count == 2)
    #expect(try #require(shelf.picture(at: poster(1).address)).width >= 400)
  }

  @Test("It keeps so many bytes, and drops what was not looked at for longest")
  func bounded() async throws {
    let shelf = try shelf(limit: 300_000)
    for number in 1...40 {
      try await shelf.keep(poster(number), reach: .anywhere)
      _ = shelf.picture(at: try poster(1).address)
    }
    let kept = try (1...40).compactMap { shelf.picture(at: try poster($0).address) }
    #expect(kept.map(\.pixels.count).reduce(0, +) <= 300_000)
    #expect(kept.count > 3 && kept.count < 40)
    #expect(shelf.picture(at: try poster(1).address) != nil, "it was looked at every time")
    #expect(shelf.picture(at: try poster(2).address) == nil)
  }

  @Test("What is no picture is an error, and nothing is kept")
  func damaged() async throws {
    var standIn = StandIn.generated(3)
    standIn.faults = [.truncatedBody]
    let base = try ServiceURL("http://127.0.0.1:1/")
    let source = FetchedPosters(
      transport: StandInTransport(standIn, hasPosters: true), base: base)
    let shelf = PictureShelf(source: source)
    await #expect(throws: PosterError.damaged) { try await shelf.keep(poster(1), reach: .anywhere) }
    #expect(shelf.picture(at: try poster(1).address) == nil)
  }
}
