/// HTML's named character references that end with a semicolon, all 2,125 of them.
///
/// The tables are sorted by code point, like HTML's own: `e9:eacute` for one name, several names
/// separated by commas. A reference with two code points has a plus sign between them.
///
/// https://html.spec.whatwg.org/multipage/named-characters.html
enum EntityTable {
  /// The texts by the names of their references, without `&` and `;`.
  ///
  /// Names are case-sensitive. Built when the first name is looked up, since most texts have none.
  static let texts: [Substring: String] = {
    let pairs = [writing, symbols, shapes].flatMap(entries)
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The length of the longest name, in characters.
  static let longestName = 31

  private static func entries(in table: String) -> [(Substring, String)] {
    table.split(whereSeparator: \.isWhitespace).flatMap { entry -> [(Substring, String)] in
      let parts = entry.split(separator: ":")
      guard parts.count == 2 else { return [] }
      let text = text(ofCodePoints: parts[0])
      return parts[1].split(separator: ",").map { ($0, text) }
    }
  }

  private static func text(ofCodePoints numbers: Substring) -> String {
    let scalars = numbers.split(separator: "+").compactMap {
      UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
