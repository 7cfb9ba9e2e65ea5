import TerminalUI

extension FuzzedReader {
  /// Types bytes, cut in two wherever the first one says: none crash the decoder or the line
  /// editor, and ^C is recognised after all of them.
  public static let input = FuzzedReader(corpus: "Input") { bytes in
    let place = bytes.first.map { Int($0) % bytes.count } ?? 0
    var decoder = InputDecoder()
    var editor = LineEditor()
    let typed = decoder.feed(bytes.prefix(place)) + decoder.feed(bytes.dropFirst(place))
    for event in typed + decoder.flush() {
      switch event {
      case .key(let key): editor.handle(key)
      case .paste(let text): editor.insert(text)
      case .mouse, .focus, .background, .colorScheme, .synchronizedOutput, .kittyGraphics,
        .terminalVersion:
        break
      }
      try BrokenPromise.unless(
        editor.text.unicodeScalars.count <= LineEditor.limit, "A line has a limit.")
      try BrokenPromise.unless(
        (0...editor.text.count).contains(editor.cursor), "The cursor is within the line.")
    }
    try BrokenPromise.unless(
      decoder.feed([0x03]).last == .key(.control("c")), "^C is recognised after all bytes.")
    let sequence = MeaninglessSequence(madeFrom: bytes).bytes
    try BrokenPromise.unless(
      InputDecoder().events(of: sequence + [UInt8(ascii: "j")]) == [.key(.character("j"))],
      "A sequence that means nothing here is no key: \(sequence).")
  }
}

extension InputDecoder {
  /// What bytes mean if nothing follows them.
  fileprivate func events(of bytes: [UInt8]) -> [InputEvent] {
    var decoder = self
    return decoder.feed(bytes) + decoder.flush()
  }
}

/// A sequence of ECMA-48's grammar whose final byte means nothing in this program.
///
/// Source: [ECMA-48](https://ecma-international.org/publications-and-standards/standards/ecma-48/),
/// 5.4: parameters from 0x30 to 0x3F, intermediates from 0x20 to 0x2F, and a final byte.
private struct MeaninglessSequence {
  let bytes: [UInt8]

  /// After `ESC [` and after `ESC O`, where there are neither parameters nor intermediates.
  private static let finals: (control: [UInt8], shift: [UInt8]) = (
    Array("EGJKLNTUVWX\\]_`efghijklnopqrstvwxz{|}".utf8), Array("EGJKLNTUVWYZ[\\]^_`efghiz{|}".utf8)
  )

  /// Any bytes make one.
  init(madeFrom bytes: [UInt8]) {
    let choice = Int(bytes.first ?? 0)
    guard choice % 4 > 0 else {
      self.bytes = Array("\u{1B}O".utf8) + [Self.finals.shift[choice % Self.finals.shift.count]]
      return
    }
    let parameters = bytes.dropFirst().prefix(choice % 9).map { 0x30 + $0 % 0x10 }
    let intermediates = bytes.dropFirst(9).prefix(choice % 3).map { 0x20 + $0 % 0x10 }
    let final = Self.finals.control[(choice + bytes.count) % Self.finals.control.count]
    self.bytes = Array("\u{1B}[".utf8) + parameters + intermediates + [final]
  }
}
