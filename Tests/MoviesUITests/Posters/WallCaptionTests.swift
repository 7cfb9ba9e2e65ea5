import Keeping
import MoviesCore
import Redux
import Testing
import Titles

@testable import MoviesUI

@Suite("What the wall says below a poster", .timeLimit(.minutes(5)))
struct WallCaptionTests {
  private func text(_ actions: any Action...) throws -> String {
    let state = try Samples.listed(
      then: [PosterAction.meansKnown(.blocks), PosterAction.wallToggled] + actions)
    return try Samples.frame(of: state).canvas.plainText
  }

  @Test("The year, what the user keeps, and the mark")
  func facts() throws {
    let ids = try Samples.titles().map(\.id)
    let came = LibraryEvent.came(
      LibraryReading(
        revision: 1,
        marks: [
          ids[0]: LibraryMark(viewings: 1, rating: 8), ids[1]: LibraryMark(onWatchlistSince: 1),
        ]))
    let text = try text(came, MarkAction.toggled(ids[2]))
    #expect(text.contains(" 1989 ✓ 8 "))
    #expect(text.contains(" + "))
    #expect(text.contains(" ● "))
  }

  @Test(
    "A name breaks at words, and what has no room is left out from a word on",
    arguments: [
      ("Batman: The Dark Knight Returns", 12, 2, ["Batman: The", "Dark Knight…"]),
      ("Batman: The Dark Knight Returns", 12, 1, ["Batman: The…"]),
      ("Alien", 12, 2, ["Alien"]), ("Supercalifragilistic", 12, 1, ["Supercalifr…"]),
    ])
  func names(name: String, cells: Int, lines: Int, expected: [String]) {
    #expect(name.wrapped(toCells: cells, lines: lines) == expected)
  }
}
