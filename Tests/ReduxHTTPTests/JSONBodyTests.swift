import HTTPTypes
import Redux
import ReduxHTTP
import ReduxTesting
import Testing

/// Can be encoded only if every mark is a number.
private struct Rating: Encodable {
  struct Unwilling: Error {}

  let marks: [Double]
  var isUnwilling = false

  private enum CodingKeys: CodingKey {
    case marks
  }

  func encode(to encoder: any Encoder) throws {
    guard !isUnwilling else { throw Unwilling() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(marks, forKey: .marks)
  }
}

@Suite("The JSON that a request sends along", .timeLimit(.minutes(5)))
@MainActor
struct JSONBodyTests {
  @Test("A body that is JSON already is sent as it is, with its own content type if it has one")
  func encodedBody() async throws {
    struct Send: APIRequest {
      typealias Service = MovieAPI
      typealias Response = NoContent
      var resource: String { "" }
      var headers: HTTPFields { [.contentType: "application/merge-patch+json"] }
      var json: JSONBody? { JSONBody(encoded: Array("[ ]".utf8)) }
    }
    let harness = try ServiceHarness(transport: StubTransport { _ in .json("") })
    _ = try await harness.outcome(of: Send())
    let exchange = try #require(harness.transport.sent.first)
    #expect(String(decoding: exchange.body, as: UTF8.self) == "[ ]")
    #expect(exchange.request.headerFields[.contentType] == "application/merge-patch+json")
  }

  @Test(
    "A body that cannot be encoded is the request's failure, and nothing is sent",
    arguments: [
      (Rating(marks: [1, .nan]), "marks[1] cannot be written as JSON."),
      (Rating(marks: [1], isUnwilling: true), "The body cannot be written as JSON."),
    ])
  fileprivate func unencodableBody(rating: Rating, account: String) async throws {
    struct Rate: APIRequest {
      typealias Service = MovieAPI
      typealias Response = NoContent
      let rating: Rating
      var resource: String { "" }
      var json: JSONBody? { JSONBody(rating) }
      func onFailure(_ error: APIError) -> [any Action] { [ServiceAction.failed(error)] }
    }
    let harness = try ServiceHarness(transport: StubTransport { _ in .json("") })
    #expect(
      try await harness.outcome(of: Rate(rating: rating)).last?.matching(ServiceAction.self)
        == .failed(.encoding(account)))
    #expect(harness.transport.sent.isEmpty)
  }
}
