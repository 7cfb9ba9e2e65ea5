/// An OMDb key that does not reveal itself.
///
/// Printing, interpolating, dumping and mirroring show a placeholder, and it is not `Codable`: it
/// cannot get into a log, a recording or the state by accident. Only ``KeyedTransport`` reads it,
/// and whoever counts its requests.
public struct APIKey: Equatable, Sendable {
  /// Why a text is not a key; reveals nothing of the text itself.
  public enum ReadingError: Error, Hashable, Sendable {
    case empty
    /// It has something other than ASCII letters and digits.
    case illegalCharacter
    /// It has more than ``APIKey/lengthLimit`` characters.
    case tooLong

    /// What is wrong, in one readable sentence.
    public var explanation: String {
      switch self {
      case .empty: "The API key is empty."
      case .illegalCharacter: "The API key may only hold letters and digits."
      case .tooLong: "The API key has more than \(lengthLimit) characters."
      }
    }
  }

  /// The key itself.
  package let secret: String

  /// The maximum length of a key; OMDb's have eight characters.
  public static let lengthLimit = 64

  /// Reads a key as a person or a file gives it, trimming spaces and line breaks around it.
  ///
  /// - Throws: The problem with it.
  public init(_ text: String) throws(ReadingError) {
    let text = text.trimmed
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.allSatisfy(\.isASCIILetterOrDigit) else { throw .illegalCharacter }
    guard text.utf8.count <= Self.lengthLimit else { throw .tooLong }
    secret = text
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(API key)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
