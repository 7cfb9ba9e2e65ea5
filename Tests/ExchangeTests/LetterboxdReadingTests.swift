import Exchange
import Testing
import Titles

@Suite("Letterboxd's files", .timeLimit(.minutes(5)))
struct LetterboxdReadingTests {
  private static let link = "https://boxd.it/0"

  private static let export = [
    ExchangeFile("export/profile.csv", "Date Joined,Username\r\n2020-01-01,someone\r\n"),
    ExchangeFile("export/comments.csv", "Date,Content\r\n2020-01-01,Yes\r\n"),
    ExchangeFile(
      "export/watched.csv",
      "Date,Name,Year,Letterboxd URI\r\n2020-01-01,Lamps,1989,\(link)a\r\n"
        + "2020-01-01,Harbour,,\(link)b\r\n"),
    ExchangeFile(
      "export/ratings.csv",
      "Date,Name,Year,Letterboxd URI,Rating\r\n2021-05-06,Lamps,1989,\(link)a,4.5\r\n"),
    ExchangeFile(
      "export/diary.csv",
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n"
        + "2020-01-03,Lamps,1989,\(link)c,3,,\"home, rain\",2020-01-02\r\n"
        + "2021-05-06,Lamps,1989,\(link)d,4,Yes,,2021-05-05\r\n"),
    ExchangeFile(
      "export/reviews.csv",
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\r\n"
        + "2021-05-06,Lamps,1989,\(link)d,4,Yes,\"<b>Bright</b>, \"\"warm\"\"\r\n\r\n"
        + "a < b &amp; <a href=\"\"https://example.org\"\">more</a>\",rain,2021-05-05\r\n"),
    ExchangeFile(
      "export/watchlist.csv",
      "Date,Name,Year,Letterboxd URI\r\n2020-02-02,Orchard,2001,\(link)e\r\n"),
    ExchangeFile(
      "export/lists/nights.csv",
      "Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n"
        + "2020-11-17,Quiet nights,,\(link)f,\"Two\r\n\r\nlines\"\r\n\r\n"
        + "Position,Name,Year,URL,Description\r\n"
        + "1,Orchard,2001,\(link)e,\r\n2,Lamps,1989,\(link)a,<i>again</i>\r\n"),
    ExchangeFile(
      "export/deleted/diary.csv", "Date,Name,Year,Letterboxd URI\r\n2020-01-01,Gone,,x\r\n"),
    ExchangeFile(
      "export/orphaned/diary.csv", "Date,Name,Year,Letterboxd URI\r\n2020-01-01,Lost,,x\r\n"),
    ExchangeFile(
      "export/likes/films.csv", "Date,Name,Year,Letterboxd URI\r\n2020-01-01,Liked,,x\r\n"),
  ]

  @Test("The watchlist stays the watchlist, whatever the other files are read into")
  func watchlistElsewhere() throws {
    let text = "Date,Name,Year,Letterboxd URI\r\n2020-02-02,Orchard,2001,\(Self.link)e\r\n"
    let file = try FileReading.read(
      ExchangeFile("watchlist.csv", text), ImportOptions(into: .list("Noir")))
    #expect(file.rows.map(\.isOnWatchlist) == [true])
    #expect(file.rows.map(\.list) == [nil])
  }

