import TerminalUI
import TestSupport
import Testing

@Suite("Input decoder, any bytes", .timeLimit(.minutes(5)))
struct InputDecoderPropertyTests {
  /// Meaningful pieces, so that random input reaches all parts of the decoder.
  private static let pieces: [[UInt8]] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[200~", "\u{1B}[201~",
    "\u{1B}]11;rgb:0/8/f",
    "\u{7}", "\u{1B}\\", "\u{1B}P", "é", "千", "👍", "\u{1B}[<0;3;4M", "\u{1B}[[A", "q", "\r", ";5~",
    "\u{1B}[?1;2c",
  ].map { Array($0.utf8) }

  private func randomInput(length: Int, using random: inout SplitMix) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < length {
      if Bool.random(using: &random) {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      } else {
        bytes.append(.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  @Test("The same bytes are the same events, however they are cut into pieces", arguments: 1...300)
  func chunks(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let bytes = randomInput(length: 300, using: &random)
    var whole = InputDecoder()
    let expected = whole.feed(bytes) + whole.flush()
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...7, using: &random)
      events += decoder.feed(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    #expect(events + decoder.flush() == expected)
  }

  @Test("After any bytes at all, keys are still heard", arguments: 1...20)
  func neverStuck(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<20 {
      _ = decoder.feed(randomInput(length: 5_000, using: &random))
      _ = decoder.feed("\u{1B}[201~".utf8)
      _ = decoder.flush()
      _ = decoder.feed([0x0D])
      #expect(decoder.feed(Array("j".utf8)) == [.key(.character("j"))])
    }
  }
}
