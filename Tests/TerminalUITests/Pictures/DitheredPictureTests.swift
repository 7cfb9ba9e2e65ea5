import Pictures
import TerminalUI
import Testing

@Suite("With 256 colours a picture is dithered half blocks", .timeLimit(.minutes(5)))
struct DitheredPictureTests {
  private func cells(_ picture: Picture?, _ columns: Int, _ rows: Int) throws -> Canvas {
    let picture = try #require(picture)
    let size = TerminalSize(columns: columns, rows: rows)
    return try #require(Canvas(picture, size: size, depth: .indexed256))
  }

  @Test("Colours of the palette are shown as they are")
  func exactness() throws {
    let picture = Picture(width: 1, height: 2) { _, y in .indexed(y == 0 ? 208 : 60) }
    #expect(
      try cells(picture, 1, 1).attributedText == """
        1×1
        ▏▀
        ⤷a
        a  indexed 208 on indexed 60

        """)
  }

  @Test("One colour of the palette is blanks with a background")
  func uniform() throws {
    let canvas = try cells(Picture(of: .indexed(208)), 3, 2)
    #expect(canvas == Canvas(size: canvas.size, style: Style(background: .indexed(208))))
  }

  @Test("A colour between two of the palette becomes both of them, rather evenly")
  func mixture() throws {
    let canvas = try cells(Picture(of: .rgb(115, 0, 0)), 12, 6)
    var counts: [Color: Int] = [:]
    for row in canvas.bounds.rows {
      for column in canvas.bounds.columns {
        let style = canvas[column, row].style
        let upper = canvas[column, row].text == " " ? style.background : style.foreground
        counts[upper, default: 0] += 1
        counts[style.background, default: 0] += 1
      }
    }
    // 95, 0, 0 and 135, 0, 0
    #expect(Set(counts.keys) == [.indexed(52), .indexed(88)])
    #expect(counts.values.allSatisfy { 48...96 ~= $0 })
  }

  @Test("The user's own sixteen colours are never used")
  func paletteEntries() throws {
    let picture = Picture(width: 40, height: 40) { x, y in
      .rgb(UInt8(x * 6), UInt8(y * 6), UInt8((x + y) % 3 * 127))
    }
    let canvas = try cells(picture, 40, 20)
    for row in canvas.bounds.rows {
      for column in canvas.bounds.columns {
        let style = canvas[column, row].style
        for color in [style.foreground, style.background] where color != .terminalDefault {
          guard case .indexed(16...) = color.kind else {
            Issue.record("\(color) at \(column), \(row)")
            return
          }
        }
      }
    }
  }

  @Test("A small picture looks like this")
  func golden() throws {
    let slope = Picture(width: 6, height: 4) { x, y in .rgb(UInt8(x * 51), UInt8(y * 80), 90) }
    #expect(
      try cells(slope, 6, 2).attributedText == """
        6×2
        ▏▀▀▀▀▀▀
        ⤷abcdef
        ▏▀▀▀▀▀▀
        ⤷ghijkl
        a  indexed 17 on indexed 23
        b  indexed 53 on indexed 238
        c  indexed 53 on indexed 240
        d  indexed 89 on indexed 131
        e  indexed 161 on indexed 167
        f  indexed 197 on indexed 203
        g  indexed 35 on indexed 47
        h  indexed 71 on indexed 47
        i  indexed 65 on indexed 83
        j  indexed 107 on indexed 155
        k  indexed 173 on indexed 191
        l  indexed 215 on indexed 227

        """)
  }
}
