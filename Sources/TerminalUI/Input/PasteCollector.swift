/// Collects pasted text up to the end mark of bracketed paste.
struct PasteCollector: Sendable {
  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the end mark that the last bytes match.
  private var matched = 0
  /// The number of ^C at the end of the text so far; they are text only if something follows them.
  private var interrupts = 0

  /// Whether a ^C came last, which counts as pressed if the paste never goes on.
  var endsWithInterrupt: Bool { interrupts > 0 }

  /// The collected text, with all line breaks as `\n`.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
      .replacing("\r\n", with: "\n")
      .replacing("\r", with: "\n")
  }

  /// Adds a byte; returns whether it completes the end mark.
  mutating func finishes(with byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      keepInterrupts()
      matched += 1
      return matched == Self.endMark.count
    }
    keep(Self.endMark[..<matched])
    matched = 0
    if byte == InputDecoder.interrupt {
      interrupts += 1
    } else {
      keepInterrupts()
      if byte == Self.endMark[0] { matched = 1 } else { keep(CollectionOfOne(byte)) }
    }
    return false
  }

  /// Adds the last ^C to the text, since something follows them.
  private mutating func keepInterrupts() {
    keep(repeatElement(InputDecoder.interrupt, count: interrupts))
    interrupts = 0
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if bytes.count + more.count <= InputDecoder.pasteLimit { bytes += more }
  }
}
