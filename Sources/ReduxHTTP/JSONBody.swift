#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON that a request sends along, encoded when the request is sent.
///
/// ```swift
/// var method: HTTPRequest.Method { .post }
/// var json: JSONBody? { JSONBody(credentials) }
/// ```
///
/// A value that cannot be encoded is a failure of the request like any other:
/// ``APIError/encoding(_:)``. Nothing is sent then.
public struct JSONBody: Sendable {
  private let bytes: @Sendable () throws -> [UInt8]

  /// A body of a value, which is encoded away from the main actor.
  public init(_ value: some Encodable & Sendable) {
    bytes = { Array(try JSONEncoder().encode(value)) }
  }

  /// A body that is JSON already.
  public init(encoded bytes: [UInt8]) {
    self.bytes = { bytes }
  }

  /// The body as it is sent.
  ///
  /// - Throws: ``APIError/encoding(_:)``, which names the place in the value and quotes nothing of it.
  public func encoded() throws(APIError) -> [UInt8] {
    do {
      return try bytes()
    } catch EncodingError.invalidValue(_, let context) {
      throw .encoding("\(context.codingPath.place(in: "The body")) cannot be written as JSON.")
    } catch {
      throw .encoding("The body cannot be written as JSON.")
    }
  }
}
