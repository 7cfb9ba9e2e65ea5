import Exchange
import Testing
import Titles

@Suite("Trakt's files", .timeLimit(.minutes(5)))
struct TraktReadingTests {
  private func read(_ text: String, name: String = "data.json") throws -> ImportedFile {
    try FileReading.read(ExchangeFile(name, text))
  }

  private static let movie =
    #""movie":{"title":"Lamps","year":1989,"ids":{"trakt":1,"imdb":"tt0000001"}}"#

  @Test("Ratings have their day")
  func ratings() throws {
    let file = try read(
      "[{\"rated_at\":\"2020-01-02T03:04:05.000Z\",\"rating\":8,\"type\":\"movie\",\(Self.movie)}]")
    #expect(file.format == .trakt)
    let row = try #require(file.rows.first)
    #expect(row.rating == 8)
    #expect(row.ratedOn == day(2020, 1, 2))
    let facts = TitleDetail(
      id: try id("tt0000001"), title: "Lamps", years: YearRange(1989), kind: .movie)
    #expect(row.facts == facts)
    #expect(row.list == nil && !row.isOnWatchlist)
  }

  @Test("The history has a viewing an item, of which the day may be unknown")
  func history() throws {
    let file = try read(
      "[{\"watched_at\":\"2020-01-02T23:59:00.000Z\",\(Self.movie)},"
        + "{\"watched_at\":\"1970-01-01T00:00:00.000Z\",\(Self.movie)}]")
    #expect(file.rows.map(\.viewings) == [[Viewing(day: day(2020, 1, 2))], [Viewing(day: nil)]])
  }

