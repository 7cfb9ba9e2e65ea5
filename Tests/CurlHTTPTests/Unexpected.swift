import HTTPTypes
import Transport

/// An error other than the expected one, or none.
struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ error: TransportError?) {
    description = "unexpected: " + (error.map { "\($0)" } ?? "no error")
  }
}

extension HTTPTransport {
  /// The error of a request, `nil` if it gets a reply.
  func failure(of request: HTTPRequest, body: [UInt8] = []) async -> TransportError? {
    do {
      _ = try await send(request, body: body)
      return nil
    } catch {
      return error
    }
  }
}
