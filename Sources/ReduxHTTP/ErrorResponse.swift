public import Redux

/// A service's own explanation of a failure, from the body of a reply.
///
/// It is read from an object with a `message` and a `code`, which may be a text or a number:
///
/// ```json
/// { "message": "No such user.", "code": 17 }
/// ```
public struct ErrorResponse: Codable, Hashable, Sendable, Error {
  /// The explanation in words.
  ///
  /// It comes from outside: sanitise it before it is shown.
  public let message: String

  /// The explanation as a code that a program can compare; a number is given as its digits.
  @Verbatim public private(set) var code: String

  public init(message: String, code: String) {
    self.message = message
    self.code = code
  }

  private enum CodingKeys: String, CodingKey {
    case message, code
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    message = try container.decode(String.self, forKey: .message)
    // Most services send a number, usually an integer.
    if let number = try? container.decode(Int.self, forKey: .code) {
      code = String(number)
    } else if let number = try? container.decode(Double.self, forKey: .code) {
      code = String(number)
    } else {
      code = try container.decode(String.self, forKey: .code)
    }
  }
}
