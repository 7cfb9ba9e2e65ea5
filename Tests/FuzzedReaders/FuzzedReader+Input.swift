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
      case .mouse, .focus, .background, .synchronizedOutput, .kittyGraphics: break
      }
      try BrokenPromise.unless(
        editor.text.unicodeScalars.count <= LineEditor.limit, "A line has a limit.")
      try BrokenPromise.unless(
        (0...editor.text.count).contains(editor.cursor), "The cursor is within the line.")
    }
    try BrokenPromise.unless(
      decoder.feed([0x03]).last == .key(.control("c")), "^C is recognised after all bytes.")
  }
}
