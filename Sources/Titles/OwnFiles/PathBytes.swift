/// The path of a file, byte by byte, since names on a disk need not be valid text.
public struct PathBytes: Hashable, Sendable {
  public var bytes: [UInt8]

  public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Makes the path that a text names.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text, with replacement characters for bytes that are not text.
  ///
  /// It is hostile text, which has to be made harmless before it is shown.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The last component as text: the name of the file.
  public var name: String {
    String(decoding: bytes.split(separator: Self.slash).last ?? [], as: UTF8.self)
  }

  /// Returns whether a folder is this one, or one above it.
  public func isWithin(_ folder: PathBytes) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || folder.bytes.last == UInt8(ascii: "/")
      || bytes[folder.bytes.count] == UInt8(ascii: "/")
  }

  static let slash = UInt8(ascii: "/")
}

extension PathBytes: Comparable {
  public static func < (left: PathBytes, right: PathBytes) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension PathBytes: Codable {
  private enum CodingKeys: CodingKey {
    case text, bytes
  }

  /// Reads a path: an object with a text, or with the bytes of a path that is not text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self.init(text)
    } else {
      let digits = try container.decode(String.self, forKey: .bytes)
      // A recording may hide the digits.
      self = PathBytes(hexadecimal: digits) ?? PathBytes(digits)
    }
  }

  /// Writes the path as a text under a name, so that a recording can hide it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let text = String(validating: bytes, as: UTF8.self) {
      try container.encode(text, forKey: .text)
    } else {
      try container.encode(hexadecimal, forKey: .bytes)
    }
  }

  /// Two digits for each byte.
  private var hexadecimal: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private init?(hexadecimal digits: String) {
    let digits = Array(digits)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(digits[index...index + 1]), radix: 16) else { return nil }
      bytes.append(byte)
    }
    self.bytes = bytes
  }
}
