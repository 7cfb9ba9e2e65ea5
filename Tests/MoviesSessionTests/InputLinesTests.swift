import SessionTestSupport
import Testing

@testable import MoviesSession

@Suite("The lines of an input", .timeLimit(.minutes(5)))
struct InputLinesTests {
  @Test("They come without their line breaks, however the bytes arrive", arguments: 1...9)
  func lines(pieceLength: Int) async {
    #expect(await lines("one\ntwo – 月\r\n\nfour\n", pieceLength) == ["one", "two – 月", "", "four"])
  }

  @Test("The last line needs no line break, and there is none behind one")
  func lastLine() async {
    #expect(await lines("one\ntwo") == ["one", "two"])
    #expect(await lines("one\n") == ["one"])
    #expect(await lines("\n") == [""])
    #expect(await lines("") == [])
  }

  @Test("Of a very long line the beginning is kept, and the next one is whole")
  func longLine() async {
    let long = String(repeating: "a", count: 1_000_000)
    let lines = await lines("\(long)\nnext\n")
    #expect(lines.count == 2)
    #expect(lines.first.map { long.hasPrefix($0) && $0.utf8.count < 10_000 && !$0.isEmpty } == true)
    #expect(lines.last == "next")
  }

  @Test("Bytes that are no text are replaced, and a carriage return within a line stays")
  func oddBytes() async {
    let bytes: [UInt8] = [0x61, 0xFF, 0x0A, 0x00, 0x0A, 0x62, 0x0D, 0x63, 0x0A]
    #expect(await lines(of: ScriptedSource(bytes)) == ["a\u{FFFD}", "\u{0}", "b\rc"])
  }

  private func lines(_ text: String, _ pieceLength: Int = 4096) async -> [String] {
    await lines(of: ScriptedSource(text, pieceLength: pieceLength))
  }

  private func lines(of source: ScriptedSource) async -> [String] {
    await InputLines(source).reduce(into: []) { $0.append($1) }
  }
}
