import Foundation
import SafeText
import Titles

/// The bytes of one column of one line, read in place: they are valid as long as the line.
struct DumpColumn {
  let bytes: UnsafeRawBufferPointer

  /// Whether the column is `\N`.
  var isNothing: Bool {
    bytes.count == 2 && bytes[0] == UInt8(ascii: "\\") && bytes[1] == UInt8(ascii: "N")
  }

  /// Whether the column has no text.
  var isBlank: Bool { isNothing || bytes.withoutBlanks.isEmpty }

  /// Whether the column equals a text, byte for byte.
  func equals(_ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount, let start = bytes.baseAddress else {
      return false
    }
    return memcmp(start, text.utf8Start, bytes.count) == 0
  }

  /// The column as a whole decimal number; `nil` for anything else.
  var number: Int? { Self.number(bytes) }

  /// The column as a number with at most one decimal, times ten: 87 for `8.7`, 90 for `9`.
  var tenths: Int? {
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else { return number.map { $0 * 10 } }
    guard point + 2 == bytes.count,
      let whole = Self.number(UnsafeRawBufferPointer(rebasing: bytes[..<point])),
      let tenth = Self.number(UnsafeRawBufferPointer(rebasing: bytes[(point + 1)...]))
    else { return nil }
    return whole * 10 + tenth
  }

  /// Reads an id such as `tt0096895`, which has 7 digits or more.
  ///
  /// - Parameter prefix: The two letters before the number.
  /// - Returns: The number; `nil` if the column is not such an id.
  func id(_ prefix: StaticString) -> UInt32? {
    guard bytes.count >= 9,
      DumpColumn(bytes: UnsafeRawBufferPointer(rebasing: bytes[..<2])).equals(prefix)
    else { return nil }
    let digits = UnsafeRawBufferPointer(rebasing: bytes[2...])
    return Self.number(digits).flatMap { UInt32(exactly: $0) }
  }

  private static func number(_ digits: UnsafeRawBufferPointer) -> Int? {
    // Any number of 18 digits fits.
    guard (1...18).contains(digits.count) else { return nil }
    var number = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// Calls a function with the parts between commas, in order.
  func forEachPart(_ body: (DumpColumn) -> Void) {
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      body(DumpColumn(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
      start = end + 1
    }
  }

  /// Whether every byte is a visible character of ASCII or a space, so that the sanitiser would
  /// return the text as it is.
  private var isPlain: Bool {
    bytes.count <= Self.longestText && bytes.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// The maximum number of characters that are kept of a text.
  private static let longestText = 500

  /// The sanitised text without surrounding blanks; invalid UTF-8 in it becomes U+FFFD.
  var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    return (isPlain ? text : Sanitizer.line(text, limit: Self.longestText)).trimmed
  }

  /// Appends ``text`` in UTF-8.
  ///
  /// - Returns: The number of bytes appended.
  @discardableResult
  func appendText(to output: inout [UInt8]) -> Int {
    let count = output.count
    if isPlain {
      output.append(contentsOf: bytes.withoutBlanks)
    } else {
      output.append(contentsOf: text.utf8)
    }
    return output.count - count
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes between the spaces at both ends.
  fileprivate var withoutBlanks: SubSequence {
    let space = UInt8(ascii: " ")
    guard let first = firstIndex(where: { $0 != space }),
      let last = lastIndex(where: { $0 != space })
    else { return prefix(0) }
    return self[first...last]
  }
}

/// A table of a few words that finds the value of a column without making a string.
struct WordTable<Value> {
  private let bytes: [UInt8]
  private let places: [Range<Int>]
  private let values: [Value]

  /// Makes a table of words.
  ///
  /// - Parameter words: The words with their values, the most frequent first.
  init(_ words: [(String, Value)]) {
    var bytes: [UInt8] = []
    places = words.map { word, _ in
      bytes.append(contentsOf: word.utf8)
      return bytes.count - word.utf8.count..<bytes.count
    }
    self.bytes = bytes
    values = words.map(\.1)
  }

  subscript(column: DumpColumn) -> Value? {
    for (index, place) in places.enumerated() where place.count == column.bytes.count {
      if bytes[place].elementsEqual(column.bytes) { return values[index] }
    }
    return nil
  }
}
