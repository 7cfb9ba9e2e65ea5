import Titles

/// A few well-known titles, with what the examples of the query language ask for.
enum SampleTitles {
  static let cleo = TitleDetail(
    1, "Cléo from 5 to 7", 1962, genres: ["Comedy", "Drama", "Music"], directors: ["Agnès Varda"],
    writers: ["Agnès Varda"], actors: ["Corinne Marchand", "Antoine Bourseiller"],
    countries: ["France", "Italy"], languages: ["French"], rated: "Not Rated", minutes: 90,
    scores: (78, 81, 91), votes: 27_000, awards: "4 nominations total",
    plot: "A singer waits for the result of a test.")

  static let all = [
    cleo,
    TitleDetail(
      2, "The Godfather", 1972, genres: ["Crime", "Drama"], directors: ["Francis Ford Coppola"],
      writers: ["Mario Puzo"], actors: ["Marlon Brando", "Al Pacino"], countries: ["United States"],
      languages: ["English", "Italian"], rated: "R", minutes: 175, scores: (92, 100, 97),
      votes: 2_000_000, awards: "Won 3 Oscars. 31 wins total"),
    TitleDetail(
      3, "Blade Runner", 1982, genres: ["Action", "Drama", "Sci-Fi"], directors: ["Ridley Scott"],
      writers: ["Hampton Fancher"], actors: ["Harrison Ford"], countries: ["United States"],
      languages: ["English"], rated: "R", minutes: 117, scores: (81, 84, 89), votes: 850_000,
      awards: "Nominated for 2 Oscars. 13 wins total"),
    TitleDetail(
      4, "Alien", 1979, genres: ["Horror", "Sci-Fi"], directors: ["Ridley Scott"],
      actors: ["Sigourney Weaver"], countries: ["United Kingdom"], rated: "R", minutes: 117,
      scores: (85, 89, 93), votes: 1_000_000),
    TitleDetail(
      5, "The Umbrellas of Cherbourg", 1964, genres: ["Drama", "Musical"],
      directors: ["Jacques Demy"], writers: ["Jacques Demy"], actors: ["Catherine Deneuve"],
      countries: ["France"], languages: ["French"], minutes: 91, scores: (78, 86, 97),
      votes: 30_000),
    TitleDetail(
      6, "Notorious", 1946, genres: ["Drama", "Film-Noir"], directors: ["Alfred Hitchcock"],
      actors: ["Ingrid Bergman"], languages: ["English"], minutes: 102, scores: (79, 100, 96),
      votes: 110_000),
    TitleDetail(
      7, "Lost in Translation", 2003, genres: ["Comedy", "Drama"], directors: ["Sofia Coppola"],
      actors: ["Bill Murray"], countries: ["United States", "Japan"],
      languages: ["English", "Japanese"], rated: "PG-13", minutes: 102, scores: (77, 91, 95),
      votes: 500_000),
    TitleDetail(
      8, "Heist of the Year", 1995, form: .short, genres: ["Horror", "Comedy"], minutes: 95,
      scores: (60, 85, 40), votes: 900, plot: "Friends plan a heist."),
    TitleDetail(
      9, "Seven Samurai", 1954, genres: ["Action", "Drama"], directors: ["Akira Kurosawa"],
      writers: ["Akira Kurosawa"], actors: ["Toshirô Mifune"], countries: ["Japan"],
      languages: ["Japanese"], minutes: 207, scores: (86, 98, 100), votes: 380_000),
    TitleDetail(
      10, "The Searchers", 1956, genres: ["Western"], directors: ["John Ford"],
      actors: ["John Wayne"], minutes: 119, scores: (78, 94, 87), votes: 97_000),
    TitleDetail(
      11, "Twin Peaks", 1990, kind: .series, genres: ["Crime", "Mystery"],
      actors: ["Kyle MacLachlan"], rated: "TV-MA", minutes: 47, scores: (88, nil, nil),
      votes: 230_000),
  ].compactMap(\.self)

