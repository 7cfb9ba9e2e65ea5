public import Redux

/// A service's own account of what went wrong, as it stands in the body of a reply.
public struct ErrorResponse: Codable, Hashable, Sendable, Error {
  /// The account in words.
  ///
  /// It comes from outside: clean it before it is shown.
  public let message: String

  /// The account as a code that a program can compare.
  @Verbatim public private(set) var code: String

  public init(message: String, code: String) {
    self.message = message
    self.code = code
  }
}
