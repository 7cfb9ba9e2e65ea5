import Exchange
import Testing
import Titles

@Suite("The program's own file of a library", .timeLimit(.minutes(5)))
struct LibraryFileTests {
  @Test("Export, import and export give the same bytes", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var library = MadeLibrary(seed: seed)
    let contents = library.contents()
    let text = try LibraryFile.text(contents)
    let bytes = Array(text.utf8)
    let reading = try LibraryFile.read(bytes)
    #expect(reading.problems.isEmpty)
    #expect(reading.contents == contents)
    #expect(Array(try LibraryFile.text(reading.contents).utf8) == bytes)
    let imported = Import([ExchangeFile(name: "library.json", bytes: bytes)])
    #expect(Array(try LibraryFile.text(imported.contents(now: 5).whole).utf8) == bytes)
  }

  @Test("A library that was cut off is told as such, with the place")
  func cutOff() throws {
    let whole = try LibraryFile.text(LibraryContents(entries: [LibraryEntry(try film(1, "Lamps"))]))
    let part = Array(whole.utf8.dropLast(20))
    #expect(LibraryFile.isLibrary(part))
    #expect(throws: ExchangeError.self) { try LibraryFile.read(part) }
    let reading = Import([ExchangeFile(name: "library.json", bytes: part)])
    guard case .invalidJSON = reading.unreadable.first?.error else {
      Issue.record("\(reading.unreadable)")
      return
    }
  }

  @Test("Its lines and names stand in one order")
  func layout() throws {
    let entry = LibraryEntry(try film(1, "Lamps", year: 1989), rating: 7, lists: ["Noir"])
    let contents = LibraryContents(
      entries: [entry], lists: [LibraryContents.List(name: "Noir", titles: [entry.id])],
      livingLists: [SmartList(name: "Short", expression: "runtime<90")],
      openNames: [
        OpenName(
          number: 1, ImportedName(title: "Harbour", year: 1999), file: "a.zip", place: "diary.csv:2"
        )
      ], meanings: [NameMeaning(ImportedName(title: "Orchard"), means: entry.id)])
    #expect(
      try LibraryFile.text(contents) == """
        {
        "format":"movies-tui library",
        "version":1,
        "lists":[
        {"name":"Noir","titles":["tt0000001"]}
        ],
        "livingLists":[
        {"expression":"runtime<90","name":"Short"}
        ],
        "entries":[
        {"facts":{"actors":[],"countries":[],"directors":[],"genres":[],"id":"tt0000001",\
        "languages":[],"ratings":[],"title":"Lamps","writers":[],"years":{"end":1989,"start":1989}},\
        "lists":["Noir"],"rating":7,"tags":[],"viewings":[]}
        ],
        "openNames":[
        {"candidates":[],"file":"a.zip","lists":[],"name":{"title":"Harbour","year":1999},"number":1,\
        "place":"diary.csv:2","places":{},"tags":[],"viewings":[]}
        ],
        "meanings":[
        {"id":"tt0000001","name":{"title":"Orchard"}}
        ]
        }

        """)
  }

  @Test("A file of before names were kept open is read")
  func earlier() throws {
    let text = #"{"format": "movies-tui library", "version": 1, "lists": [], "entries": []}"#
    #expect(try LibraryFile.read(Array(text.utf8)).contents == LibraryContents())
  }

  @Test("An empty library is a library")
  func empty() throws {
    let bytes = Array(try LibraryFile.text(LibraryContents()).utf8)
    #expect(LibraryFile.isLibrary(bytes))
    #expect(try LibraryFile.read(bytes).contents == LibraryContents())
  }

  @Test("A newer version is refused, and so is other JSON")
  func versions() {
    let newer =
      "{\"version\": 2, \"format\": \"movies-tui library\", \"lists\": [], \"entries\": []}"
    #expect(LibraryFile.isLibrary(Array(newer.utf8)))
    #expect(throws: ExchangeError.newer(version: 2)) { try LibraryFile.read(Array(newer.utf8)) }
    #expect(!LibraryFile.isLibrary(Array("{\"version\": 1}".utf8)))
    #expect(throws: ExchangeError.unknownJSON) { try LibraryFile.read(Array("{\"a\": 1}".utf8)) }
    #expect(throws: ExchangeError.unknownJSON) { try LibraryFile.read(Array("[]".utf8)) }
  }

  @Test(
    "An entry that no library has is named by its place, and the others are read",
    arguments: [
      #""rating": 11"#, #""rating": "7""#, #""note": "\u001b[31m""#, #""note": "\u202e""#,
      #""ratedOn": {"year": 2020, "month": 2, "day": 30}"#,
      #""onWatchlistSince": 9000000000000000"#,
      #""viewings": [{"isInCinema": false, "isRewatch": false, "impression": {"rating": 11, "tags": []}}]"#,
    ])
  func impossibleEntries(_ member: String) throws {
    func entry(_ id: String, _ member: String) -> String {
      """
      {"facts": {"id": "\(id)", "title": "Lamps", "genres": [], "directors": [], "writers": [],
      "actors": [], "languages": [], "countries": [], "ratings": []}, \(member),
      \(member.contains("viewings") ? "" : "\"viewings\": [],") "tags": [], "lists": []}
      """
    }
    let text = """
      {"format": "movies-tui library", "version": 1, "lists": [], "entries": [
        \(entry("tt0000001", "\"rating\": 7")),
        \(entry("tt0000002", member)) ]}
      """
    let reading = try LibraryFile.read(Array(text.utf8))
    #expect(reading.contents.entries.map(\.id) == [try id("tt0000001")])
    #expect(
      reading.problems == [
        ImportProblem(.invalidItem, at: TextPlace(line: 5, column: 3))
      ])
  }

  @Test(
    "A title with a number that no title has is named by its place", arguments: [Int.min, Int.max])
  func impossibleFacts(_ number: Int) throws {
    let day = CalendarDate(year: number, month: 1, day: 1)
    let changes: [(inout TitleDetail) -> Void] = [
      { $0.minutes = number }, { $0.votes = number }, { $0.boxOffice = number },
      { $0.totalSeasons = number }, { $0.season = number }, { $0.episode = number },
      { $0.years = YearRange(number) }, { $0.years = YearRange(start: 1990, end: number) },
      { $0.released = day }, { $0.dvd = day },
      { $0.ratings = [Rating(source: .imdb, score: number < 0 ? -1e308 : 1e308)] },
    ]
    for change in changes {
      var facts = try film(1, "Lamps")
      change(&facts)
      let text = try LibraryFile.text(LibraryContents(entries: [LibraryEntry(facts, rating: 8)]))
      let reading = try LibraryFile.read(Array(text.utf8))
      #expect(reading.contents.entries.isEmpty)
      #expect(reading.problems.map(\.kind) == [.invalidItem])
    }
  }
}
