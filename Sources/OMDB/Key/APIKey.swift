/// An OMDb key that does not reveal itself.
///
/// Printing, interpolating, dumping and mirroring show a placeholder, and it is not `Codable`: it
/// cannot get into a log, a recording or the state by accident. Only ``KeyedTransport`` and the
/// code that counts the key's requests read it.
public struct APIKey: Equatable, Sendable {
  /// The reason why a text is not a key; reveals nothing of the text itself.
  public enum ReadingError: Error, Hashable, Sendable {
    case empty
    /// The text has a character other than an ASCII letter or digit.
    case illegalCharacter
    /// The text has more than ``APIKey/lengthLimit`` characters.
    case tooLong

    /// The problem in one readable sentence.
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

  /// Reads a key as a person or a file gives it, ignoring spaces and line breaks around it.
  ///
  /// - Throws: The reason why the text is not a key.
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

extension APIKey {
  /// Returns a text with an `x` in place of each byte of the key and of each telling piece of it,
  /// since typing the key letter by letter leaves its beginnings behind.
  ///
  /// The key is found in upper and lower case, and percent-encoded as in an address. A piece is
  /// telling if it consists of at least four consecutive characters of the key, digits and letters,
  /// or of at least six digits: this leaves words, years and title ids as they are. The text keeps
  /// its length, so that a cursor in it stays in place.
  ///
  /// - Complexity: O(*n* · *m*²) at worst for *n* bytes of text and *m* of the key.
  public func redacted(_ text: String) -> String {
    let secret = Secret(characters: self.secret.utf8.map(\.lowercasedASCII))
    var output = Array(text.utf8)
    var start = 0
    while start < output.count {
      let length = secret.lengthOfPiece(at: output[start...])
      for index in start..<(start + length) { output[index] = UInt8(ascii: "x") }
      start += max(length, 1)
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// The secret to look for in a text.
private struct Secret {
  /// Digits and lower-case letters.
  let characters: [UInt8]

  /// Returns the length in bytes of the telling piece of the key at the start of a text, or 0.
  func lengthOfPiece(at text: ArraySlice<UInt8>) -> Int {
    var longest = 0
    for start in characters.indices {
      let (count, length) = text.inCommon(with: characters[start...])
      if isTelling(characters[start...].prefix(count)) { longest = max(longest, length) }
    }
    return longest
  }

  private func isTelling(_ piece: ArraySlice<UInt8>) -> Bool {
    let digits = piece.count(where: \.isASCIIDigit)
    let hasLetter = digits < piece.count
    return piece.count == characters.count || digits > 0 && piece.count >= (hasLetter ? 4 : 6)
  }
}

extension ArraySlice<UInt8> {
  /// Returns how many characters the beginnings of both have in common, and how many bytes of this
  /// text they take.
  fileprivate func inCommon(with characters: ArraySlice<UInt8>) -> (count: Int, length: Int) {
    var count = 0
    var rest = self
    for character in characters {
      guard let (first, length) = rest.firstCharacter, first == character else { break }
      rest = rest.dropFirst(length)
      count += 1
    }
    return (count, self.count - rest.count)
  }

  /// The first character in lower case, and the number of its bytes: three if it is
  /// percent-encoded, else one.
  private var firstCharacter: (character: UInt8, length: Int)? {
    guard let first else { return nil }
    let digits = dropFirst().prefix(2)
    guard first == UInt8(ascii: "%"), digits.count == 2,
      let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return (first.lowercasedASCII, 1) }
    return (code.lowercasedASCII, 3)
  }
}
