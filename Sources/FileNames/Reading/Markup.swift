/// A tag of an information file.
struct MarkupTag {
  /// The name in small letters.
  var name: String
  var isClosing: Bool
  /// Whether the element has no content: `<plot/>`.
  var isEmpty: Bool
  /// The attribute `type`.
  var type: String?
}

/// Cuts a text with tags into tags and texts; comments and instructions are left out.
struct Markup {
  enum Piece {
    case tag(MarkupTag)
    case text(ArraySlice<UInt8>)
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        defer { place = end }
        return .text(bytes[place..<end])
      }
      if let text = contentOf("<![CDATA[", to: "]]>") { return .text(text) }
      if contentOf("<!--", to: "-->") != nil || contentOf("<?", to: "?>") != nil { continue }
      let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
      let inner = bytes[(place + 1)..<max(place + 1, end)]
      place = min(bytes.count, end + 1)
      if let tag = Self.tag(inner) { return .tag(tag) }
    }
    return nil
  }

  /// Returns what stands between two marks and passes over it, if the first mark comes next.
  private mutating func contentOf(_ start: StaticString, to end: StaticString) -> ArraySlice<UInt8>?
  {
    let start = start.bytes
    let end = end.bytes
    guard bytes[place...].starts(with: start) else { return nil }
    let first = place + start.count
    var index = first
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    place = min(bytes.count, index + end.count)
    return bytes[first..<index]
  }

  private static func tag(_ bytes: ArraySlice<UInt8>) -> MarkupTag? {
    let isClosing = bytes.first == UInt8(ascii: "/")
    let isEmpty = !isClosing && bytes.last == UInt8(ascii: "/")
    let text = String(decoding: bytes.dropFirst(isClosing ? 1 : 0).prefix(512), as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard !name.isEmpty else { return nil }
    return MarkupTag(
      name: name.lowercased(), isClosing: isClosing, isEmpty: isEmpty,
      type: attribute("type", in: text))
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    for part in tag.split(whereSeparator: \.isWhitespace).dropFirst() {
      guard part.hasPrefix(name + "=") else { continue }
      return part.dropFirst(name.count + 1).filter { $0 != "\"" && $0 != "'" && $0 != "/" }
        .lowercased()
    }
    return nil
  }
}

/// Reads the texts of elements.
enum MarkupText {
  /// Returns a text without blanks at its ends, with the signs that its entities name.
  static func decoded(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    var result = ""
    while let sign = text.firstIndex(of: "&") {
      result += text[..<sign]
      text = text[text.index(after: sign)...]
      guard let end = text.prefix(12).firstIndex(of: ";"),
        let character = character(text[..<end])
      else {
        result.append("&")
        continue
      }
      result.append(character)
      text = text[text.index(after: end)...]
    }
    result += text
    return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.first == "#" else { return nil }
      let digits = entity.dropFirst()
      let number =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}

extension StaticString {
  fileprivate var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
