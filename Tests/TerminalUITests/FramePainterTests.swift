import SafeText
import TestSupport
import Testing

@testable import TerminalUI

@Suite("The bytes of a frame", .timeLimit(.minutes(1)))
struct FramePainterTests {
  /// Terminals that differ in what they can do.
  private static let terminals: [TerminalCapabilities] = [
    TerminalCapabilities(),
    TerminalCapabilities(depth: .trueColor, clearsInColor: false),
    TerminalCapabilities(depth: .ansi16, clearsInColor: false, clearsCells: false),
    TerminalCapabilities(
      depth: .ansi8, attributes: [.bold, .underline, .reverse], attributesLostInColor: .underline),
    TerminalCapabilities(depth: .mono, attributes: [.bold, .reverse], scrollsAtLastCell: true),
  ].map {
    var capabilities = $0
    capabilities.clear = Array("\u{1B}[H\u{1B}[2J".utf8)
    return capabilities
  }

  private static let styles: [Style] = [
    .plain, Style(foreground: .indexed(188)), Style(foreground: .indexed(114), attributes: .bold),
    Style(foreground: .rgb(224, 160, 80)), Style(background: .rgb(40, 44, 52)),
    Style(foreground: .indexed(231), background: .indexed(237)), Style(attributes: .underline),
    Style(foreground: .indexed(12), background: .indexed(9), attributes: [.reverse, .italic]),
    Style(foreground: .indexed(3), attributes: [.dim, .underline]),
  ]
  private static let texts = [
    "a", "ab", "Batman", " ", "         ", "   ", "é", "e\u{301}", "文", "文字", "한", "▌█",
    String(repeating: " ", count: 30),
  ]

