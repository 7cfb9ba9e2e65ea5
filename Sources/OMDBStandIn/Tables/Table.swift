/// A table of rows in lines and columns parted by tabs.
///
/// Works on UTF-8, where tabs and line feeds stand for themselves, since the tables of titles are
/// read before the first answer, and the tables of episodes for every season that is asked for.
struct Table {
  typealias Line = Substring.UTF8View.SubSequence

  let lines: [Line]

  init(_ text: String) {
    lines = text[...].utf8.split(separator: UInt8(ascii: "\n"))
  }

  /// The cells of a line; those that are empty or missing are not known.
  static func cells(_ line: Line, count: Int) -> [String] {
    var cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { $0.isEmpty ? CatalogueEntry.unknown : String(Substring($0)) }
    while cells.count < count { cells.append(CatalogueEntry.unknown) }
    return cells
  }
}
