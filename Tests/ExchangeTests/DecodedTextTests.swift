import Exchange
import Testing

@Suite("The encoding of a file", .timeLimit(.minutes(5)))
struct DecodedTextTests {
  private static let text = "Const,Title\r\ntt0211915,Amélie “Le Fabuleux…”\r\n"

  private static func wide(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return littleEndian ? bytes.reversed() : bytes
    }
  }

  @Test(
    "UTF-8 is read with and without its mark, which is no part of the text",
    arguments: [[], [0xEF, 0xBB, 0xBF]])
  func utf8(mark: [UInt8]) throws {
    let decoded = try DecodedText(mark + Array(Self.text.utf8))
    #expect(decoded.text == Self.text)
    #expect(decoded.encoding == .utf8)
  }

  @Test("UTF-16 is read either way, with and without its mark", arguments: [true, false])
  func utf16(hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.text
    let little = try DecodedText(Self.wide(text, littleEndian: true))
    #expect(little.text == Self.text)
    #expect(little.encoding == .utf16LittleEndian)
    let big = try DecodedText(Self.wide(text, littleEndian: false))
    #expect(big.text == Self.text)
    #expect(big.encoding == .utf16BigEndian)
  }

  @Test("UTF-16 with its mark is read even without a Latin letter")
  func utf16WithoutLatinLetters() throws {
    #expect(try DecodedText(Self.wide("\u{FEFF}七人の侍", littleEndian: true)).text == "七人の侍")
  }

  @Test("What is not UTF-8 is Windows-1252, which has all characters of Latin-1")
  func windows1252() throws {
    let decoded = try DecodedText([0x41, 0x6D, 0xE9, 0x6C, 0x69, 0x65, 0x20, 0x93, 0xDF, 0x94])
    #expect(decoded.text == "Amélie “ß”")
    #expect(decoded.encoding == .windows1252)
  }

  @Test(
    "Bytes that are no text are refused",
    arguments: [
      [0x50, 0x00, 0x00, 0x00, 0x01, 0x00, 0x02], [0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x00, 0xD8],
      [0xEF, 0xBB, 0xBF, 0xE9, 0x20], [0xE9, 0x1B], [0x41, 0x07, 0xFF],
    ] as [[UInt8]])
  func notText(_ bytes: [UInt8]) {
    #expect(throws: ExchangeError.notText) { try DecodedText(bytes) }
  }

  @Test("A tabulator, the ends of lines and pages and DOS's end of a file are no controls there")
  func controlsOfTexts() throws {
    let decoded = try DecodedText([0xE9, 0x09, 0x0C, 0x0D, 0x0A, 0x1A])
    #expect(decoded.text == "é\t\u{C}\r\n\u{1A}")
  }

  @Test("A stray control character in UTF-8 leaves it a text")
  func strayControl() throws {
    #expect(try DecodedText(Array("Alien\u{B}1979\n".utf8)).encoding == .utf8)
  }

  @Test(
    "A single zero in a text does not make it UTF-16, wherever it stands",
    arguments: ["A\0", "Alien\0\n", "Alie\0n\n", "Alien,1979\0\nHeat\n"])
  func singleZero(_ text: String) {
    #expect(throws: ExchangeError.notText) { try DecodedText(Array(text.utf8)) }
  }

  @Test("A file without a byte is a text without a character")
  func empty() throws {
    #expect(try DecodedText([]).text.isEmpty)
  }
}
