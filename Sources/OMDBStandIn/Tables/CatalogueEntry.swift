/// A title of the catalogue, with every field as OMDb would send it, `N/A` if unknown.
///
/// An entry is its line of the table, which is parsed only when a field is requested: the program's
/// first screen waits for all entries.
public struct CatalogueEntry: Sendable {
  /// The columns of the catalogue's tables, in order.
  public enum Column: Int, CaseIterable, Sendable {
    case imdbID, title, year, rated, released, runtime, genre, director, writer, actors
    case language, country, awards, metascore, imdbRating, imdbVotes, type, totalSeasons
    /// The date of rating and votes; not one of OMDb's fields.
    case asOf
    case plot
  }

  /// The value that means "unknown".
  public static let unknown = "N/A"

  private let line: Table.Line
  /// The title's words, folded for searching.
  let words: [String]
  /// The number of votes, by which search results are sorted.
  let votes: Int

  /// Makes an entry; missing columns are unknown, and values contain no tabs.
  public init(_ fields: [Column: String]) {
    let cells = Column.allCases.map { fields[$0] ?? Self.unknown }
    self.init(Array(cells.joined(separator: "\t").utf8)[...])
  }

  init(_ line: Table.Line) {
    self.line = line
    words = Words.of(Table.cell(Column.title.rawValue, of: line))
    votes = Int(Table.cell(Column.imdbVotes.rawValue, of: line).filter { $0 != "," }) ?? 0
  }

  /// - Complexity: O(*n*) in the length of the entry's line.
  public subscript(column: Column) -> String { Table.cell(column.rawValue, of: line) }

  /// The year in which the title was released or began.
  var startYear: Substring { self[.year].prefix(4) }
}
