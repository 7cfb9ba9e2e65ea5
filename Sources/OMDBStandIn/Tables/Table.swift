/// A table of rows in lines and columns parted by tabs.
///
/// Works on bytes, where tabs and line feeds stand for themselves, since the tables of titles are
/// read before the first answer, and the tables of episodes for every season that is asked for.
struct Table {
  typealias Line = ArraySlice<UInt8>

  let lines: [Line]

  init(_ text: String) {
    lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"))
  }

  /// The text of a line's cell, counted from 0; one that is empty or missing is not known.
  static func cell(_ place: Int, of line: Line) -> String {
    var rest = line
    for _ in 0..<place {
      guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else {
        return CatalogueEntry.unknown
      }
      rest = rest[(tab + 1)...]
    }
    let cell = rest.prefix { $0 != UInt8(ascii: "\t") }
    return cell.isEmpty ? CatalogueEntry.unknown : String(decoding: cell, as: UTF8.self)
  }
}
