/// What a poster is drawn from.
struct PosterSubject: Hashable, Sendable {
  var id: String
  var title: String
  /// A year or a run of years; empty if unknown.
  var years: String
  /// The first director; empty if unknown.
  var director: String
  var genres: [String]

  init(id: String, title: String, years: String, director: String, genres: [String]) {
    self.id = id
    self.title = title
    self.years = years
    self.director = director
    self.genres = genres
  }

  init(_ entry: CatalogueEntry) {
    func items(_ column: CatalogueEntry.Column) -> [String] {
      let cell = entry[column]
      return cell == CatalogueEntry.unknown ? [] : cell.split(separator: ", ").map(String.init)
    }
    self.init(
      id: entry[.imdbID], title: entry[.title], years: items(.year).first ?? "",
      director: items(.director).first ?? "", genres: items(.genre))
  }

  /// The year in which the title began; the present fashion if it is unknown.
  var year: Int { Int(years.prefix(4)) ?? 2020 }

  /// The numbers by which this poster differs from others of its kind, the same on every machine.
  var random: SplitMix64 {
    // FNV-1a, since Swift's own hashes differ from run to run.
    SplitMix64(
      seed: id.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 })
  }
}
