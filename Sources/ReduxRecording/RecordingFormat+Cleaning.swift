import SafeText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordingFormat {
  /// The most characters of a text that are read; no text of a session has as many.
  private static let textLimit = 20_000

  /// A text as it is read from a recording: harmless, and as it is where a session has written it.
  static func cleaned(_ text: String) -> String { Sanitizer.line(text, limit: textLimit) }

  /// A line whose texts are harmless, since recordings come with the reports of strangers.
  ///
  /// Most lines of a session hold printable ASCII alone, and are not looked at twice.
  ///
  /// - Throws: Where the line is not UTF-8: JSON in UTF-16 has a zero in it, and would be read past
  ///   this.
  func cleaned(_ line: [UInt8]) throws -> [UInt8] {
    if line.isPlain { return line }
    guard !line.contains(0), String(validating: line, as: UTF8.self) != nil else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not UTF-8"))
    }
    var output: [UInt8] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "\"")) {
      let end = rest.endOfString(from: start)
      output += rest[..<start]
      output += try cleaned(string: rest[start..<end])
      rest = rest[end...]
    }
    return output + rest
  }

  /// A string of JSON, in its quotation marks.
  private func cleaned(string: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    if string.isPlain { return string }
    let text = try JSONDecoder().decode(String.self, from: Data(string))
    return try line(Self.cleaned(text))[...]
  }
}

extension Collection<UInt8> {
  /// Whether all of it is printable ASCII, and nothing is escaped.
  fileprivate var isPlain: Bool {
    allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
  }
}

extension ArraySlice<UInt8> {
  /// The place behind the closing quotation mark of the string that begins at `start`.
  fileprivate func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < endIndex, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index + 1, endIndex)
  }
}
