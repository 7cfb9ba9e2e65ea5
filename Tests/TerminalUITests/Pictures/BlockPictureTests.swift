import PictureTestSupport
import Pictures
import TerminalUI
import Testing

@Suite("With direct colour a picture is block glyphs, each in two colours", .timeLimit(.minutes(5)))
struct BlockPictureTests {
  private let night = Color.rgb(20, 30, 60)
  private let gold = Color.rgb(250, 200, 40)
  private let oneCell = TerminalSize(columns: 1, rows: 1)

  @Test(
    "What a block glyph can show, it shows exactly",
    arguments: "▀▁▂▃▄▅▆▇▉▊▋▌▍▎▏▐▔▕▖▗▘▙▚▛▜▝▞▟")
  func exactness(_ glyph: Character) throws {
    var drawn = Canvas(size: oneCell)
    drawn.write(String(glyph), at: .zero, style: Style(foreground: gold, background: night))
    let picture = try #require(Picture(showing: drawn, cellWidth: 8, cellHeight: 8))
    let cells = try #require(Canvas(picture, size: oneCell, depth: .trueColor))
    #expect(Picture(showing: cells, cellWidth: 8, cellHeight: 8) == picture)
  }

  @Test("Each glyph stands for itself and, with the colours exchanged, for its negative")
  func negatives() throws {
    let picture = try #require(Picture(width: 16, height: 8) { x, _ in x < 3 ? gold : night })
    let cells = try #require(
      Canvas(picture, size: TerminalSize(columns: 2, rows: 1), depth: .trueColor))
    #expect(
      cells.attributedText == """
        2×1
        ▏▍
        ⤷aa
        a  #fac828 on #141e3c

        """)
    let negative = try #require(
      Picture(width: 8, height: 8) { x, y in x < 4 || y < 4 ? gold : night })
    let cell = try #require(Canvas(negative, size: oneCell, depth: .trueColor))[0, 0]
    #expect(cell.text == "▗")
    #expect(cell.style == Style(foreground: night, background: gold))
  }

  @Test("One colour is blanks with a background, whose text colour is left alone")
  func uniform() throws {
    let picture = try #require(Picture(of: gold, width: 300, height: 445))
    let size = TerminalSize(columns: 30, rows: 22)
    let cells = try #require(Canvas(picture, size: size, depth: .trueColor))
    #expect(cells == Canvas(size: size, style: Style(background: gold)))
  }

  @Test("What nobody sees is no reason for a glyph")
  func invisibleDifference() throws {
    let almost = Color.rgb(251, 201, 41)
    let picture = try #require(Picture(width: 8, height: 8) { x, _ in x < 4 ? gold : almost })
    let cell = try #require(Canvas(picture, size: oneCell, depth: .trueColor))[0, 0]
    #expect(cell.text == " ")
  }

  @Test("Of two that come equally near, the first is taken")
  func ties() throws {
    // Dark, light and twice in between: a quarter stands out at the top right and bottom left.
    let picture = try #require(
      Picture(width: 8, height: 8) { x, y in
        let level = UInt8(60 * ((x < 4 ? 1 : 0) + (y >= 4 ? 1 : 0)))
        return .rgb(level, level, level)
      })
    let cell = try #require(Canvas(picture, size: oneCell, depth: .trueColor))[0, 0]
    #expect(cell.text == "▝")
    #expect(cell.style == Style(foreground: .rgb(0, 0, 0), background: .rgb(80, 80, 80)))
  }

  @Test("The parts have the means of what they cover")
  func means() throws {
    let picture = try #require(
      Picture(width: 8, height: 8) { x, y in
        y < 4 ? .rgb(x < 4 ? 100 : 103, 0, 0) : .rgb(200, x < 4 ? 10 : 20, 255)
      })
    let cell = try #require(Canvas(picture, size: oneCell, depth: .trueColor))[0, 0]
    #expect(cell.text == "▄")
    #expect(cell.style == Style(foreground: .rgb(200, 15, 255), background: .rgb(102, 0, 0)))
  }

  @Test("Colours that look like those of the cell to the left are those")
  func reusedColors() throws {
    let picture = try #require(
      Picture(width: 24, height: 8) { x, y in
        let step = UInt8(x / 8 * 2)
        return y < 4 ? .rgb(100 + step, 100, 100) : .rgb(10, 10 + step * 2, 10)
      })
    let cells = try #require(
      Canvas(picture, size: TerminalSize(columns: 3, rows: 1), depth: .trueColor))
    #expect(
      cells.attributedText == """
        3×1
        ▏▄▄▄
        ⤷abc
        a  #0a0a0a on #646464
        b  #0a0e0a on #646464
        c  #0a120a on #686464

        """)
  }

  @Test("A small picture looks like this")
  func golden() throws {
    let disc = try #require(
      Picture(width: 48, height: 48) { x, y in
        (x - 24) * (x - 24) + (y - 24) * (y - 24) < 400 ? gold : night
      })
    let cells = try #require(
      Canvas(disc, size: TerminalSize(columns: 6, rows: 3), depth: .trueColor))
    #expect(
      cells.attributedText == """
        6×3
        ▏▁▄▅▅▄▁
        ⤷abcdef
        ▏▋    ▌
        ⤷ghhhhi
        ▏▇▄▂▂▄▘
        ⤷jklmno
        a  #31333a on #141e3c
        b  #cfa82c on #1b233b
        c  #fac828 on #31333a
        d  #fac828 on #363739
        e  #e1b52a on #22293b
        f  #4e4937 on #16203c
        g  #141e3c on #ecbd29
        h  #141e3c on #fac828
        i  #efc029 on #141e3c
        j  #16203c on #3f3e38
        k  #262b3a on #e1b52a
        l  #141e3c on #f5c428
        m  #141e3c on #f8c628
        n  #31333a on #efc029
        o  #4e4937 on #141e3c

        """)
  }
}
