import TerminalUI

/// Types libFuzzer's input, cut in two wherever its first byte says: no bytes may crash the decoder
/// or the line editor, and ^C must be recognised after all of them.
///
/// libFuzzer's own `main` calls it by this name. The bytes belong to libFuzzer and are valid only
/// during the call, so they are copied first.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
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
    precondition(editor.text.unicodeScalars.count <= LineEditor.limit)
    precondition((0...editor.text.count).contains(editor.cursor))
  }
  precondition(decoder.feed([0x03]).last == .key(.control("c")))
  return 0
}
