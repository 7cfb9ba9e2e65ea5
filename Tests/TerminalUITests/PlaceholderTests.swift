import SafeText
import TerminalUI
import Testing

@Suite("Placeholders of images", .timeLimit(.minutes(5)))
struct PlaceholderTests {
  private func placeholders(
    _ columns: Int, _ rows: Int, number: UInt8 = 42
  ) throws -> Canvas {
    Canvas(
      placeholdersFor: try #require(ImageID(number)),
      size: TerminalSize(columns: columns, rows: rows))
  }

  /// The marks of the cells in the first column.
  private func rowMarks(_ count: Int) throws -> [Unicode.Scalar] {
    let canvas = try placeholders(1, count)
    return (0..<count).compactMap { canvas[0, $0].text.unicodeScalars.dropFirst().first }
  }

  @Test("Every cell is the private character with the marks of its row and its column")
  func marks() throws {
    let canvas = try placeholders(3, 2)
    #expect(
      canvas.lines.map { Array($0.unicodeScalars) } == [
        Array(
          "\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}\u{10EEEE}\u{305}\u{30E}"
            .unicodeScalars),
        Array(
          "\u{10EEEE}\u{30D}\u{305}\u{10EEEE}\u{30D}\u{30D}\u{10EEEE}\u{30D}\u{30E}"
            .unicodeScalars),
      ])
  }

  @Test("The colour of the text is the id's number, at 256 colours and at all")
  func color() throws {
    for number in ImageID.numbers {
      let style = try placeholders(1, 1, number: number)[0, 0].style
      #expect(style == Style(foreground: .indexed(number)))
      #expect(style.reduced(to: .indexed256) == style && style.reduced(to: .trueColor) == style)
    }
  }

  @Test("The background is seen beside the picture")
  func background() throws {
    let canvas = Canvas(
      placeholdersFor: try #require(ImageID(16)), size: TerminalSize(columns: 1, rows: 1),
      background: .indexed(236))
    #expect(canvas[0, 0].style == Style(foreground: .indexed(16), background: .indexed(236)))
  }

  @Test("There are 297 marks, all of them distinct and without a cell of their own")
  func count() throws {
    let marks = try rowMarks(297)
    #expect(Set(marks).count == 297)
    #expect(marks.allSatisfy { $0.cellWidth == 0 })
    #expect(("\u{10EEEE}" as Unicode.Scalar).cellWidth == 1)
  }

  /// kitty derives them from Unicode 6.0: marks above their base that do not decompose, except some
  /// that normalization joins with others.
  @Test("The marks are those that Unicode's properties tell, in order")
  func derivation() throws {
    let joined: Set<UInt32> = [
      0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F,
      0x311, 0x313, 0x314, 0x342, 0x653, 0x654,
    ]
    let expected = (UInt32(0x300)...0x1_FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let properties = scalar.properties
      guard properties.canonicalCombiningClass == .above,
        properties.generalCategory == .nonspacingMark, let age = properties.age
      else { return false }
      return age.major < 6 || age == (6, 0)
    }.filter { !joined.contains($0.value) && !Self.decomposing.contains($0.value) }
    #expect(try rowMarks(297) == expected)
  }

  /// Marks above their base that decompose into others.
  private static let decomposing: Set<UInt32> = [0x340, 0x341, 0x343, 0x344]

  @Test("What is beyond the last mark is blank")
  func beyond() throws {
    let canvas = try placeholders(300, 299)
    #expect(canvas[296, 296].text.unicodeScalars.count == 3)
    #expect(canvas[297, 0].text == " ")
    #expect(canvas[0, 297].text == " ")
  }

  @Test("Placeholders are cropped and covered like text")
  func covered() throws {
    var canvas = Canvas(size: TerminalSize(columns: 3, rows: 2))
    canvas.place(try placeholders(9, 9), in: canvas.bounds)
    canvas.write("x", at: Point(column: 1, row: 1))
    #expect(canvas[1, 1].text == "x")
    #expect(canvas[2, 1].text == "\u{10EEEE}\u{30D}\u{30E}")
  }
}
