/// A string that the terminal sends about itself (OSC, DCS, APC, PM or SOS), as far as it has
/// arrived.
struct TerminalString: Sendable {
  /// The character after the escape byte, which determines the kind of string.
  let introducer: Character
  private var bytes: [UInt8] = []
  /// The maximum length in bytes; the rest of a longer string is dropped, since no known one is
  /// longer.
  private static let limit = 64

  /// Starts a string; fails if the byte does not introduce one.
  init?(introducer byte: UInt8) {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      introducer = Character(Unicode.Scalar(byte))
    default: return nil
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  func appending(_ byte: UInt8) -> TerminalString {
    var longer = self
    if bytes.count < Self.limit { longer.bytes.append(byte) }
    return longer
  }

  /// The meaning of the whole string, if it is the answer to a query; otherwise `nil`.
  var event: InputEvent? {
    let text = String(decoding: bytes, as: UTF8.self)
    return switch introducer {
    case "]": Self.background(in: text)
    case "_": Self.graphics(in: text)
    case "P": Self.version(in: text)
    default: nil
    }
  }

  /// Reads the answer to the query for kitty's graphics protocol: `OK` or an error.
  private static func graphics(in text: String) -> InputEvent? {
    let answer = "Gi=\(KittyGraphics.queryNumber);"
    return text.hasPrefix(answer) ? .kittyGraphics(text.dropFirst(answer.count) == "OK") : nil
  }

  /// Reads the answer to XTVERSION.
  private static func version(in text: String) -> InputEvent? {
    text.hasPrefix(">|") ? .terminalVersion(TerminalVersion(String(text.dropFirst(2)))) : nil
  }

  private static func background(in text: String) -> InputEvent? {
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
    let channels = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3)
      .compactMap(channel)
    guard channels.count == 3 else { return nil }
    return .background(.rgb(channels[0], channels[1], channels[2]))
  }

  /// Reads one to four hexadecimal digits, scaled to a byte.
  private static func channel(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
    let largest = UInt32(1) << (4 * UInt32(digits.count)) - 1
    return UInt8(value * 255 / largest)
  }
}
