#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON body of a request, encoded when the request is sent.
///
/// ```swift
/// var method: HTTPRequest.Method { .post }
/// var json: JSONBody? { JSONBody(credentials) }
/// ```
///
/// If the value cannot be encoded, the request fails with ``APIError/encoding(_:)`` and nothing is
/// sent.
public struct JSONBody: Sendable {
  private let bytes: @Sendable () throws -> [UInt8]

  /// Makes a body from a value, which is encoded off the main actor.
  public init(_ value: some Encodable & Sendable) {
    bytes = { Array(try JSONEncoder().encode(value)) }
  }

  /// Makes a body from bytes that are already JSON.
  public init(encoded bytes: [UInt8]) {
    self.bytes = { bytes }
  }

  /// Returns the bytes of the body.
  ///
  /// - Throws: ``APIError/encoding(_:)``, which names the place in the value and quotes nothing of
  ///   it.
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
