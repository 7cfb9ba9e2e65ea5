import SafeText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordingFormat {
  /// The maximum length of a text in characters; a longer one is cut, but no session has one.
  private static let textLimit = 20_000

  /// Returns a text from a recording with anything harmful removed; a session's own text stays
  /// unchanged.
  static func cleaned(_ text: String) -> String { Sanitizer.line(text, limit: textLimit) }

  /// Returns a line with all its texts made harmless, since recordings also come from strangers,
  /// with their reports.
  ///
  /// Most lines of a session are printable ASCII, and are returned unchanged after a quick check.
  ///
  /// - Throws: An error if the line is not UTF-8: JSON in UTF-16 contains zeros, and would slip
  ///   past this check.
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

  /// Returns a JSON string, including its quotation marks, with its text made harmless.
  private func cleaned(string: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    if string.isPlain { return string }
    let text = try JSONDecoder().decode(String.self, from: Data(string))
    return try line(Self.cleaned(text))[...]
  }
}

extension Collection<UInt8> {
  /// Whether all bytes are printable ASCII and nothing is escaped.
  fileprivate var isPlain: Bool {
    allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index after the closing quotation mark of the string that begins at `start`.
  fileprivate func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < endIndex, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index + 1, endIndex)
  }
}
