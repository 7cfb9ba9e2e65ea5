/// A table with one row per line and columns separated by tabs.
///
/// It works on bytes, in which tabs and line feeds stand only for themselves, to save time: the
/// title tables are read before the first answer, and the episode tables for every requested
/// season.
struct Table {
  typealias Line = ArraySlice<UInt8>

  let lines: [Line]

  init(_ text: String) {
    // The closure is inlined; a separator as a parameter is not, and takes twice as long.
    lines = Array(text.utf8).split { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the text of a line's cell, counted from 0; "unknown" if it is empty or missing.
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
