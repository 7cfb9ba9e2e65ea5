import Foundation
import Redux
import ReduxHTTP
import ReduxTesting
import Testing

@Suite("A service's own account of a failure", .timeLimit(.minutes(5)))
@MainActor
struct ErrorResponseTests {
  @Test(
    "The service's own account of a failure is read as message and code, a text or a number",
    arguments: [
      (#""E42""#, "E42"), ("17", "17"), ("-3", "-3"), ("4.5", "4.5"), (#""17""#, "17"),
      ("9223372036854775808", "9.223372036854776e+18"),
    ])
  func errorResponse(json: String, code: String) async throws {
    let body = #"{"message":"No such user.","code":\#(json)}"#
    let harness = try ServiceHarness(
      transport: StubTransport { _ in .json(body, status: .notFound) })
    let expected = APIError.status(404, ErrorResponse(message: "No such user.", code: code))
    #expect(
      try await harness.outcome(of: GetMovies(words: "bat")).last?.matching(ServiceAction.self)
        == .failed(expected))
  }

  @Test(
    "A body that gives no such account is none",
    arguments: ["", "[]", #"{"code":17}"#, #"{"message":"No."}"#, #"{"message":1,"code":true}"#])
  func noErrorResponse(body: String) async throws {
    let harness = try ServiceHarness(
      transport: StubTransport { _ in .json(body, status: .notFound) })
    #expect(
      try await harness.outcome(of: GetMovies(words: "bat")).last?.matching(ServiceAction.self)
        == .failed(.status(404, nil)))
  }

  @Test("An account that was written down reads as it was")
  func writtenErrorResponse() throws {
    let response = ErrorResponse(message: "No such user.", code: "17")
    let json = try JSONEncoder().encode(response)
    #expect(try JSONDecoder().decode(ErrorResponse.self, from: json) == response)
  }
}