  @Test("What was watched has as many viewings as plays, of which one has a day")
  func watched() throws {
    let text = "[{\"plays\":3,\"last_watched_at\":\"2020-01-02T03:04:05.000Z\",\(Self.movie)}]"
    let file = try read(text)
    #expect(
      file.rows.first?.viewings == [
        Viewing(day: nil), Viewing(day: nil), Viewing(day: day(2020, 1, 2)),
      ])
    let history = ExchangeFile(
      "history-1.json", "[{\"watched_at\":\"2019-01-02T03:04:05.000Z\",\(Self.movie)}]")
    let together = Import([history, ExchangeFile("watched-movies.json", text)])
    #expect(
      together.contents(now: 0).entries.first?.viewings == [
        Viewing(day: nil), Viewing(day: day(2019, 1, 2)), Viewing(day: day(2020, 1, 2)),
      ])
  }

  private func series(aired: Int?, seasons: String?) throws -> ImportedFile {
    try read(
      #"[{"plays":40,"last_watched_at":"2020-01-02T03:04:05.000Z","#
        + #""show":{"title":"Harbour","year":2010,"ids":{"imdb":"tt0000002"}"#
        + (aired.map { #","aired_episodes":\#($0)"# } ?? "") + "}"
        + (seasons.map { #","seasons":\#($0)"# } ?? "") + "}]", name: "watched-shows.json")
  }

  @Test("A series was seen once, when all its episodes were, whatever their plays")
  func series() throws {
    let seasons =
      #"[{"number":0,"episodes":[{"number":1}]},{"number":1,"episodes":[{"number":1,"plays":39},"#
      + #"{"number":2,"plays":1}]}]"#
    let file = try series(aired: 2, seasons: seasons)
    #expect(file.rows.first?.viewings == [Viewing(day: day(2020, 1, 2))])
    #expect(file.rows.first?.facts?.kind == .series)
    #expect(file.problems.isEmpty)

    for file in try [
      series(aired: 3, seasons: #"[{"number":1}]"#), series(aired: 2, seasons: nil),
    ] {
      #expect(file.rows.map(\.viewings) == [[]])
      #expect(file.rows.map(\.list) == [nil])
      #expect(file.problems.map(\.kind) == [.seenInPart("Harbour")])
    }
  }

  @Test("Of a series that was seen in part, the episodes were seen", arguments: [3, nil])
  func seriesInPart(aired: Int?) throws {
    let seasons =
      #"[{"number":1,"episodes":[{"number":1,"last_watched_at":"2019-05-06T00:00:00Z"},"#
      + #"{"number":2,"plays":2}]}]"#
    let file = try series(aired: aired, seasons: seasons)
    #expect(file.problems.isEmpty)
    #expect(
      file.rows.map(\.id?.rawValue) == ["tt0000002", "tt0000002-s01e01", "tt0000002-s01e02"])
    #expect(
      file.rows.map { $0.viewings.map(\.day) } == [[], [day(2019, 5, 6)], [nil, nil]])
    #expect(file.rows.map(\.facts?.seriesTitle) == [nil, "Harbour", "Harbour"])
  }

  @Test("Episodes that the history tells one by one are not counted again")
  func historyOfSeries() throws {
    let show = #""show":{"title":"Harbour","ids":{"imdb":"tt0000002"}}"#
    let history = ExchangeFile(
      "watched-history-1.json",
      #"[{"watched_at":"2019-05-06T00:00:00Z","type":"episode","episode":{"season":1,"number":1,"#
        + #""title":"Low Tide","ids":{"imdb":"tt0000003"}},\#(show)}]"#)
    let watched = ExchangeFile(
      "watched-shows.json",
      #"[{"plays":1,\#(show),"seasons":[{"number":1,"episodes":[{"number":1}]}]}]"#)
    let contents = Import([watched, history]).contents(now: 0)
    #expect(contents.entries.filter(\.isSeen).map(\.id.rawValue) == ["tt0000003"])
  }

  @Test(
    "Lists have the names and descriptions that lists.json gives them", arguments: ["", "lists-"])
  func namesOfLists(_ prefix: String) throws {
    let items = "[{\"rank\":1,\"type\":\"movie\",\(Self.movie)}]"
    let lists = ExchangeFile(
      "trakt/\(prefix)lists.json",
      #"[{"name":"Noir: nights","description":"Dark","type":"personal","#
        + #""ids":{"trakt":55,"slug":"noir-nights"}},"#
        + #"{"name":"Rain","description":null,"ids":{"trakt":56,"slug":"rain"}}]"#)
    let files = [
      ExchangeFile("trakt/lists-list-55-noir-nights.json", items),
      ExchangeFile("trakt/rain.json", items), ExchangeFile("trakt/other.json", items),
    ]
    let contents = Import([lists] + files).contents(now: 0).whole
    #expect(
      contents.lists == [
        LibraryContents.List(
          name: "Noir: nights", titles: [try id("tt0000001")], note: "Dark"),
        LibraryContents.List(name: "other", titles: [try id("tt0000001")]),
        LibraryContents.List(name: "Rain", titles: [try id("tt0000001")]),
      ])
    let elsewhere = Import([lists, files[0]], ImportOptions(into: .watchlist)).contents(now: 0)
      .whole
    #expect(elsewhere.lists.isEmpty)
    #expect(elsewhere.entries.map(\.onWatchlistSince) == [0])
  }

  @Test("An item without a rank comes behind those that have one")
  func withoutRank() throws {
    func item(_ rank: String, _ number: Int) -> String {
      #"{\#(rank)"type":"movie","movie":{"title":"Film","ids":{"imdb":"tt000000\#(number)"}}}"#
    }
    let items = [item("", 1), item(#""rank":2,"#, 2), item(#""rank":1,"#, 3), item("", 4)]
    let list = try read("[\(items.joined(separator: ","))]", name: "noir.json")
    let expected = try ["tt0000003", "tt0000002", "tt0000001", "tt0000004"].map { try id($0) }
    #expect(list.rows.map(\.id) == expected)
  }

  @Test("The watchlist and lists have the order of their ranks")
  func lists() throws {
    let text =
      "[{\"rank\":2,\"listed_at\":\"2020-01-02T00:00:00.000Z\",\"type\":\"movie\",\(Self.movie)},"
      + #"{"rank":1,"listed_at":"2020-01-03T00:00:00.000Z","notes":"Soon","type":"show","#
      + #""show":{"title":"Harbour","ids":{"imdb":"tt0000002"}}}]"#
    let watchlist = try read(text, name: "lists/watchlist.json")
    #expect(watchlist.rows.map(\.id) == [try id("tt0000002"), try id("tt0000001")])
    #expect(watchlist.rows.map(\.onWatchlistSince) == [1_578_009_600, 1_577_923_200])
    #expect(watchlist.rows[0].note == "Soon")
    let list = try read(text, name: "noir.json")
    #expect(list.rows.map(\.list) == ["noir", "noir"])
  }

  @Test("An episode knows its series, and is known by its place there without an id of its own")
  func episodes() throws {
    let show = #""show":{"title":"Harbour","year":2010,"ids":{"imdb":"tt0000002"}}"#
    let file = try read(
      #"[{"rated_at":"2020-01-02T03:04:05Z","rating":9,"type":"episode","episode":{"season":1,"number":2,"title":"Low Tide","ids":{"imdb":"tt0000003"}},"#
        + show
        + #"},{"rating":9,"type":"episode","episode":{"season":1,"number":3,"title":"Spring Tide","ids":{"imdb":null}},"#
        + show + "}]")
    #expect(file.rows[0].facts?.seriesID == (try id("tt0000002")))
    #expect(file.rows[0].facts?.seriesTitle == "Harbour")
    #expect(file.rows[0].facts?.episode == 2)
    #expect(file.rows[1].id?.rawValue == "tt0000002-s01e03")
    #expect(file.rows[1].facts?.name == "Spring Tide")
  }

  @Test("Of an episode with a number that no episode has, only the id is taken")
  func impossibleEpisode() throws {
    let file = try read(
      #"[{"rating":9,"type":"episode","episode":{"season":9223372036854775807,"number":1,"title":"Low Tide","ids":{"imdb":"tt0000003"}}}]"#
    )
    #expect(file.rows[0].reference == .id(try id("tt0000003")))
    #expect(file.rows[0].facts == nil)
  }

  @Test("What no library has, and what makes no sense, is named by its place")
  func problems() throws {
    let file = try read(
      """
      [ {"rating": 11, \(Self.movie)},
        {"type": "season", "season": {"number": 1}},
        {"type": "person", "person": {"name": "Ada"}}, {"rating": "nine", \(Self.movie)},
        {"type": "movie", "movie": {"ids": {"imdb": null}}},
        7 ]
      """)
    #expect(file.rows.count == 1)
    #expect(
      file.problems == [
        ImportProblem(.invalidValue(.points, "11"), at: TextPlace(line: 1, column: 3)),
        ImportProblem(.noTitleOfItsOwn("season"), at: TextPlace(line: 2, column: 3)),
        ImportProblem(.noTitleOfItsOwn("person"), at: TextPlace(line: 3, column: 3)),
        ImportProblem(.invalidItem, at: TextPlace(line: 3, column: 50)),
        ImportProblem(.noTitle, at: TextPlace(line: 4, column: 3)),
        ImportProblem(.invalidItem, at: TextPlace(line: 5, column: 3)),
      ])
  }

  @Test("JSON that breaks off, or is something else, is refused")
  func broken() {
    #expect(throws: ExchangeError.invalidJSON(TextPlace(line: 2, column: 1))) {
      try read("[{},\n{\"rating\":")
    }
    #expect(throws: ExchangeError.invalidJSON(TextPlace(line: 1, column: 6))) { try read("[{}] 7") }
    #expect(throws: ExchangeError.unknownJSON) { try read("{\"user\":{}}") }
  }

  @Test("An empty list is a list")
  func empty() throws {
    #expect(try read(" [ ] ").rows.isEmpty)
  }
}
