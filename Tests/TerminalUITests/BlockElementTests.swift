import TerminalUI
import Testing

@Suite("Block elements in a picture of a canvas", .timeLimit(.minutes(5)))
struct BlockElementTests {
  private func svg(_ text: String, style: Style = .plain) -> String {
    var canvas = Canvas(size: TerminalSize(columns: text.count, rows: 1))
    canvas.write(text, at: .zero, style: style)
    return canvas.svg()
  }

  /// What rectangles fill, in the units of the picture: left, top, right and bottom edge.
  private func rectangles(_ svg: String) -> [[Double]] {
    svg.matches(
      of: /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/
    ).map { match in
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      return [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
    }
  }

  /// Which of 8 × 8 parts of the first cell are filled, as rows of a pattern.
  private func pattern(_ scalar: Unicode.Scalar) -> String {
    let filled = rectangles(svg(String(scalar)))
    return (0..<8).map { row in
      (0..<8).map { column in
        let (x, y) = (14 + 8.4 * (Double(column) + 0.5) / 8, 14 + 18 * (Double(row) + 0.5) / 8)
        let isFilled = filled.contains { $0[0] < x && x < $0[2] && $0[1] < y && y < $0[3] }
        return isFilled ? "#" : "."
      }.joined()
    }.joined(separator: "/")
  }

  @Test("Each fills its part of the cell")
  func shapes() {
    let (none, all, left, right) = ("........", "########", "####....", "....####")
    func rows(_ first: String, _ count: Int, _ second: String) -> String {
      (Array(repeating: first, count: count) + Array(repeating: second, count: 8 - count))
        .joined(separator: "/")
    }
    func columns(_ row: String) -> String { rows(row, 8, row) }
    let expected: [(Unicode.Scalar, String)] = [
      ("▀", rows(all, 4, none)), ("▁", rows(none, 7, all)), ("▂", rows(none, 6, all)),
      ("▃", rows(none, 5, all)), ("▄", rows(none, 4, all)), ("▅", rows(none, 3, all)),
      ("▆", rows(none, 2, all)), ("▇", rows(none, 1, all)), ("█", columns(all)),
      ("▉", columns("#######.")), ("▊", columns("######..")), ("▋", columns("#####...")),
      ("▌", columns(left)), ("▍", columns("###.....")), ("▎", columns("##......")),
      ("▏", columns("#.......")), ("▐", columns(right)), ("░", columns(all)), ("▒", columns(all)),
      ("▓", columns(all)), ("▔", rows(all, 1, none)), ("▕", columns(".......#")),
      ("▖", rows(none, 4, left)), ("▗", rows(none, 4, right)), ("▘", rows(left, 4, none)),
      ("▙", rows(left, 4, all)), ("▚", rows(left, 4, right)), ("▛", rows(all, 4, left)),
      ("▜", rows(all, 4, right)), ("▝", rows(right, 4, none)), ("▞", rows(right, 4, left)),
      ("▟", rows(right, 4, all)),
    ]
    #expect(expected.map(\.0.value) == Array(0x2580...0x259F))
    for (scalar, parts) in expected { #expect(pattern(scalar) == parts, "\(scalar)") }
  }

  @Test("Shades are the colour of the text, less and less transparent")
  func shades() {
    let svg = svg("░▒▓█", style: Style(foreground: .rgb(1, 2, 3)))
    let opacities = svg.matches(of: /fill="#010203"( opacity="([\d.]+)")?\/>/).map {
      $0.2.map(String.init)
    }
    #expect(opacities == ["0.25", "0.5", "0.75", nil])
    #expect(self.svg("▒", style: Style(attributes: .dim)).contains(#"opacity="0.3""#))
  }

  @Test("Neighbours meet at their edges, at any font size", arguments: [9, 13, 14, 15.5, 20])
  func tiling(fontSize: Double) {
    var canvas = Canvas(size: TerminalSize(columns: 40, rows: 3))
    for row in 0..<3 {
      for column in 0..<40 {
        canvas.write(
          column % 2 == 0 ? "▌" : "▘", at: Point(column: column, row: row),
          style: Style(background: .rgb(0, UInt8(column), UInt8(row))))
      }
    }
    let rectangles = rectangles(canvas.svg(SVGLook(fontSize: fontSize)))
    #expect(rectangles.count == 2 * 3 * 40)
    let starts = Set(rectangles.map { ($0[0] * 100).rounded() })
    let tops = Set(rectangles.map { ($0[1] * 100).rounded() })
    // Every right edge is the left edge of the next cell or of nothing, or the middle of its own.
    let cells = rectangles.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let ends = Set(cells.map { ($0[2] * 100).rounded() })
    let bottoms = Set(cells.map { ($0[3] * 100).rounded() })
    #expect(ends.subtracting(starts).count == 1)
    #expect(bottoms.subtracting(tops).count == 1)
  }

  @Test("Equal neighbours that fill the width become one rectangle, others do not")
  func merging() {
    #expect(rectangles(svg("▄▄▄▄")) == [[14, 23, 47.6, 32]])
    #expect(rectangles(svg("▄▄▀▀")).count == 2)
    #expect(rectangles(svg("▌▌")).count == 2)
  }

  @Test("Only block elements have sharp edges, together with the blanks between them")
  func groups() {
    let background = Style(background: .indexed(236))
    let svg = svg("a▌ ▌b", style: background)
    let order = svg.split(separator: "\n").dropFirst(3).map { $0.prefix(5) }
    #expect(
      order == [
        "<rect", "<text", "<g sh", "<rect", "<rect", "<rect", "<rect", "<rect", "</g>", "<rect",
        "<text", "</svg",
      ])
    #expect(self.svg("▌").hasSuffix("/>\n</g>\n</svg>\n"))
    #expect(!self.svg("a b").contains("crispEdges"))
  }

  @Test("Reversed block elements have the colours of text")
  func reverse() {
    let style = Style(
      foreground: .rgb(1, 1, 1), background: .rgb(2, 2, 2), attributes: .reverse)
    let colors = svg("▌", style: style).matches(of: /height="18" fill="(#\d+)"/).map { $0.1 }
    #expect(colors == ["#010101", "#020202"])
  }
}