  @Test("What is no part of the library is ignored")
  func ignored() {
    let read = Import(Self.export)
    #expect(read.unreadable.isEmpty)
    #expect(read.files.flatMap(\.problems).isEmpty)
    #expect(
      read.ignored == [
        "export/deleted/diary.csv", "export/orphaned/diary.csv", "export/profile.csv",
      ])
    #expect(read.unkept.map(\.name) == ["export/comments.csv", "export/likes/films.csv"])
    #expect(read.unkept.map(\.contents) == [.comments, .likedFilms])
    #expect(read.unkept.map(\.count) == [1, 1])
    #expect(
      read.openNames == [
        ImportedName(title: "Lamps", year: 1989), ImportedName(title: "Orchard", year: 2001),
        ImportedName(title: "Harbour"),
      ])
  }

  @Test("A film in all the files becomes one entry, with the diary's days and the newest rating")
  func oneFilm() throws {
    var read = Import(Self.export)
    let lamps = try film(1, "Lamps", year: 1989)
    let orchard = try film(2, "Orchard", year: 2001)
    read.resolve([
      ImportedName(title: "Lamps", year: 1989): lamps,
      ImportedName(title: "Orchard", year: 2001): orchard,
    ])
    #expect(read.openNames == [ImportedName(title: "Harbour")])
    let contents = read.contents(now: 0).whole
    #expect(
      contents.entries == [
        LibraryEntry(
          lamps,
          viewings: [
            Viewing(
              day: day(2020, 1, 2), impression: Impression(rating: 6, tags: ["home", "rain"])),
            Viewing(
              day: day(2021, 5, 5), isRewatch: true,
              impression: Impression(
                rating: 8, tags: ["rain"], note: "Bright, \"warm\"\n\na < b & more")),
          ],
          rating: 9, ratedOn: day(2021, 5, 6),
          note: "again\n\nBright, \"warm\"\n\na < b & more", tags: ["home", "rain"],
          lists: ["Quiet nights"]),
        LibraryEntry(orchard, onWatchlistSince: 1_580_601_600, lists: ["Quiet nights"]),
      ])
    #expect(
      contents.lists == [
        LibraryContents.List(
          name: "Quiet nights", titles: [orchard.id, lamps.id], note: "Two\n\nlines")
      ])
  }

  @Test("A spreadsheet's semicolons, decimal commas and filled blank lines change nothing")
  func spreadsheet() throws {
    let list = try FileReading.read(
      ExchangeFile(
        "a.csv",
        "Letterboxd list export v7;;;;\nDate;Name;Tags;URL;Description\n2020-11-17;Noir;;x;\n;;;;\n"
          + "Position;Name;Year;URL;Description\n2;Lamps;1989;x;\n1;Harbour;;x;\n"))
    #expect(list.format == .letterboxdList)
    #expect(list.rows.map(\.list) == ["Noir", "Noir"])
    #expect(
      list.rows.map(\.reference) == [
        .name(ImportedName(title: "Harbour")), .name(ImportedName(title: "Lamps", year: 1989)),
      ])
    let ratings = try FileReading.read(
      ExchangeFile("b.csv", "Date;Name;Year;Letterboxd URI;Rating\n2020-01-01;Lamps;1989;x;3,5\n"))
    #expect(ratings.rows.map(\.rating) == [7])
  }

  @Test(
    "A list is known by its two headers, whatever the first line says",
    arguments: [
      "", "\n", "Letterboxd list export v7\n", "Letterboxd list export v8,,,,\n\n", "x\n",
    ],
    ["films.csv", "standard input"])
  func listsOfAnyYear(_ beginning: String, name: String) throws {
    let file = try FileReading.read(
      ExchangeFile(
        name,
        beginning + "Date,Name,Tags,URL,Description\n2019-12-24,To watch,,https://boxd.it/4pgQ0,"
          + "<b>Soon</b>\n\nPosition,Name,Year,URL,Description\n"
          + "1,Mother,2009,https://boxd.it/1m9g,<i>again</i>\n"))
    #expect(file.format == .letterboxdList)
    #expect(file.heading == ListHeading(name: "To watch", note: "Soon"))
    #expect(file.rows.map(\.reference) == [.name(ImportedName(title: "Mother", year: 2009))])
    #expect(file.rows.map(\.list) == ["To watch"])
    #expect(file.rows.map(\.note) == ["again"])
    #expect(file.rows.flatMap(\.tags).isEmpty)
  }

  @Test(
    "A list named like one that every library has is another one, or fills that one",
    arguments: [("Rated", "Rated (imported)"), ("Watchlist", nil), ("Seen", nil)])
  func standardName(_ name: String, _ other: String?) throws {
    let export = ExchangeFile(
      "list.csv",
      "Date,Name,Tags,URL,Description\n2019-12-24,\(name),,x,Soon\n\n"
        + "Position,Name,Year,URL,Description\n1,Mother,2009,x,\n")
    let file = try FileReading.read(export)
    #expect(file.heading == other.map { ListHeading(name: $0, note: "Soon") })
    #expect(file.rows.map(\.list) == [other])
    #expect(file.rows.map(\.isOnWatchlist) == [name == "Watchlist"])
    #expect(file.rows.map(\.viewings.count) == [name == "Seen" ? 1 : 0])
  }

  @Test("A list without films has nothing but its heading")
  func emptyList() throws {
    let text =
      "Date,Name,Tags,URL,Description\n2019-12-24,Later,,x,\n\nPosition,Name,Year,URL,Description\n"
    let export = ExchangeFile("later.csv", text)
    let file = try FileReading.read(export)
    #expect(file.heading == ListHeading(name: "Later"))
    #expect(file.rows.isEmpty)
    let lists = Import([export]).contents(now: 0).besidesEntries.lists
    #expect(lists == [LibraryContents.List(name: "Later", titles: [])])
  }

  @Test("A note of more than 64 KB is left out, and told by its beginning")
  func longNote() throws {
    let review = String(repeating: "long ", count: 14_000)
    let file = try FileReading.read(
      ExchangeFile("reviews.csv", "Name,Letterboxd URI,Review\nLamps,x,\(review)\n"))
    #expect(file.rows.map(\.note) == [nil])
    #expect(
      file.problems == [
        ImportProblem(.noteTooLong(String(review.prefix(40))), at: TextPlace(line: 2, column: 9))
      ])
  }

  @Test("A film seen twice on one day was seen twice")
  func twiceADay() throws {
    let diary = "Name,Letterboxd URI,Watched Date\nLamps,x,2020-01-02\nLamps,y,2020-01-02\n"
    var read = Import([ExchangeFile("diary.csv", diary)])
    read.resolve([ImportedName(title: "Lamps"): try film(1, "Lamps")])
    #expect(read.contents(now: 0).entries.first?.viewings.count == 2)
  }

  @Test("The file for Letterboxd's import is read as well")
  func importFile() throws {
    let text =
      "imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review\r\n"
      + "tt0000001,Lamps,1989,7,2020-01-02,Yes,rain,Good\r\n,Harbour,,,,,,\r\n"
    let file = try FileReading.read(ExchangeFile("a.csv", text))
    #expect(file.format == .letterboxdImport)
    let impression = Impression(rating: 7, tags: ["rain"], note: "Good")
    #expect(
      file.rows[0].viewings == [
        Viewing(day: day(2020, 1, 2), isRewatch: true, impression: impression)
      ])
    #expect(file.rows[0].rating == 7)
    #expect(file.rows[1].viewings == [Viewing(day: nil)])
    #expect(file.rows[1].reference == .name(ImportedName(title: "Harbour")))
  }

  @Test(
    "Of the HTML in a review the text stays",
    arguments: [
      ("<b>Bright</b><br/>and <i>warm</i>", "Bright\nand warm"),
      ("<blockquote>One</blockquote>Two", "One\nTwo"), ("1 < 2 > 1 <3 <b", "1 < 2 > 1 <3 <b"),
      ("a <b <i>c</i>", "a <b c"), ("if a<b and c>d", "if a<b and c>d"),
      ("R&amp;B &#39;x&#x27; &quot;y&quot; &unknown; &", "R&B 'x' \"y\" &unknown; &"),
      ("&amp;lt;", "&lt;"), ("caf&eacute;, don&#146;t", "café, don’t"), ("a&nbsp;b", "a b"),
      ("&#27;[31mred", "red"),
    ])
  func html(_ review: String, _ text: String) throws {
    let field = review.replacing("\"", with: "\"\"")
    let file = try FileReading.read(
      ExchangeFile("reviews.csv", "Name,Letterboxd URI,Review\nLamps,x,\"\(field)\"\n"))
    #expect(file.rows.first?.note == text)
  }

  @Test("A rating outside its scale is named")
  func invalidRating() throws {
    let text = "Date,Name,Year,Letterboxd URI,Rating\n2020-01-01,Lamps,1989,x,8\n"
    let file = try FileReading.read(ExchangeFile("ratings.csv", text))
    #expect(
      file.problems == [
        ImportProblem(.invalidValue(.stars, "8"), at: TextPlace(line: 2, column: 25))
      ])
  }

  @Test("A table without titles is refused when it comes alone")
  func alone() {
    let read = Import([ExchangeFile("profile.csv", "Date Joined,Username\n2020-01-01,someone\n")])
    #expect(read.unreadable.map(\.error) == [.unknownColumns(["Date Joined", "Username"])])
  }
}
