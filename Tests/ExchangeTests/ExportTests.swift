import Exchange
import Testing
import Titles

@Suite("Files for other services", .timeLimit(.minutes(5)))
struct ExportTests {
  private func lamps() throws -> LibraryEntry {
    LibraryEntry(
      TitleDetail(
        id: try id("tt0000001"), title: "=Lamps, Lit", originalTitle: "Lampes",
        years: YearRange(1989), kind: .movie, released: day(1989, 6, 23), minutes: 123,
        genres: ["Drama", "Mystery"], directors: ["Ada Example", "@Bo"],
        ratings: [Rating(imdb: 71)], votes: 1234),
      onWatchlistSince: 1_577_923_200,
      viewings: [
        Viewing(day: nil), Viewing(day: day(2020, 1, 2)),
        Viewing(day: day(2021, 3, 4), isRewatch: true),
      ],
      rating: 7, ratedOn: day(2021, 3, 5), note: "- Fine\n<b>not</b> bold & 1 < 2",
      tags: ["home", "rain"])
  }

  private func read(_ name: String, _ text: String) -> LibraryContents {
    Import([ExchangeFile(name, text)]).contents(now: 0).whole
  }

  @Test(
    "A name that a spreadsheet would take for a formula is written as a text, and read as it was",
    arguments: ["=1+1", "+1", "-1", "@Bo"])
  func formulas(name: String) throws {
    let text = IMDbExport.ratings([LibraryEntry(try film(1, name, year: 1989), rating: 7)])
    #expect(text.contains(",'\(name),"))
    #expect(read("ratings.csv", text).entries.map(\.facts.title) == [name])
  }

  @Test(
    "So is every other text in a table, whoever wrote it",
    arguments: ["=1+1", "+1", "-1", "@Bo", "'=1", "''@Bo", "'quoted'"])
  func formulasInTexts(text: String) throws {
    let facts = TitleDetail(
      id: try id("tt0000001"), title: "Lamps", kind: .movie, genres: [text, "Drama"],
      directors: [text])
    var entry = LibraryEntry(facts, rating: 7, note: text, tags: [text])
    entry.viewings = [Viewing(day: day(2020, 1, 2))]
    let ratings = IMDbExport.ratings([entry])
    let list = IMDbExport.list([entry])
    let diary = LetterboxdExport.films([entry])[0]
    for table in [ratings, list, diary] {
      let cells = table.split { ",\r\n\"".contains($0) }
      #expect(!cells.contains { "=+-@".contains($0.first ?? " ") }, "\(table)")
    }
    let back = try #require(read("list.csv", list).entries.first)
    #expect(back.facts.genres == facts.genres)
    #expect(back.facts.directors == facts.directors)
    #expect(back.note == text)
    let seen = try #require(read("diary.csv", diary).entries.first)
    #expect(seen.note == text)
    #expect(seen.tags == [text])
  }

