public import Transport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TransportReply {
  /// Reads the body as JSON, for requests that decode by hand.
  ///
  /// - Parameter type: The expected type of the body.
  /// - Returns: The value.
  /// - Throws: ``APIError/decoding(_:)``, which names the place in the body and quotes no value.
  ///   The names of a dictionary's entries come from the body unchanged: sanitise the text before
  ///   it is shown.
  public func decodeJSON<Value: Decodable>(_ type: Value.Type) throws(APIError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw .decoding(error.account)
    } catch {
      throw .decoding("The reply could not be read.")
    }
  }
}

extension DecodingError {
  /// A sentence that says what is wrong, and where.
  fileprivate var account: String {
    switch self {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing."
    case .valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null, where \(type) was expected."
    case .typeMismatch(let type, let context): "\(place(context.codingPath)) is not \(type)."
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "The reply is not JSON."
    case .dataCorrupted(let context):
      "\(place(context.codingPath)) has a value that is not allowed."
    @unknown default: "The reply could not be read."
    }
  }
}

private func place(_ path: [any CodingKey]) -> String { path.place(in: "The reply") }
