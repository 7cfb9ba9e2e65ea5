extension CatalogueEntry {
  /// A made-up film: always the same for a number, distinguished from all others by id and title.
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
