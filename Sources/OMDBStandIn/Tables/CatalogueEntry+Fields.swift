extension CatalogueEntry {
  /// The fields of the title as data, by OMDb's names, without what is unknown.
  ///
  /// - Parameter base: The address of the server that draws the posters.
  /// - Returns: The names and values, in no particular order.
  public func fields(at base: String) -> [(name: String, value: String)] {
    let known = Self.names.map { ($0.name, self[$0.column]) }.filter { $0.1 != Self.unknown }
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    let poster = ("Poster", base + PosterAddress(id: self[.imdbID]).path)
    return known + [poster] + (originalTitle.map { [("OriginalTitle", $0)] } ?? [])
  }

  /// The title in the language it was made in, where that is another; not one of OMDb's fields.
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
