import HTTPTypes
import Transport

/// An error other than the one that a test expects, or none.
struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ error: TransportError?) {
    description = "unexpected: " + (error.map { "\($0)" } ?? "no error")
  }
}

extension HTTPTransport {
  /// The error with which a request ends, `nil` where it brings a reply.
  func failure(of request: HTTPRequest, body: [UInt8] = []) async -> TransportError? {
    do {
      _ = try await send(request, body: body)
      return nil
    } catch {
      return error
    }
  }
}
