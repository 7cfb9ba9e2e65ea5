import MoviesCore
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

/// Whatever a search finds and a title turns out to be, everything stays where it was.
@Suite("Nothing on the screen jumps", .timeLimit(.minutes(5)))
struct SteadyPlacesTests {
  /// Where the parts of a frame are.
  private struct Places: Equatable {
    var divider: Int?
    var picture: Rect?
  }

  private static let red = Color.rgb(200, 0, 0)

  private func places(_ actions: [any Action], columns: Int, rows: Int) throws -> Places {
    let state = Samples.state(
      columns: columns, rows: rows, [PosterAction.meansKnown(.blocks)] + actions)
    let view = BrowseView(theme: Theme(.dark, depth: .trueColor), keymap: try Keymap())
    let pictures = PictureSupply { _, box in
      Canvas(size: box, style: Style(background: Self.red))
    }
    let size = TerminalSize(columns: columns, rows: rows)
    let canvas = view.draw(BrowseProps(state), size: size, pictures: pictures).0
    let painted = (0..<rows).flatMap { row in
      (0..<columns).filter { canvas[$0, row].style.background == Self.red }
        .map { Point(column: $0, row: row) }
    }
    let picture = painted.first.flatMap { first in
      painted.last.map { last in
        Rect(
          column: first.column, row: first.row, columns: last.column - first.column + 1,
          rows: last.row - first.row + 1)
      }
    }
    return Places(divider: canvas.lines[5].map(\.self).firstIndex(of: "│"), picture: picture)
  }

  /// A search that finds titles, the first of which is known so far.
  private func found(
    _ titles: [TitleSummary], knowing detail: TitleDetail? = nil
  ) throws -> [any Action] {
    let id = try #require(titles.first?.id)
    var actions: [any Action] = [
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(
        Samples.answer(titles, total: titles.count), number: 1, query: Samples.batman),
      ScreenAction.listEntered,
    ]
    if var detail {
      detail.id = id
      actions.append(Samples.details(detail))
    }
    return actions
  }

  /// The same title, as different as titles can be.
  private func titles() throws -> [[any Action]] {
    func film(_ title: String, years: YearRange? = YearRange(1989), kind: TitleKind = .movie) throws
      -> TitleSummary
    {
      TitleSummary(
        id: try Samples.id("tt0096895"), title: title, years: years, kind: kind,
        poster: "https://example.org/1.jpg")
    }
    let short = try film("M")
    let long = try film(
      String(repeating: "Batman ", count: 20), years: YearRange(start: 1992, end: 1995),
      kind: .series)
    var wordy = try Samples.detail()
    wordy.plot = String(repeating: "A millionaire in a cape. ", count: 60)
    wordy.genres = Array(repeating: "Documentary", count: 6)
    let bare = TitleDetail(id: short.id, title: "M", kind: .movie)
    return [
      try found([short]), try found([short], knowing: bare), try found([long]),
      try found([long] + Samples.titles().dropFirst()),
      try found([short], knowing: Samples.detail()), try found([short], knowing: wordy),
      try found([film("M", years: nil)], knowing: bare),
    ]
  }

  @Test(
    "The divider and the picture are where the size of the terminal puts them",
    arguments: [40, 60, 80, 99, 100, 111, 120, 139, 160, 175, 200, 240])
  func places(columns: Int) throws {
    let titles = try titles()
    for rows in [12, 24, 30, 40, 50, 70] {
      let first = try places(titles[0], columns: columns, rows: rows)
      #expect((first.divider != nil) == (columns >= 100))
      for (index, other) in titles.enumerated().dropFirst() {
        #expect(
          try places(other, columns: columns, rows: rows) == first,
          "title \(index) on \(columns)×\(rows)")
      }
    }
  }

  @Test("The signs of what is kept have their column from the start")
  func signs() throws {
    let line = try Samples.frame(of: try Samples.listed()).canvas.lines[3]
    #expect(line.hasPrefix("        Batman: "))
  }
}
