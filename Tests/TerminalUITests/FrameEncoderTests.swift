import TestSupport
import Testing

@testable import TerminalUI

@Suite("Cells on their way to ncurses", .timeLimit(.minutes(1)))
struct FrameEncoderTests {
  private static let styles: [Style] = [
    .plain, Style(foreground: .indexed(188)), Style(foreground: .indexed(114), attributes: .bold),
    Style(foreground: .indexed(231), background: .indexed(237)), Style(attributes: .underline),
    Style(foreground: .indexed(20), background: .indexed(237), attributes: .reverse),
    Style(background: .indexed(237)),
  ]

  /// A row of texts and gaps in all kinds of styles.
  private func row(_ seed: UInt64) -> Canvas {
    var random = SplitMix(seed: seed)
    var canvas = Canvas(size: TerminalSize(columns: 60, rows: 1))
    var column = 0
    while column < 60 {
      let text = Bool.random(using: &random) ? "ab" : String(repeating: " ", count: 9)
      let style = Self.styles[Int.random(in: 0..<Self.styles.count, using: &random)]
      column += max(1, canvas.write(text, at: Point(column: column, row: 0), style: style))
    }
    return canvas
  }

  private func encoder(clearsInColor: Bool) -> FrameEncoder {
    FrameEncoder(depth: .indexed256, isUnicode: true, clearsInColor: clearsInColor)
  }

  @Test("Whatever a gap takes over, it looks as it did", arguments: 1...50, [true, false])
  func looks(seed: UInt64, clearsInColor: Bool) {
    let cells = row(seed).cells(inRow: 0)
    var encoder = encoder(clearsInColor: clearsInColor)
    let encoded = encoder.encode(cells, columns: 0..<60)
    for (cell, encoded) in zip(cells, encoded) {
      let alone = encoder.encode([cell], columns: 0..<1)[0]
      #expect(encoded.scalar == alone.scalar)
      #expect(encoded.background == alone.background)
      let isGap =
        cell.text == " " && cell.style.attributes.isDisjoint(with: [.underline, .reverse])
      if isGap {
        let seen = Attributes(rawValue: UInt8(encoded.attributes))
        #expect(seen.isDisjoint(with: [.underline, .reverse]))
      } else {
        #expect(encoded.foreground == alone.foreground)
        #expect(encoded.attributes == alone.attributes)
      }
    }
  }

  @Test("A part of a row is encoded as it is within the whole", arguments: 1...50)
  func parts(seed: UInt64) {
    let cells = row(seed).cells(inRow: 0)
    var encoder = encoder(clearsInColor: seed.isMultiple(of: 2))
    let colors = encoder.encode(cells, columns: 0..<60).map(\.foreground)
    for start in stride(from: 0, to: 50, by: 7) {
      let part = encoder.encode(cells, columns: start..<start + 10).map(\.foreground)
      #expect(part == Array(colors[start..<start + 10]))
    }
  }

  @Test("A gap between two texts has the colour of the first")
  func gap() {
    var canvas = Canvas(size: TerminalSize(columns: 30, rows: 1))
    canvas.write("a", at: .zero, style: Style(foreground: .indexed(188)))
    canvas.write("b", at: Point(column: 9, row: 0), style: Style(foreground: .indexed(114)))
    for clearsInColor in [true, false] {
      var encoder = encoder(clearsInColor: clearsInColor)
      let colors = encoder.encode(canvas.cells(inRow: 0), columns: 0..<30).map(\.foreground)
      #expect(colors[..<9].allSatisfy { $0 == 188 })
      // What is cleared has to be plain on some terminals.
      #expect(colors[10...].allSatisfy { $0 == (clearsInColor ? 114 : -1) })
    }
  }
}
