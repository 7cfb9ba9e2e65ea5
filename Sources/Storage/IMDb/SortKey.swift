import Search
import Titles

/// The key that sorts titles by their names: SQLite compares its bytes.
///
/// Its first bytes, which tell most titles apart, are a number, so that millions of titles are
/// sorted without looking at their names.
struct SortKey {
  let text: String

  private static let bytesOfPrefix = 6

  init(_ name: NameWords) {
    text = String.lookUpKey(of: name.folded, hasArticle: name.hasArticle).composed
  }

  /// The first bytes as a number, the greater the later the key comes; the keys of two titles with
  /// the same number have to be compared.
  var prefix: Int {
    var number = 0
    var bytes = text.utf8.makeIterator()
    for _ in 0..<Self.bytesOfPrefix { number = number << 8 | Int(bytes.next() ?? 0) }
    return number
  }
}
