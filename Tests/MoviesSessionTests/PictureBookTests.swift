import MoviesCore
import OMDBStandIn
import Posters
import SessionTestSupport
import TerminalUI
import Testing
import Titles
import Transport

@testable import MoviesSession

@MainActor
@Suite("The pictures of a wall, fitted to their cells", .timeLimit(.minutes(5)))
struct PictureBookTests {
  private let addresses = (1...4).map {
    "http://127.0.0.1:1/posters/tt\(90_000_000 + $0)_SX300.jpg"
  }

  /// A book of a shelf that has all pictures.
  private func book() async throws -> PictureBook {
    let transport = StandInTransport(.generated(4), hasPosters: true)
    let base = try ServiceURL("http://127.0.0.1:1/")
    let shelf = PictureShelf(source: FetchedPosters(transport: transport, base: base))
    let id = try #require(TitleID("tt90000001"))
    for address in addresses {
      try await shelf.keep(Poster(title: id, address: address, width: 60), reach: .anywhere)
    }
    let book = PictureBook(shelf, depth: .trueColor)
    book.means = .blocks
    return book
  }

  /// Which of the pictures are there for a frame.
  private func drawn(_ book: PictureBook) -> [Bool] {
    let pictures = book.pictures(cell: CellPixels(width: 10, height: 20))
    defer { book.fitRest() }
    return addresses.map { pictures.cells($0, TerminalSize(columns: 12, rows: 9)) != nil }
  }

  @Test("The first new one is there in its frame, the others in a later one, without being asked")
  func oneAFrame() async throws {
    let book = try await book()
    let (frames, wanted) = AsyncStream<Void>.makeStream()
    book.onFitted = { wanted.yield() }
    #expect(drawn(book) == [true, false, false, false])
    for await _ in frames { break }
    #expect(drawn(book) == [true, true, true, true])
  }

  @Test("What is being fitted is not fitted again for the next frame")
  func once() async throws {
    let book = try await book()
    let (frames, wanted) = AsyncStream<Void>.makeStream()
    var count = 0
    book.onFitted = {
      count += 1
      wanted.yield()
    }
    #expect(drawn(book) == [true, false, false, false])
    #expect(drawn(book) == [true, true, false, false])
    for await _ in frames { break }
    #expect(drawn(book) == [true, true, true, true])
    #expect(count == 1)
  }
}
