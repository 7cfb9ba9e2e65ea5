import Foundation
import Redux
import Testing

@Suite("What belongs to a format", .timeLimit(.minutes(5)))
struct VerbatimTests {
  private struct Failure: Codable, Equatable {
    @Verbatim var code: String
    @Verbatim var places: [String: [Int]]
  }

  @Test("It is written and read like the value itself")
  func transparent() throws {
    let failure = Failure(code: "E42", places: ["line": [1, 2]])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(failure)
    #expect(String(decoding: json, as: UTF8.self) == #"{"code":"E42","places":{"line":[1,2]}}"#)
    #expect(try JSONDecoder().decode(Failure.self, from: json) == failure)
  }
}