  /// Writes texts in all kinds of styles anywhere on a canvas.
  private func change(_ canvas: inout Canvas, with random: inout SplitMix) {
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let column = Int.random(in: -2..<canvas.size.columns, using: &random)
      let row = Int.random(in: 0..<canvas.size.rows, using: &random)
      canvas.write(
        Self.texts.randomElement(using: &random) ?? "", at: Point(column: column, row: row),
        style: Self.styles.randomElement(using: &random) ?? .plain)
    }
    let rows = canvas.size.rows
    canvas.cursor =
      Bool.random(using: &random)
      ? Point(column: 0, row: Int.random(in: 0..<rows, using: &random)) : nil
  }

  @Test(
    "Frames drawn one over the other look as they should, on every terminal",
    arguments: Self.terminals.indices, 1...40)
  func looks(index: Int, seed: UInt64) {
    let capabilities = Self.terminals[index]
    var random = SplitMix(seed: seed)
    let width = [4, 12, 40].randomElement(using: &random) ?? 1
    let size = TerminalSize(
      columns: Int.random(in: 1...width, using: &random),
      rows: Int.random(in: 1...6, using: &random))
    var painter = FramePainter(capabilities)
    var terminal = ReadTerminal(size: size, capabilities: capabilities)
    var canvas = Canvas(size: size)
    for frame in 1...12 {
      if frame == 9 { painter.forget() }
      change(&canvas, with: &random)
      terminal.read(painter.paint(canvas))
      var expected = ReadTerminal.seen(canvas, capabilities)
      var seen = terminal.seen
      if capabilities.scrollsAtLastCell {
        // What would scroll everything away is left out, be it one cell or two.
        for cells in [size.columns - 2, size.columns - 1] where cells >= 0 {
          (expected[size.rows - 1][cells], seen[size.rows - 1][cells]) = (.init(), .init())
        }
      }
      #expect(seen == expected)
      #expect(terminal.scrolled == 0)
      if let cursor = canvas.cursor { #expect(terminal.cursor == cursor) }
    }
    #expect(terminal.unknown == [])
  }

  private func canvas(_ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(size: TerminalSize(columns: 40, rows: 4))
    draw(&canvas)
    return canvas
  }

  /// What is written for a second frame.
  private func change(
    from first: Canvas, to second: Canvas, _ capabilities: TerminalCapabilities = terminals[0]
  ) -> String {
    var painter = FramePainter(capabilities)
    _ = painter.paint(first)
    return String(decoding: painter.paint(second), as: UTF8.self)
  }

  @Test("A frame that looks like the last one takes no bytes, and no marks")
  func unchanged() {
    let frame = canvas { $0.write("Alien", at: .zero) }
    var painter = FramePainter(Self.terminals[0])
    painter.marksFrames = true
    #expect(!painter.paint(frame).isEmpty)
    #expect(painter.paint(frame) == [])
  }

  @Test("Only what differs is written, and a style is ended once")
  func changes() {
    let before = canvas { $0.write("Alien 1979", at: Point(column: 2, row: 1)) }
    var after = before
    after.write("86", at: Point(column: 10, row: 1), style: Style(foreground: .indexed(114)))
    #expect(change(from: before, to: after) == "\u{1B}[2;11H\u{1B}[38;5;114m86\u{1B}[m")
  }

  @Test("A wide character that takes the place of another is written, also at the end of a row")
  func wideCharacters() {
    for column in [0, 7, 38] {
      let before = canvas { $0.write("文", at: Point(column: column, row: 1)) }
      let after = canvas { $0.write("字", at: Point(column: column, row: 1)) }
      #expect(change(from: before, to: after).hasSuffix("字"))
    }
  }

  @Test("A few unchanged cells are written again, and more of them skipped")
  func skipping() {
    let before = canvas { $0.write("abcdefghijklmn", at: .zero) }
    var after = before
    for column in [0, 4, 12] { after.write("X", at: Point(column: column, row: 0)) }
    #expect(change(from: before, to: after) == "\u{1B}[1HXbcdX\u{1B}[7CX")
  }

  @Test("The start of the next row takes two bytes")
  func nextRow() {
    let before = canvas { _ in }
    let after = canvas { canvas in
      canvas.write("a", at: .zero)
      canvas.write("b", at: Point(column: 0, row: 1))
    }
    #expect(change(from: before, to: after) == "\u{1B}[1Ha\r\nb")
  }

  @Test("Long gaps are cleared where the terminal can, and written where it cannot")
  func clearing() {
    let selected = Style(background: .indexed(237))
    let before = canvas { $0.write(String(repeating: "x", count: 40), at: .zero) }
    var inside = before
    inside.write(String(repeating: " ", count: 12), at: Point(column: 3, row: 0), style: selected)
    var atEnd = before
    atEnd.write(String(repeating: " ", count: 37), at: Point(column: 3, row: 0))
    #expect(change(from: before, to: inside) == "\u{1B}[1;4H\u{1B}[48;5;237m\u{1B}[12X\u{1B}[m")
    #expect(change(from: before, to: atEnd) == "\u{1B}[1;4H\u{1B}[K")
    let plainOnly = Self.terminals[1]
    let blanks = String(repeating: " ", count: 12)
    #expect(change(from: before, to: inside, plainOnly).contains(blanks))
    #expect(change(from: before, to: atEnd, plainOnly) == "\u{1B}[1;4H\u{1B}[K")
  }

  @Test("A blank waits for no style that is not seen in it")
  func blanks() {
    let before = canvas { $0.write("xxxxx", at: .zero) }
    let after = canvas { canvas in
      canvas.write("a", at: .zero, style: Style(foreground: .indexed(188)))
      canvas.write(" ", at: Point(column: 1, row: 0), style: Style(attributes: .bold))
      canvas.write("b", at: Point(column: 2, row: 0), style: Style(foreground: .indexed(188)))
      canvas.write("xx", at: Point(column: 3, row: 0))
    }
    #expect(change(from: before, to: after) == "\u{1B}[1H\u{1B}[38;5;188ma b\u{1B}[m")
  }

  @Test("The first frame enters the screen, and leaving it puts everything back, once")
  func entering() {
    var capabilities = Self.terminals[0]
    capabilities.enter = Array("<enter>".utf8)
    capabilities.leave = Array("<leave>".utf8)
    capabilities.reset = Array("<reset>".utf8)
    capabilities.hideCursor = Array("<hide>".utf8)
    capabilities.showCursor = Array("<show>".utf8)
    var painter = FramePainter(capabilities)
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(painter.leave() == [])
    var frame = canvas { _ in }
    #expect(text(painter.paint(frame)) == "<enter><reset>\u{1B}[H\u{1B}[2J<hide>")
    frame.cursor = Point(column: 3, row: 1)
    #expect(text(painter.paint(frame)) == "\u{1B}[2;4H<show>")
    frame.cursor = Point(column: 300, row: 1)
    #expect(text(painter.paint(frame)) == "<hide>")
    #expect(text(painter.leave()) == "<reset><leave><show>")
    #expect(painter.leave() == [])
    #expect(text(painter.paint(frame)).hasPrefix("<enter><reset>"))
  }

  @Test("Without an alternate screen, what was shown stays above the next line")
  func leavingBelow() {
    var painter = FramePainter(Self.terminals[0])
    _ = painter.paint(canvas { _ in })
    #expect(String(decoding: painter.leave(), as: UTF8.self) == "\u{1B}[4H\r\n")
  }

  @Test("A control is never written, whatever draws it")
  func controls() {
    for control in ["\u{1B}", "\u{7}", "\u{7F}", "\u{9B}"] as [Unicode.Scalar] {
      let after = canvas { $0.horizontalLine(at: .zero, length: 1, scalar: control) }
      #expect(change(from: canvas { _ in }, to: after) == "\u{1B}[1H\u{FFFD}")
    }
  }

  @Test("Without characters beyond ASCII, others are written in their place")
  func transliteration() {
    var capabilities = Self.terminals[0]
    capabilities.isUnicode = false
    let after = canvas { $0.write("Amélie 文 ▌", at: .zero) }
    #expect(change(from: canvas { _ in }, to: after, capabilities).hasSuffix("Amelie ?? #"))
  }
}
