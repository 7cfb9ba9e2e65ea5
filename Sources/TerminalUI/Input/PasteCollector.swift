/// Collects pasted text up to the end mark of bracketed paste.
struct PasteCollector: Sendable {
  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of the end mark the last bytes match.
  private var matched = 0

  /// The text, with one kind of line break.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
      .replacing("\r\n", with: "\n")
      .replacing("\r", with: "\n")
  }

  /// Adds a byte; returns true if it completes the end mark.
  mutating func finishes(with byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    keep(Self.endMark[..<matched])
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return false
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if bytes.count + more.count <= InputDecoder.pasteLimit { bytes += more }
  }
}
