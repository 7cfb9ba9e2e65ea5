internal import SafeText

/// The text of a file, with its detected encoding.
///
/// A byte order mark determines the encoding, and is not part of the text. Without one, zeros in
/// every other byte indicate UTF-16, at least for texts mainly in Latin letters. Other bytes are
/// UTF-8 if they are valid as such, and otherwise Windows-1252, in which almost every sequence of
/// bytes is a text.
public struct DecodedText: Hashable, Sendable {
  public var text: String
  public var encoding: TextEncoding

  /// The maximum number of bytes to read; no personal library comes near this.
  public static let limit = 64 << 20

  /// Decodes the bytes of a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `.tooLarge` or `.notText`.
  public init(_ bytes: [UInt8]) throws(ExchangeError) {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    let (encoding, content) = Self.recognised(bytes)
    guard let text = Self.text(content, encoding), Self.isText(text, encoding) else {
      throw .notText
    }
    self.text = text
    self.encoding = encoding
  }

  private static let marks: [(TextEncoding, [UInt8])] = [
    (.utf8, [0xEF, 0xBB, 0xBF]),
    (.utf16LittleEndian, [0xFF, 0xFE]),
    (.utf16BigEndian, [0xFE, 0xFF]),
  ]

  /// Returns the encoding, and the bytes after the byte order mark.
  private static func recognised(_ bytes: [UInt8]) -> (TextEncoding, ArraySlice<UInt8>) {
    for (encoding, mark) in marks where bytes.starts(with: mark) {
      return (encoding, bytes.dropFirst(mark.count))
    }
    if let encoding = wideEncoding(bytes) { return (encoding, bytes[...]) }
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    return (isUTF8 ? .utf8 : .windows1252, bytes[...])
  }

  /// Returns UTF-16 in one byte order if the zeros are exactly where the higher bytes of Latin
  /// letters are; `nil` otherwise.
  private static func wideEncoding(_ bytes: [UInt8]) -> TextEncoding? {
    var zeros = (even: 0, odd: 0)
    for (index, byte) in bytes.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // A single zero is an accident, not an encoding.
    let enough = max(2, bytes.count / 8)
    if zeros.odd >= enough, zeros.even == 0 { return .utf16LittleEndian }
    if zeros.even >= enough, zeros.odd == 0 { return .utf16BigEndian }
    return nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding) -> String? {
    switch encoding {
    case .utf8: String(validating: bytes, as: UTF8.self)
    case .utf16LittleEndian: wideText(bytes) { UInt16($1) << 8 | UInt16($0) }
    case .utf16BigEndian: wideText(bytes) { UInt16($0) << 8 | UInt16($1) }
    case .windows1252: Windows1252.text(bytes)
    }
  }

  /// Whether decoded characters are text, rather than other data that happens to be decodable.
  private static func isText(_ characters: String, _ encoding: TextEncoding) -> Bool {
    guard encoding == .windows1252 else { return !characters.utf8.contains(0) }
    return characters.utf8.allSatisfy { $0 >= 0x20 || controlsOfTexts.contains($0) }
  }

  /// Tabs, line breaks, page breaks, and the end-of-file mark of DOS.
  private static let controlsOfTexts: Set<UInt8> = [0x09, 0x0A, 0x0C, 0x0D, 0x1A]

  private static func wideText(
    _ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16
  ) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      unit(bytes[$0], bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// The encoding of a file's characters.
public enum TextEncoding: Hashable, Sendable, CaseIterable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  /// The Western European encoding of old files: Latin-1, with more characters in places that
  /// Latin-1 leaves to controls.
  case windows1252
}
