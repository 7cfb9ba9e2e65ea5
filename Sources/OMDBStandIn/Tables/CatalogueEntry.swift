/// A title of the catalogue, every field as OMDb would send it, `N/A` where nothing is known.
///
/// An entry is its line of the table, which is only taken apart where a field is asked for: the
/// program's first screen waits for all entries to be there.
public struct CatalogueEntry: Sendable {
  /// The columns of the catalogue's tables, in their order.
  public enum Column: Int, CaseIterable, Sendable {
    case imdbID, title, year, rated, released, runtime, genre, director, writer, actors
    case language, country, awards, metascore, imdbRating, imdbVotes, type, totalSeasons
    /// From when rating and votes are; no field of OMDb's.
    case asOf
    case plot
  }

  /// The value that stands for "not known".
  public static let unknown = "N/A"

  private let line: Table.Line
  /// The title's words, folded for searching.
  let words: [String]
  /// How many votes the title has, by which search results are sorted.
  let votes: Int

  /// Columns that are not given are not known; values hold no tabs.
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

  /// The year in which the title came out or began.
  var startYear: Substring { self[.year].prefix(4) }
}
