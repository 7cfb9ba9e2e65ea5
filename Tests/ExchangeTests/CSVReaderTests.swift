import Exchange
import TestSupport
import Testing

@Suite("Comma-separated values", .timeLimit(.minutes(5)))
struct CSVReaderTests {
  private func texts(_ text: String, _ separator: CSVSeparator? = nil) throws -> [[String]] {
    try CSVReader.records(in: text, separator: separator).map(\.texts)
  }

  @Test("Lines end with LF, CR, or both", arguments: ["\n", "\r", "\r\n"])
  func lineEnds(_ end: String) throws {
    #expect(try texts("a,b\(end)c,d\(end)") == [["a", "b"], ["c", "d"]])
    #expect(try texts("a,b\(end)c,d") == [["a", "b"], ["c", "d"]])
    let lines = try CSVReader.records(in: "a\(end)\(end)b").map(\.fields[0].place.line)
    #expect(lines == [1, 3])
  }

  @Test("Quoted fields hold separators, line breaks and doubled quotation marks")
  func quotes() throws {
    #expect(
      try texts("\"a,b\",\"c\r\nd\",\"\"\"e\"\"\",\"\"\r\nf") == [
        ["a,b", "c\r\nd", "\"e\"", ""], ["f"],
      ])
    #expect(try texts("5\" gun, \"b\"") == [["5\" gun", " \"b\""]])
    #expect(try texts("\"a\" ,b") == [["a", "b"]])
    #expect(try texts("\"a\"  ,\"b\"   \nc") == [["a", "b"], ["c"]])
  }

  @Test("A field knows the line and the character at which it begins")
  func places() throws {
    let records = try CSVReader.records(in: "é🎬,\"x\r\ny\nz\",w\r\n\"q\",r")
    #expect(
      records[0].fields.map(\.place) == [
        TextPlace(line: 1, column: 1), TextPlace(line: 1, column: 4), TextPlace(line: 3, column: 4),
      ])
    #expect(
      records[1].fields.map(\.place) == [
        TextPlace(line: 4, column: 1), TextPlace(line: 4, column: 5),
      ])
  }

  @Test("The header tells the separator, whatever its quoted names contain")
  func separators() throws {
    #expect(try texts("a;b;c\n1,5;2;3") == [["a", "b", "c"], ["1,5", "2", "3"]])
    #expect(try texts("a\tb\n1,2\t3") == [["a", "b"], ["1,2", "3"]])
    #expect(try texts("\"a;b;c\",d\n1;2,3") == [["a;b;c", "d"], ["1;2", "3"]])
    #expect(try texts("A list\n\na;b\n1,2;3") == [["A list"], ["a", "b"], ["1,2", "3"]])
  }

  @Test("Empty lines are only counted, and one of separators alone is blank")
  func blankLines() throws {
    #expect(
      try CSVReader.records(in: "\n;;\n\"\"\na").map(\.isBlank) == [true, false, false])
    #expect(try CSVReader.records(in: "\n;;\n\"\"\na").map(\.fields[0].place.line) == [2, 3, 4])
  }

  @Test("A quotation mark too many or too few is named by its place")
  func brokenQuotes() {
    #expect(throws: ExchangeError.unclosedQuote(TextPlace(line: 2, column: 3))) {
      try CSVReader.records(in: "a,b\n1,\"2\n3\n")
    }
    #expect(throws: ExchangeError.textAfterQuote(TextPlace(line: 2, column: 6))) {
      try CSVReader.records(in: "a,b\n1,\"2\"3\n")
    }
  }

  @Test("A line has at most so many fields")
  func columnLimit() throws {
    let most = Array(repeating: "1", count: CSVReader.columnLimit).joined(separator: ",")
    #expect(try texts(most)[0].count == CSVReader.columnLimit)
    let place = TextPlace(line: 1, column: most.count + 2)
    #expect(throws: ExchangeError.tooManyColumns(place, limit: CSVReader.columnLimit)) {
      try CSVReader.records(in: most + ",1")
    }
  }

  @Test("Every table is read as it was written", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let parts = ["a", "\"", ",", ";", "\t", "\r", "\n", " ", "é", "🎬", "\u{301}", "'", "="]
    let table = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
      (0..<Int.random(in: 1..<6, using: &random)).map { _ in
        (0..<Int.random(in: 0..<7, using: &random))
          .compactMap { _ in parts.randomElement(using: &random) }.joined()
      }
    }
    let text = CSVWriter.text(table)
    #expect(
      try texts(text, .comma).map { $0.map { Array($0.utf8) } }
        == table.map { $0.map { Array($0.utf8) } })
  }

  @Test("Any text is read or refused, and every line of it is counted", arguments: 0..<300)
  func anyText(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let parts = ["a", "\"", "\"\"", ",", ";", "\t", "\r", "\n", "\r\n", " ", "é"]
    let text = (0..<60).compactMap { _ in parts.randomElement(using: &random) }.joined()
    guard let records = try? CSVReader.records(in: text) else { return }
    let places = records.flatMap(\.fields).map(\.place)
    #expect(places == places.sorted())
    #expect(places.allSatisfy { $0.line >= 1 && $0.column >= 1 })
  }
}
