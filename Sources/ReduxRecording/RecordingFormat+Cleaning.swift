import SafeText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordingFormat {
  /// The most characters of a text that are read; no text of a session is that long.
  private static let textLimit = 20_000

  /// A text read from a recording: harmless, and unchanged if a session wrote it.
  static func cleaned(_ text: String) -> String { Sanitizer.line(text, limit: textLimit) }

  /// A line whose texts are harmless, since recordings also come from strangers, with their
  /// reports.
  ///
  /// Most lines of a session are printable ASCII, and are passed through quickly.
  ///
  /// - Throws: An error if the line is not UTF-8: JSON in UTF-16 contains zeros, and would slip
  ///   past this.
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

  /// A JSON string, including its quotation marks.
  private func cleaned(string: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    if string.isPlain { return string }
    let text = try JSONDecoder().decode(String.self, from: Data(string))
    return try line(Self.cleaned(text))[...]
  }
}

extension Collection<UInt8> {
  /// Whether all of it is printable ASCII and nothing is escaped.
  fileprivate var isPlain: Bool {
    allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
  }
}

extension ArraySlice<UInt8> {
  /// The index after the closing quotation mark of the string that begins at `start`.
  fileprivate func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < endIndex, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index + 1, endIndex)
  }
}