  /// What a user keeps about some of them.
  static let marks: [TitleID: LibraryMark] = [
    "Cléo from 5 to 7": LibraryMark(
      viewings: 2, days: [.init(year: 2024, month: 3, day: 17)], rating: 9),
    "The Godfather": LibraryMark(
      viewings: 1, days: [.init(year: 2019, month: 12, day: 31)], rating: 7),
    "Blade Runner": LibraryMark(onWatchlistSince: 1, lists: ["Neo-Noir nights", "Rain"]),
    "Alien": LibraryMark(viewings: 1),
  ].reduce(into: [:]) { marks, mark in
    for title in all where title.title == mark.key {
      marks[title.id] = mark.value
      if title.title == "Alien" { marks[title.id]?.files = FileMark(lines: 1_080) }
    }
  }

  /// The titles that each example of the help finds.
  static let found: [String: [String]] = [
    "godfather al pacino": ["The Godfather"],
    "\"blade runner\"": ["Blade Runner"],
    "title:alien": ["Alien"],
    "genre:noir": ["Notorious"],
    "director:\"agnès varda\"": ["Cléo from 5 to 7"],
    "actor:deneuve writer:demy": ["The Umbrellas of Cherbourg"],
    "person:hitchcock": ["Notorious"],
    "plot:heist": ["Heist of the Year"],
    "country:japan language:english": ["Lost in Translation"],
    "rated:pg-13": ["Lost in Translation"],
    "awards:oscar": ["The Godfather", "Blade Runner"],
    "type:series": ["Twin Peaks"],
    "type:short": ["Heist of the Year"],
    "year:1990..1999": ["Heist of the Year", "Twin Peaks"],
    "decade:80s": ["Blade Runner"],
    "rating>7.5 votes>10k": [
      "Cléo from 5 to 7", "The Godfather", "Blade Runner", "Alien", "The Umbrellas of Cherbourg",
      "Notorious", "Lost in Translation", "Seven Samurai", "The Searchers", "Twin Peaks",
    ],
    "metascore>=80 tomatoes<60": ["Heist of the Year"],
    "runtime<1h50": [
      "Cléo from 5 to 7", "The Umbrellas of Cherbourg", "Notorious", "Lost in Translation",
      "Heist of the Year", "Twin Peaks",
    ],
    "seen:2024": ["Cléo from 5 to 7"],
    "mine>7": ["Cléo from 5 to 7"],
    "list:noir": ["Blade Runner"],
    "have:yes": ["Alien"],
    "genre:horror not genre:comedy": ["Alien"],
    "(genre:western or genre:war) year<1970": ["The Searchers"],
    "director:kurosawa sort:-year": ["Seven Samurai"],
  ]
}

extension TitleDetail {
  /// A title with a number as its id; `nil` for a number that cannot be one.
  fileprivate init?(
    _ number: Int, _ title: String, _ year: Int, kind: TitleKind = .movie, form: TitleForm? = nil,
    genres: [String],
    directors: [String] = [], writers: [String] = [], actors: [String] = [],
    countries: [String] = [], languages: [String] = [], rated: String? = nil, minutes: Int,
    scores: (imdb: Double?, metacritic: Double?, tomatoes: Double?), votes: Int,
    awards: String? = nil, plot: String? = nil
  ) {
    guard let id = TitleID("tt\(9_000_000 + number)") else { return nil }
    let ratings = [
      scores.imdb.map { Rating(imdb: $0) },
      scores.tomatoes.map { Rating(source: .rottenTomatoes, score: $0) },
      scores.metacritic.map { Rating(source: .metacritic, score: $0) },
    ].compactMap(\.self)
    self.init(
      id: id, title: title, years: YearRange(year), kind: kind, form: form, rated: rated,
      minutes: minutes,
      genres: genres, directors: directors, writers: writers, actors: actors, plot: plot,
      languages: languages, countries: countries, awards: awards, ratings: ratings, votes: votes)
  }
}
