/// A title of the catalogue, every field as OMDb would send it, `N/A` where nothing is known.
public struct CatalogueEntry: Sendable, Equatable {
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

  private let cells: [String]
  /// The title's words, folded for searching.
  let words: [String]
  /// How many votes the title has, by which search results are sorted.
  let votes: Int

  /// Columns that are not given are not known.
  public init(_ fields: [Column: String]) {
    self.init(cells: Column.allCases.map { fields[$0] ?? Self.unknown })
  }

  /// Takes one cell for each column.
  init(cells: [String]) {
    self.cells = cells
    words = Words.of(cells[Column.title.rawValue])
    votes = Int(cells[Column.imdbVotes.rawValue].filter { $0 != "," }) ?? 0
  }

  public subscript(column: Column) -> String { cells[column.rawValue] }

  /// The year in which the title came out or began.
  var startYear: Substring { self[.year].prefix(4) }
}
