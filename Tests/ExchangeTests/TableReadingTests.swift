import Exchange
import Testing
import Titles

@Suite("Tables of anybody", .timeLimit(.minutes(5)))
struct TableReadingTests {
  private func rows(_ lines: String...) throws -> [ImportedRow] {
    let text = lines.joined(separator: "\n")
    return Array(try FileReading.read(ExchangeFile("a.csv", text)).rows)
  }

  @Test(
    "Stars are known by one half among them, wherever it stands and whatever is empty",
    arguments: [["3.5", "", "4"], ["4", "", "3.5"], ["", "3.5", "4"], ["4", "3.5", ""]])
  func stars(_ ratings: [String]) throws {
    let lines = ratings.enumerated().map { "Film \($0.offset),1989,\($0.element)" }
    let text = (["Title,Year,Rating"] + lines).joined(separator: "\n")
    let file = try FileReading.read(ExchangeFile("a.csv", text))
    let points = ["3.5": 7, "4": 8]
    #expect(file.rows.map(\.rating) == ratings.map { points[$0] })
    #expect(file.problems.isEmpty)
  }

  @Test("A table may begin below empty lines, also below those of a spreadsheet")
  func emptyLinesAbove() throws {
    let row = try #require(try rows("", ",,", "Title,Year,Your Rating", "Lamps,1989,8").first)
    #expect(row.reference == .name(ImportedName(title: "Lamps", year: 1989)))
    #expect(row.rating == 8 && row.place.line == 4)
  }

  @Test(
    "Columns are known by their names, however they are written",
    arguments: [
      (.watchedOn, ["watched_at", "last_watched_at", "watchedAt", "WatchedDate", "end_date"]),
      (.ratedOn, ["rated_at", "Date Rated"]), (.watchlistedOn, ["watchlisted_at"]),
      (.addedOn, ["Date Added", "addedAt", "listed_at"]), (.released, ["Released"]),
      (.id, ["const", "imdb", "imdb_id", "imdbId", "tconst"]),
      (.series, ["tv_show_name", "series_name"]), (.title, ["movie_name", "Film"]),
      (.note, ["memo", "comment", "notes", "review"]),
      (.status, ["status"]), (.lastEpisode, ["LastEpWatched"]),
    ] as [(ColumnMeaning, [String])])
  func names(_ meaning: ColumnMeaning, _ names: [String]) throws {
    for name in names {
      let beside = meaning == .title ? "Year" : "Title"
      let file = try ExchangeFile.read("a.csv", "\(beside),\(name)", "1,2")
      #expect(file.columns.last?.meaning == meaning, "\(name)")
    }
  }

  @Test("An id may lack its letters, and IMDb's counts before that of somebody's own")
  func ids() throws {
    for column in ["imdbId", "const", "imdb_id"] {
      #expect(
        try ExchangeFile.read("a.csv", "id,Title,\(column)", "1,Alien,78748").rows.first?.id
          == id("tt0078748"))
    }
    let own = try ExchangeFile.read("a.csv", "id,Title", "78748,Alien")
    #expect(own.rows.first?.id == nil)
  }

  @Test("An address is read where it is IMDb's, and else named as not read")
  func addresses() throws {
    let page = "https://www.imdb.com/title/tt0078748/"
    #expect(
      try ExchangeFile.read("a.csv", "Title,URL", "Alien,\(page)").said == ["tt0078748 · list a"])
    let other = try ExchangeFile.read("a.csv", "Title,URL", "Alien,https://boxd.it/x")
    #expect(other.summary.unreadColumns == [ColumnUse(name: "URL", meaning: nil, count: 1)])
  }

  @Test("What somebody has written beside a name is no part of it, also where the id is known")
  func namesBesideIDs() throws {
    let facts = try ExchangeFile.read("a.csv", "imdb_id,Title", "tt0078748,Alien (1979)")
      .rows.first?.facts
    #expect(facts?.name == "Alien" && facts?.years == YearRange(1979))
  }

  @Test("Of two columns that mean the same the first counts")
  func twins() throws {
    let row = try #require(try rows("Title,Name,Year", "Lamps,Lampes,1989").first)
    #expect(row.reference == .name(ImportedName(title: "Lamps", year: 1989)))
  }
}
