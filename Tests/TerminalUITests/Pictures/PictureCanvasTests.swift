import PictureTestSupport
import Pictures
import TerminalUI
import Testing

@Suite("A picture fills a canvas", .timeLimit(.minutes(5)))
struct PictureCanvasTests {
  @Test("Fewer than 256 colours show no picture", arguments: [ColorDepth.mono, .ansi8, .ansi16])
  func fewColors(_ depth: ColorDepth) throws {
    let picture = try #require(Picture(of: .rgb(1, 2, 3)))
    #expect(Canvas(picture, size: TerminalSize(columns: 2, rows: 2), depth: depth) == nil)
  }

  @Test(
    "The canvas has the size asked for, also an empty one",
    arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (7, 3)], [ColorDepth.indexed256, .trueColor])
  func sizes(_ cells: (columns: Int, rows: Int), _ depth: ColorDepth) throws {
    let picture = try #require(Picture(of: .rgb(1, 2, 3), width: 1, height: 1))
    let size = TerminalSize(columns: cells.columns, rows: cells.rows)
    let canvas = try #require(Canvas(picture, size: size, depth: depth))
    #expect(canvas.size == size)
  }

  @Test(
    "The screen's own reduction of colours changes no cell",
    arguments: [ColorDepth.indexed256, .trueColor])
  func reducedOnce(_ depth: ColorDepth) throws {
    let picture = try #require(
      Picture(width: 64, height: 64) { x, y in
        .rgb(UInt8(x * 4), UInt8(y * 4), UInt8((x + y) % 4 * 85))
      })
    let canvas = try #require(
      Canvas(picture, size: TerminalSize(columns: 16, rows: 8), depth: depth))
    var reduced = canvas
    reduced.restyle(reduced.bounds) { $0 = $0.reduced(to: depth) }
    #expect(reduced == canvas)
  }

  // The limits are what was measured, rounded down. `make bench` shows what libchafa reaches.

  @Test("A film poster is recognised")
  func filmPoster() throws {
    let poster = try #require(Picture.filmPoster())
    #expect(try likeness(of: poster, in: .trueColor) >= 25.5)
    #expect(try likeness(of: poster, in: .indexed256) >= 20)
  }

  @Test("A landscape is recognised")
  func landscape() throws {
    let landscape = try #require(Picture.landscape())
    #expect(try likeness(of: landscape, in: .trueColor) >= 33.4)
    #expect(try likeness(of: landscape, in: .indexed256) >= 25.1)
  }

  @Test("A portrait is recognised")
  func portrait() throws {
    let portrait = try #require(Picture.portrait())
    #expect(try likeness(of: portrait, in: .trueColor) >= 33.5)
    #expect(try likeness(of: portrait, in: .indexed256) >= 23.7)
  }

  /// The likeness of a picture's cells to it, in decibels.
  private func likeness(of picture: Picture, in depth: ColorDepth) throws -> Double {
    let size = TerminalSize(columns: 30, rows: 22)
    let canvas = try #require(Canvas(picture, size: size, depth: depth))
    let shown = try #require(Picture(showing: canvas))
    let original = picture.scaled(toWidth: shown.width, height: shown.height)
    return try #require(shown.blurredLikeness(to: original))
  }
}