  @Test("Letterboxd gets a row for each viewing, with what was said then")
  func letterboxd() throws {
    var lamps = try lamps()
    lamps.viewings[1].impression = Impression(rating: 9, tags: ["home"], note: "- Fine")
    let unseen = LibraryEntry(try film(2, "Harbour"), rating: 10)
    let wish = LibraryEntry(try film(3, "Orchard"), onWatchlistSince: 5)
    #expect(
      LetterboxdExport.films([lamps, unseen, wish]) == [
        [
          "imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review",
          "tt0000001,\"'=Lamps, Lit\",1989,,,,,",
          "tt0000001,\"'=Lamps, Lit\",1989,9,2020-01-02,,home,'- Fine",
          "tt0000001,\"'=Lamps, Lit\",1989,7,2021-03-04,Yes,rain,"
            + "&lt;b>not&lt;/b> bold &amp; 1 &lt; 2",
          "tt0000002,Harbour,,10,,,,", "",
        ].joined(separator: "\r\n")
      ])
  }

  @Test("A word of the title's note that was also said of a viewing stays in the review")
  func reviewWords() throws {
    var entry = LibraryEntry(try film(2, "Harbour"), note: "A great film. I liked it.\n\nAgain.")
    entry.viewings = [
      Viewing(day: day(2024, 1, 1), impression: Impression(note: "I")),
      Viewing(day: day(2024, 1, 5), impression: Impression(note: "Again.")),
    ]
    let text = LetterboxdExport.films([entry])[0]
    #expect(text.contains("A great film. I liked it."))
    #expect(text.matches(of: /Again\./).count == 1)
  }

  @Test("A list of one's own may be called a watchlist, too")
  func ownWatchlist() throws {
    let text = IMDbExport.list([LibraryEntry(try film(2, "Harbour"))])
    let list = read("lists/Horror watchlist.csv", text)
    #expect(list.lists.map(\.name) == ["Horror watchlist"])
    #expect(list.entries.map(\.onWatchlistSince) == [nil])
    let watchlist = read("watchlist (1).csv", text)
    #expect(watchlist.lists.isEmpty && watchlist.entries[0].onWatchlistSince != nil)
  }

  @Test("A rating that is not that of the last viewing has a table of its own")
  func laterRatings() throws {
    var lamps = try lamps()
    #expect(LetterboxdExport.laterRatings([lamps]) == ["imdbID,Title,Year,Rating10\r\n"])
    lamps.viewings[2].impression = Impression(rating: 9)
    #expect(
      LetterboxdExport.laterRatings([lamps]) == [
        "imdbID,Title,Year,Rating10\r\ntt0000001,\"'=Lamps, Lit\",1989,7\r\n"
      ])
  }

  @Test("Letterboxd gets a list in its order, and reads no more than the titles")
  func letterboxdList() throws {
    let game = LibraryEntry(TitleDetail(id: try id("tt0000009"), title: "Play", kind: .game))
    let text = LetterboxdExport.list([LibraryEntry(try film(2, "Harbour")), game, try lamps()])
    #expect(
      text == [
        "imdbID,Title,Year\r\ntt0000002,Harbour,\r\ntt0000001,\"'=Lamps, Lit\",1989\r\n"
      ])
    let titles = [try id("tt0000002"), try id("tt0000001")]
    #expect(
      read("noir.csv", text[0]).lists == [LibraryContents.List(name: "noir", titles: titles)])
    #expect(read("watchlist.csv", text[0]).entries.allSatisfy { $0.onWatchlistSince != nil })
  }

  @Test("What Letterboxd gets is read back as it was")
  func letterboxdAndBack() throws {
    var entry = try lamps()
    entry.viewings[1].impression = Impression(rating: 9, tags: ["home"], note: "- Fine")
    entry.viewings[2].impression = Impression(
      rating: 7, tags: ["rain"], note: "<b>not</b> bold & 1 < 2")
    entry.note = "- Fine\n\n<b>not</b> bold & 1 < 2"
    let back = try #require(read("a.csv", LetterboxdExport.films([entry])[0]).entries.first)
    #expect(back.viewings == entry.viewings)
    #expect(back.note == entry.note)
    #expect(back.tags == entry.tags)
    #expect(back.facts.title == entry.facts.title)
  }

  @Test(
    "No file is larger than Letterboxd takes, in bytes, and none lacks its header",
    arguments: ["long ", "lång "])
  func letterboxdLimit(word: String) throws {
    let note = String(repeating: word, count: 15_000 / word.utf8.count)
    let entries = try (1...80).map { LibraryEntry(try film($0, "Lamps"), rating: 5, note: note) }
    let files = LetterboxdExport.films(entries)
    #expect(files.count == 2)
    #expect(files.allSatisfy { $0.utf8.count <= LetterboxdExport.sizeLimit })
    #expect(files.allSatisfy { $0.hasPrefix("imdbID,Title") })
    let counts: [Int] = files.map { read("a.csv", $0).entries.count }
    #expect(counts.reduce(0, +) == 80)
  }

  @Test("Without anything seen or rated there is a header alone")
  func letterboxdEmpty() {
    #expect(LetterboxdExport.films([]).map { $0.split(whereSeparator: \.isNewline).count } == [1])
  }

  @Test("IMDb's ratings are read back with all their facts")
  func imdbRatings() throws {
    let entry = try lamps()
    let text = IMDbExport.ratings([entry, LibraryEntry(try film(2, "Harbour"))])
    #expect(
      text.hasPrefix(
        "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),"
          + "Year,Genres,Num Votes,Release Date,Directors\r\ntt0000001,7,2021-03-05,"))
    let back = read("ratings.csv", text)
    #expect(
      back.entries == [
        LibraryEntry(entry.facts, rating: 7, ratedOn: day(2021, 3, 5))
      ])
  }

  @Test("IMDb's list keeps its order, its days and its notes")
  func imdbList() throws {
    let entries = [LibraryEntry(try film(9, "Harbour")), try lamps()]
    let back = read("WATCHLIST.csv", IMDbExport.list(entries))
    #expect(back.entries.map(\.id) == entries.map(\.id))
    #expect(back.entries[1].onWatchlistSince == 1_577_923_200)
    #expect(back.entries[1].note == entries[1].note)
    #expect(back.entries[1].rating == 7)
    let list = read("Noir.csv", IMDbExport.list(entries))
    #expect(list.lists == [LibraryContents.List(name: "Noir", titles: entries.map(\.id))])
  }

  @Test("IMDb's rating does not drift", arguments: 0...100)
  func imdbRating(tenths: Int) throws {
    var facts = try film(1, "Lamps")
    facts.ratings = [Rating(imdb: Double(tenths))]
    let back = read("a.csv", IMDbExport.list([LibraryEntry(facts)]))
    #expect(back.entries.first?.facts.ratings == facts.ratings)
  }

  @Test("Trakt's arrays are read back: ratings, history and lists")
  func trakt() throws {
    let entry = try lamps()
    let ratings = read("r.json", try TraktExport.ratings([entry])).entries
    #expect(ratings.map(\.rating) == [7])
    #expect(ratings.map(\.ratedOn) == [day(2021, 3, 5)])
    let history = read("h.json", try TraktExport.history([entry])).entries
    #expect(history.first?.viewings.map(\.day) == entry.viewings.map(\.day))
    let harbour = LibraryEntry(try film(9, "Harbour"), onWatchlistSince: 1_600_000_001)
    let list = read("watchlist.json", try TraktExport.list([harbour, entry])).entries
    #expect(list.map(\.id) == [harbour.id, entry.id])
    #expect(list.map(\.onWatchlistSince) == [1_600_000_001, 1_577_923_200])
    #expect(list[1].note == entry.note)
  }

  @Test(
    "Times have two digits each",
    arguments: [(1_577_959_810, "10:10:10"), (1_577_955_849, "09:04:09")])
  func traktTimes(seconds: Int, clock: String) throws {
    let entry = LibraryEntry(try film(9, "Harbour"), onWatchlistSince: seconds)
    #expect(try TraktExport.list([entry]).contains("\"2020-01-02T\(clock).000Z\""))
  }

  @Test("A series and an episode go to Trakt as such, a game does not")
  func traktKinds() throws {
    func entry(_ kind: TitleKind, _ number: Int) throws -> LibraryEntry {
      var facts = try film(number, "Harbour")
      facts.kind = kind
      if kind == .episode {
        (facts.season, facts.episode) = (1, 2)
        (facts.seriesID, facts.seriesTitle) = (try id("tt0000001"), "Quay Street")
      }
      return LibraryEntry(facts, rating: 6)
    }
    let entries = [try entry(.series, 1), try entry(.episode, 2), try entry(.game, 3)]
    let text = try TraktExport.ratings(entries)
    #expect(read("r.json", text).entries == Array(entries.dropLast()))
    #expect(try TraktExport.ratings([]) == "[]\n")
  }
}
