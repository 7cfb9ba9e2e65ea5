import Testing

@testable import Storage

@Suite("The columns of a dump", .timeLimit(.minutes(5)))
struct DumpColumnTests {
  private func reading<Value>(_ text: String, _ body: (DumpColumn) -> Value) -> Value {
    Array(text.utf8).withUnsafeBytes { body(DumpColumn(bytes: $0)) }
  }

  @Test(
    "Ids have seven digits or more",
    arguments: [
      ("tt0000001", 1), ("tt9999999", 9_999_999), ("tt10000000", 10_000_000),
      ("tt123456789", 123_456_789), ("tt4294967295", .max), ("tt4294967296", nil),
      ("tt123456", nil),
      ("nm0000001", nil), ("tt00000a1", nil), ("tt", nil), ("", nil),
      ("tt99999999999999999999", nil),
    ] as [(String, UInt32?)])
  func ids(text: String, number: UInt32?) {
    #expect(reading(text) { $0.id("tt") } == number)
  }

  @Test(
    "Ratings are read in tenths",
    arguments: [
      ("8.7", 87), ("10.0", 100), ("9", 90), ("8.75", nil), ("8.", nil), (".7", nil), ("\\N", nil),
      ("-1.0", nil), ("", nil),
    ] as [(String, Int?)])
  func tenths(text: String, tenths: Int?) {
    #expect(reading(text) { $0.tenths } == tenths)
  }

  @Test(
    "Numbers are whole",
    arguments: [
      ("0", 0), ("1994", 1_994), ("999999999999999999", 999_999_999_999_999_999),
      ("9999999999999999999", nil), ("\\N", nil), ("19x", nil), ("", nil), ("+1", nil),
    ] as [(String, Int?)])
  func numbers(text: String, number: Int?) {
    #expect(reading(text) { $0.number } == number)
  }

  @Test("Parts stand between commas")
  func parts() {
    var parts: [String] = []
    reading("Drama,Film-Noir,,War") { $0.forEachPart { parts.append($0.text) } }
    #expect(parts == ["Drama", "Film-Noir", "", "War"])
  }

  @Test("Only the two characters of IMDb's sign stand for nothing")
  func nothing() {
    #expect(reading("\\N") { $0.isNothing })
    for text in ["", "N", "\\n", "\\NN"] { #expect(!reading(text) { $0.isNothing }) }
  }

  @Test("A text is kept up to 500 characters")
  func longText() {
    let text = String(repeating: "x", count: 600)
    #expect(reading(text) { $0.text.count } == 500)
    var bytes: [UInt8] = [1]
    #expect(reading(text) { $0.appendText(to: &bytes) } == 500)
    #expect(bytes.count == 501)
  }
}
