import Search
import Titles

/// A key that sorts titles by their names, byte by byte in SQLite.
///
/// Its first bytes, which distinguish most titles, also form a number, so that millions of titles
/// are sorted without reading their names.
struct SortKey {
  let text: String

  private static let bytesOfPrefix = 6

  init(_ name: NameWords) {
    text = String.lookUpKey(of: name.folded, hasArticle: name.hasArticle).composed
  }

  /// The first bytes as a number that rises with the key; two titles with the same number must be
  /// compared by their keys.
  var prefix: Int {
    var number = 0
    var bytes = text.utf8.makeIterator()
    for _ in 0..<Self.bytesOfPrefix { number = number << 8 | Int(bytes.next() ?? 0) }
    return number
  }
}
