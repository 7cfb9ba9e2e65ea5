import Testing
import Titles

@Suite("The order of titles", .timeLimit(.minutes(5)))
struct TitleOrderTests {
  /// A title by its name, with what else the test is about.
  private struct Sample {
    var summary: TitleSummary
    var detail: TitleDetail?
    var mark: LibraryMark?
  }

  private func sample(
    _ name: String, year: Int? = nil, detail change: ((inout TitleDetail) -> Void)? = nil
  ) throws -> Sample {
    let id = try #require(TitleID("tt0000001"))
    let years = year.map { YearRange($0) }
    let summary = TitleSummary(id: id, title: name, years: years)
    guard let change else { return Sample(summary: summary) }
    var detail = TitleDetail(id: id, title: name, years: years)
    change(&detail)
    return Sample(summary: summary, detail: detail)
  }

  private func names(
    _ samples: [Sample], by key: TitleOrder.Key, reversed: Bool = false
  ) -> [String] {
    TitleOrder(key, isReversed: reversed)
      .sorted(samples) { key.value(of: $0.summary, $0.detail, $0.mark) }.map(\.summary.title)
  }

  private func rated(
    _ name: String, imdb: Double?, metacritic: Double? = nil, tomatoes: Double? = nil
  ) throws -> Sample {
    try sample(name) { detail in
      let scores: [(Rating.Source, Double?)] = [
        (.imdb, imdb), (.rottenTomatoes, tomatoes), (.metacritic, metacritic),
      ]
      detail.ratings = scores.compactMap { source, score in
        score.map { Rating(source: source, score: $0) }
      }
    }
  }

