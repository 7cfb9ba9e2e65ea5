import OMDB
import Testing

@Suite("Errors")
struct OMDBErrorTests {
  private static let all: [OMDBError] = [
    .notFound, .tooManyResults, .incorrectID, .keyMissing, .keyRefused, .limitReached, .blocked,
    .serviceFailing(status: 503), .unreadable(reason: "it is empty"), .other(message: "Hm."),
  ]

  @Test("An error travels as code and message and comes back the same", arguments: all)
  func travelling(error: OMDBError) {
    #expect(OMDBError(code: error.code, message: error.message) == error)
  }

  @Test("Codes are stable")
  func codes() {
    #expect(
      Self.all.map(\.code) == [
        "notFound", "tooManyResults", "incorrectID", "keyMissing", "keyRefused", "limitReached",
        "blocked", "serviceFailing503", "unreadable", "other",
      ])
    #expect(OMDBError(code: "nonsense", message: "") == nil)
    #expect(OMDBError(code: "serviceFailingX", message: "") == nil)
  }

  @Test("Each error has a sentence of its own")
  func explanations() {
    #expect(Set(Self.all.map(\.explanation)).count == Self.all.count)
    #expect(Self.all.allSatisfy { !$0.explanation.isEmpty })
  }
}
