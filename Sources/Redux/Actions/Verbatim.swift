/// A value that belongs to a file format, such as a name or a code, and not to the texts of a
/// session.
///
/// It is encoded like the value itself, and a ``TextChangingEncoder`` leaves it alone: if it were
/// changed, the file could not be read back.
///
/// ```swift
/// struct Failure: Codable {
///   @Verbatim var code: String
///   var message: String
/// }
/// ```
@propertyWrapper
public struct Verbatim<Value: Codable & Sendable>: Codable, Sendable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    let unchanging = (encoder as? any TextChangingEncoder)?.unchanging
    try wrappedValue.encode(to: unchanging ?? encoder)
  }
}

extension Verbatim: Equatable where Value: Equatable {}
extension Verbatim: Hashable where Value: Hashable {}

/// An encoder that changes texts as it writes them, such as one that keeps secrets out of a file.
public protocol TextChangingEncoder: Encoder {
  /// The underlying encoder, which changes nothing.
  var unchanging: any Encoder { get }
}