  @Test("Titles go by their words, whatever article, case and accents they have")
  func titles() throws {
    let samples = try ["The Zodiac", "élan", "A Bug's Life", "An Education", "Alien", "The"]
      .map { try sample($0) }
    #expect(
      names(samples, by: .title)
        == ["Alien", "A Bug's Life", "An Education", "élan", "The", "The Zodiac"])
  }

  @Test("An article is a word of its own, with a blank behind it")
  func articles() throws {
    let samples = try [
      "A.I. Artificial Intelligence", "A-X-L", "A+", "A&E", "A Z", "An", "The 400 Blows",
      "\"The Office\"", "Them", "\u{201C}A\u{201D} Bb",
    ].map { try sample($0) }
    #expect(
      names(samples, by: .title) == [
        "The 400 Blows", "A+", "A&E", "\u{201C}A\u{201D} Bb", "A.I. Artificial Intelligence",
        "A-X-L", "An", "\"The Office\"", "Them", "A Z",
      ])
  }

  @Test("Episodes go by their series, and there by their place")
  func episodes() throws {
    func episode(_ name: String, _ season: Int?, _ number: Int?) throws -> Sample {
      var sample = try sample(name)
      sample.summary.episode = EpisodeOrigin(series: "The Bridge", season: season, number: number)
      return sample
    }
    let samples = try [
      sample("Zulu"), episode("None", 10, nil), episode("Tenth", 10, 2), episode("Ninth", 9, 11),
      sample("Casino"), episode("Eleventh", 9, 2), episode("Apart", nil, nil), sample("Alien"),
    ]
    #expect(
      names(samples, by: .title)
        == ["Alien", "Eleventh", "Ninth", "Tenth", "None", "Apart", "Casino", "Zulu"])
  }

  @Test("An episode of an unknown series goes by its own title")
  func nameless() throws {
    var episode = try sample("Mandala")
    episode.summary.episode = EpisodeOrigin(season: 1, number: 1)
    #expect(try names([sample("Zulu"), episode, sample("Alien")], by: .title)[1] == "Mandala")
  }

  @Test("Years go from the newest, other numbers as one looks for them")
  func numbers() throws {
    let years = try [sample("old", year: 1950), sample("new", year: 2020)]
    #expect(names(years, by: .year) == ["new", "old"])
    let long = try sample("long") { ($0.minutes, $0.votes) = (200, 5) }
    let short = try sample("short") { ($0.minutes, $0.votes) = (80, 9) }
    #expect(names([long, short], by: .runtime) == ["short", "long"])
    #expect(names([long, short], by: .votes) == ["short", "long"])
    let ratings = try [rated("good", imdb: 70), rated("best", imdb: 93, metacritic: 10)]
    #expect(names(ratings, by: .rating) == ["best", "good"])
  }

  @Test("Disagreement is between IMDb and Metacritic, or Rotten Tomatoes where that is missing")
  func disagreement() throws {
    let samples = try [
      rated("agree", imdb: 70, metacritic: 71, tomatoes: 10),
      rated("apart", imdb: 70, metacritic: 30), rated("tomatoes", imdb: 50, tomatoes: 70),
      rated("alone", imdb: 99), rated("critics", imdb: nil, metacritic: 99),
    ]
    #expect(
      names(samples, by: .disagreement) == ["apart", "tomatoes", "agree", "alone", "critics"])
  }

  @Test("The farther critics lead, either way, the more they disagree")
  func criticsLead() throws {
    let samples = try [
      rated("higher", imdb: 60, metacritic: 81), rated("lower", imdb: 60, metacritic: 38),
      rated("tomatoes", imdb: 60, tomatoes: 40),
    ]
    #expect(samples.map { $0.detail?.criticsLead } == [21, -22, -20])
    #expect(names(samples, by: .disagreement) == ["lower", "higher", "tomatoes"])
  }

  @Test("What the user keeps goes from the best rating, the last day and the latest wish")
  func library() throws {
    func kept(_ name: String, _ mark: LibraryMark?) throws -> Sample {
      var sample = try sample(name)
      sample.mark = mark
      return sample
    }
    func day(_ month: Int, _ day: Int) -> CalendarDate {
      CalendarDate(year: 2026, month: month, day: day)
    }
    let samples = try [
      kept("nothing", nil),
      kept("good", LibraryMark(viewings: 2, days: [day(1, 31), day(2, 1)], rating: 7)),
      kept("best", LibraryMark(onWatchlistSince: 10, viewings: 1, days: [day(1, 31)], rating: 10)),
      kept("wish", LibraryMark(onWatchlistSince: 20, viewings: 1)),
    ]
    #expect(names(samples, by: .mine) == ["best", "good", "nothing", "wish"])
    #expect(names(samples, by: .mine, reversed: true) == ["good", "best", "nothing", "wish"])
    #expect(names(samples, by: .seen) == ["good", "best", "nothing", "wish"])
    #expect(names(samples, by: .added) == ["wish", "best", "nothing", "good"])
  }

  @Test("Of several viewings the last one counts, whatever came before")
  func lastViewing() throws {
    func seen(_ name: String, _ months: Int...) throws -> Sample {
      var sample = try sample(name)
      let days = months.map { CalendarDate(year: 2026, month: $0, day: 1) }
      sample.mark = LibraryMark(viewings: days.count, days: days)
      return sample
    }
    let samples = try [seen("early and late", 1, 9), seen("between", 5), seen("before", 2, 4)]
    #expect(names(samples, by: .seen) == ["early and late", "between", "before"])
  }

  @Test("A year that only the details tell counts like one of the row, which comes first")
  func yearOfDetails() throws {
    let told = try sample("told") { $0.years = YearRange(2000) }
    let both = try sample("both", year: 1990) { $0.years = YearRange(2030) }
    let samples = try [sample("old", year: 1980), both, told, sample("new", year: 2010)]
    #expect(names(samples, by: .year) == ["new", "told", "both", "old"])
  }

  @Test("What is not known comes last either way, and equal titles stay as they were")
  func unknown() throws {
    let samples = try [
      sample("unknown 1"), sample("first", year: 2000), sample("later", year: 2010),
      sample("second", year: 2000), sample("unknown 2"),
    ]
    #expect(
      names(samples, by: .year) == ["later", "first", "second", "unknown 1", "unknown 2"])
    #expect(
      names(samples, by: .year, reversed: true)
        == ["first", "second", "later", "unknown 1", "unknown 2"])
  }
}
