import TestSupport
import Testing
import Titles

/// What sources know of one title.
enum RandomFacts {
  /// A title of which about every other fact is known.
  static func detail(_ random: inout SplitMix) throws -> TitleDetail {
    func some<Fact>(_ fact: (Int) -> Fact) -> Fact? {
      Bool.random(using: &random) ? fact(Int.random(in: 1...9, using: &random)) : nil
    }
    let id = try #require(TitleID("tt0372784"))
    let sources: [Rating.Source] = [
      .imdb, .rottenTomatoes, .metacritic, .other("Letterboxd"),
    ]
    let ratings = sources.compactMap { source in
      some { Rating(source: source, score: Double($0)) }
    }
    return TitleDetail(
      id: id, title: some { "Name \($0)" },
      originalTitle: some { "Original \($0)" }, years: some { YearRange(2000 + $0) },
      kind: some { $0 > 5 ? .movie : .episode }, form: some { $0 > 5 ? .short : .special },
      rated: some { "PG-\($0)" },
      released: some { CalendarDate(year: 2000, month: $0, day: 1) } ?? nil,
      minutes: some { $0 }, genres: some { ["Genre \($0)"] } ?? [],
      directors: some { ["Director \($0)"] } ?? [], writers: some { ["Writer \($0)"] } ?? [],
      actors: some { ["Actor \($0)"] } ?? [], plot: some { "Plot \($0)" },
      languages: some { ["Language \($0)"] } ?? [], countries: some { ["Country \($0)"] } ?? [],
      awards: some { "\($0) wins" }, poster: some { "https://example.org/\($0).jpg" },
      ratings: ratings, votes: some { $0 }, boxOffice: some { $0 },
      production: some { "Production \($0)" }, website: some { "https://example.org/\($0)" },
      dvd: some { CalendarDate(year: 2001, month: $0, day: 1) } ?? nil,
      totalSeasons: some { $0 }, season: some { $0 }, episode: some { $0 },
      seriesID: TitleID("tt0000001"), seriesTitle: some { "Series \($0)" })
  }

  /// The names of the facts that are known; ratings by their sources.
  static func known(in detail: TitleDetail) -> Set<String> {
    var names = Set(detail.ratings.map { "rating by \($0.source)" })
    for (name, value) in Mirror(reflecting: detail).children {
      // Genres have a wrapper, whose name begins with a sign of its own.
      guard let name = name?.trimmingPrefix("_").description,
        !["id", "title", "ratings"].contains(name)
      else { continue }
      let mirror = Mirror(reflecting: value)
      let isContainer = mirror.displayStyle == .optional || mirror.displayStyle == .collection
      if !isContainer || !mirror.children.isEmpty { names.insert(name) }
    }
    return names
  }
}
