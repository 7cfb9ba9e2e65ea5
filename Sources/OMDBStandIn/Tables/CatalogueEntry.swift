/// A title of the catalogue, with every field as OMDb would send it, `N/A` if unknown.
///
/// An entry keeps its line of the table, and parses it only when a field is requested: the
/// program's first screen waits for all entries.
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

  /// Makes an entry; missing columns are unknown, and values must not contain tabs.
  public init(_ fields: [Column: String]) {
    let cells = Column.allCases.map { fields[$0] ?? Self.unknown }
    self.init(Array(cells.joined(separator: "\t").utf8)[...])
  }

  init(_ line: Table.Line) {
    self.line = line
    words = Words.of(Table.cell(Column.title.rawValue, of: line))
    votes = Int(Table.cell(Column.imdbVotes.rawValue, of: line).filter { $0 != "," }) ?? 0
  }

  /// The value of a column.
  ///
  /// - Complexity: O(*n*) in the length of the entry's line.
  public subscript(column: Column) -> String { Table.cell(column.rawValue, of: line) }

  /// The year in which the title was released or began.
  var startYear: Substring { self[.year].prefix(4) }
}

extension CatalogueEntry {
  /// Returns the known fields of the title as data, by OMDb's names.
  ///
  /// - Parameter base: The address of the server that draws the posters.
  /// - Returns: The names and values, in no particular order.
  public func fields(at base: String) -> [(name: String, value: String)] {
    let known = Self.names.map { ($0.name, self[$0.column]) }.filter { $0.1 != Self.unknown }
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    let poster = ("Poster", base + PosterPath(id: self[.imdbID]).path)
    return known + [poster] + (originalTitle.map { [("OriginalTitle", $0)] } ?? [])
  }

  /// The title in its original language, where it differs; not one of OMDb's fields.
  private var originalTitle: String? { Self.originalTitles[self[.imdbID]] }

  private static let originalTitles = Dictionary(
    Table(CatalogueTables.originalTitles).lines
      .map { (Table.cell(0, of: $0), Table.cell(1, of: $0)) },
    uniquingKeysWith: { first, _ in first })

  private static let names: [(name: String, column: Column)] = [
    ("imdbID", .imdbID), ("Title", .title), ("Year", .year), ("Rated", .rated),
    ("Released", .released), ("Runtime", .runtime), ("Genre", .genre), ("Director", .director),
    ("Writer", .writer), ("Actors", .actors), ("Language", .language), ("Country", .country),
    ("Awards", .awards), ("Metascore", .metascore), ("imdbRating", .imdbRating),
    ("imdbVotes", .imdbVotes), ("Type", .type), ("totalSeasons", .totalSeasons), ("Plot", .plot),
  ]
}

extension CatalogueEntry {
  /// Makes up a film that is always the same for a number, and differs from all others in id and
  /// title.
  ///
  /// The ids begin at `tt90000001`, far beyond those in the catalogue.
  init(generated number: Int) {
    self.init([
      .imdbID: "tt\(90_000_000 + number)",
      .title: "Generated Title \(number): \(GeneratedName.text(number))",
      .year: "\(1930 + number % 95)",
      .rated: "Not Rated",
      .runtime: "\(70 + number % 80) min",
      .genre: "Drama",
      .imdbRating: "\(1 + number % 9).\(number % 10)",
      .imdbVotes: "N/A",
      .type: "movie",
      .plot: "A made-up film, number \(number) of its kind, for trying out long lists.",
    ])
  }
}

/// Made-up names, one for each number; they repeat after a while.
enum GeneratedName {
  static func text(_ number: Int) -> String {
    "The \(adjectives[number % adjectives.count]) \(nouns[number / 7 % nouns.count])"
  }

  private static let adjectives = [
    "Quiet", "Second", "Painted", "Distant", "Borrowed", "Silver", "Last",
  ]
  private static let nouns = [
    "Harbour", "Winter", "Lantern", "Orchard", "Signal", "Bridge", "Letter", "Garden",
  ]
}
