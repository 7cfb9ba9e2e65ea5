import MoviesCore
import MoviesUI
import SafeText
import Testing
import Titles

@Suite("What titles have side by side", .timeLimit(.minutes(5)))
struct ComparisonTests {
  private func detail(
    _ number: Int, _ change: (inout TitleDetail) -> Void = { _ in }
  ) throws -> TitleDetail {
    var detail = TitleDetail(
      id: try Samples.id("tt000000\(number)"), title: "A title", kind: .movie)
    change(&detail)
    return detail
  }

  private func lines(_ titles: [ComparedTitle], width: Int = 79) -> [String] {
    Comparison(titles).text(width: width)
  }

  /// The labels of the rows, in their order.
  private func labels(_ titles: [ComparedTitle]) -> [String] {
    lines(titles).compactMap { line in
      let label = line.prefix(15).drop { $0 == " " }.split(separator: "  ").first.map(String.init)
      return label
    }
  }

  /// The values of a row, without the bars of ratings.
  private func values(_ label: String, _ titles: [ComparedTitle]) -> [String] {
    let line = lines(titles).first { $0.hasPrefix(label) } ?? ""
    return line.dropFirst(15).replacing(#/[━╸─]+/#, with: "").split(separator: "  ").map {
      $0.trimmingPrefix(while: { $0 == " " }).description
    }
  }

  @Test("It begins with what the user keeps, whatever is still on its way")
  func own() throws {
    let day = CalendarDate(year: 2026, month: 3, day: 17)
    var seen = ComparedTitle(try detail(1, everything))
    seen.mark = LibraryMark(viewings: 3, days: [day], rating: 8)
    var wanted = ComparedTitle(try detail(2))
    wanted.mark = LibraryMark(onWatchlistSince: day.daysSince1970 * 86_400)
    wanted.isAwaited = true
    #expect(labels([seen, wanted]).prefix(4) == ["You", "Seen", "Watchlist", "Year"])
    #expect(values("You", [seen, wanted]) == ["8 of 10", "–"])
    #expect(values("Seen", [seen, wanted]) == ["3 times, last 17 March 2026", "–"])
    #expect(values("Watchlist", [seen, wanted]) == ["–", "since 17 March 2026"])
    #expect(labels([ComparedTitle(try detail(1))]).allSatisfy { $0 != "You" })
  }

  private let everything: (inout TitleDetail) -> Void = { detail in
    detail.years = YearRange(1989)
    detail.rated = "PG-13"
    detail.minutes = 126
    detail.genres = ["Action"]
    detail.ratings = [
      Rating(imdb: 76), Rating(source: .rottenTomatoes, score: 77),
      Rating(source: .metacritic, score: 66), Rating(source: .other("Kinopoisk"), score: 74),
    ]
    detail.votes = 209_080
    detail.directors = ["Tim Burton"]
    detail.writers = ["Bob Kane", "Sam Hamm"]
    detail.actors = ["Michael Keaton", "Jack Nicholson"]
    detail.released = CalendarDate(year: 1989, month: 6, day: 23)
    detail.countries = ["United States"]
    detail.languages = ["English"]
    detail.awards = "Won 1 Oscar"
    detail.boxOffice = 411_569_241
  }

