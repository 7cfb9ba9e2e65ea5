import SafeText

/// Where a plain session writes, in the characters that the locale has.
struct PlainOutput: Sendable {
  let sink: any ByteSink
  let isUTF8: Bool

  func write(_ text: String) throws(WriteError) {
    guard !text.isEmpty else { return }
    try sink.write(Array((isUTF8 ? text : text.transliterated).utf8))
  }

  func writeLine(_ line: String) throws(WriteError) {
    try write(line + "\n")
  }
}