  @Test("Every fact is a row, the first ones those that one chooses by")
  func order() throws {
    var series = try detail(2, everything)
    series.kind = .series
    series.totalSeasons = 1
    series.directors = ["Ann Alder", "Ben Birch"]
    let season = try figures([80, 90])
    let titles = [
      ComparedTitle(try detail(1, everything)), ComparedTitle(series, seasons: [.known(season)]),
    ]
    #expect(
      labels(titles) == [
        "Year", "Type", "Rated", "Runtime", "Genres", "IMDb", "Rotten Tomatoes", "Metacritic",
        "Kinopoisk", "Votes", "Directors", "Writers", "Cast", "In common", "Released", "Country",
        "Language", "Awards", "Box office", "Seasons", "Season 1",
      ])
    #expect(values("Box office", titles) == ["$411,569,241", "$411,569,241"])
    #expect(values("Metacritic", titles) == ["66", "66"])
    #expect(values("Season 1", titles) == ["–", "8.5"])
  }

  private func figures(_ scores: [Double?]) throws -> SeasonFigures {
    SeasonFigures(
      Season(
        title: "A series", number: 1, totalSeasons: nil,
        episodes: scores.enumerated().map { number, score in
          EpisodeSummary(
            id: nil, title: "An episode", number: number + 1, score: score)
        }))
  }

  @Test("What none of the titles has is no row; what one of them lacks is a dash")
  func missing() throws {
    let titles = [
      ComparedTitle(try detail(1) { $0.minutes = 126 }), ComparedTitle(try detail(2)),
    ]
    #expect(labels(titles) == ["Runtime"])
    #expect(values("Runtime", titles) == ["126 min", "–"])
  }

  @Test("Among films, nobody is told that they are films")
  func kinds() throws {
    let film = ComparedTitle(try detail(1) { $0.minutes = 126 })
    let game = ComparedTitle(try detail(2) { $0.kind = .game })
    #expect(!labels([film, film]).contains("Type"))
    #expect(values("Type", [film, game]) == ["film", "game"])
    #expect(values("Type", [game, game]) == ["game", "game"])
  }

  @Test("A season without a rated episode has no average, and no row if no other one has")
  func seasons() throws {
    func series(_ number: Int, _ seasons: [[Double?]]) throws -> ComparedTitle {
      ComparedTitle(
        try detail(number) { $0.kind = .series },
        seasons: try seasons.map { .known(try figures($0)) })
    }
    let titles = [try series(1, [[80, 91], [nil], [nil]]), try series(2, [[70], [95, nil]])]
    #expect(labels(titles) == ["Type", "Season 1", "Season 2"])
    #expect(values("Season 1", titles) == ["8.6", "7.0"])
    #expect(values("Season 2", titles) == ["–", "9.5"])
  }

  @Test("Ratings are bars on one scale, whoever they are from")
  func bars() throws {
    func rated(_ number: Int, _ source: Rating.Source, _ score: Double) throws -> ComparedTitle {
      ComparedTitle(try detail(number) { $0.ratings = [Rating(source: source, score: score)] })
    }
    func filled(_ titles: [ComparedTitle]) -> [Int] {
      lines(titles, width: 200).flatMap { $0.matches(of: #/━+╸?/#).map(\.output.count) }
    }
    #expect(filled([try rated(1, .imdb, 80), try rated(2, .metacritic, 80)]) == [20, 20])
    #expect(filled([try rated(1, .imdb, 100), try rated(2, .imdb, 0)]) == [25])
    #expect(filled([try rated(1, .imdb, 40), try rated(2, .imdb, 60)]) == [10, 15])
  }

  @Test("A fact is wrapped in its own column")
  func wrapping() throws {
    let titles = [
      ComparedTitle(try detail(1) { $0.actors = ["Michael Keaton", "Jack Nicholson", "Kim"] }),
      ComparedTitle(try detail(2) { $0.actors = ["Michael Keaton", "Danny DeVito", "Vincent"] }),
    ]
    let rows = lines(titles).drop { !$0.hasPrefix("Cast") }.prefix(2)
    #expect(
      rows == [
        "Cast             Michael Keaton, Jack            Michael Keaton, Danny DeVito,",
        "                 Nicholson, Kim                  Vincent",
      ])
  }

  @Test(
    "Lines fit any width, with every title and every fact in them",
    arguments: [40, 56, 79, 120, 200])
  func widths(width: Int) throws {
    let titles = try (1...4).map { number in
      ComparedTitle(
        try detail(number) { detail in
          everything(&detail)
          detail.title = "Batman, the \(number)th of many films"
        })
    }
    let lines = lines(titles, width: width)
    #expect(lines.allSatisfy { $0.cellWidth <= width })
    #expect(lines.joined().matches(of: #/\$411,569,241/#).count == 4)
    #expect(lines.filter { $0.hasPrefix("In common") }.count == 1)
    let columns = max(1, min(4, (width - 15) / 30))
    #expect(lines.filter { $0.hasPrefix("Year") }.count == (4 + columns - 1) / columns)
  }

  @Test("Wide characters do not shift the columns")
  func wideCharacters() throws {
    let titles = [
      ComparedTitle(try detail(1) { $0.directors = ["黒澤明"] }),
      ComparedTitle(try detail(2) { $0.directors = ["Agnès Varda"] }),
    ]
    let line = try #require(lines(titles).first { $0.hasPrefix("Director") })
    let start = try #require(line.firstRange(of: "Agnès")).lowerBound
    #expect(String(line[..<start]).cellWidth == 49)
  }
}
