import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing
import Titles
import Transport

@testable import MoviesCommands

@MainActor
@Suite("movies-tui search", .timeLimit(.minutes(5)))
struct SearchCommandTests {
  @Test("A pipe gets aligned columns without a header, and whole titles")
  func tableInAPipe() async throws {
    let result = try await run("search", "moon")
    #expect(
      result.output == """
        tt9000001  1989   movie   The Moon, a "Lantern"
        tt9000002  2019–  series  月 Moon Harbour
        tt9000003  2001   movie   =Moon+1

        """)
    #expect(result.messages == "")
    #expect(result.exitCode == 0)
  }

  @Test("A terminal gets a header, and lines that fit its width")
  func tableInATerminal() async throws {
    let result = try await run("search", "moon", columns: 34)
    #expect(
      result.output == """
        ID         YEAR   TYPE    TITLE
        tt9000001  1989   movie   The Moo…
        tt9000002  2019–  series  月 Moon…
        tt9000003  2001   movie   =Moon+1

        """)
  }

  @Test("JSON has the question, the total, and titles in the program's own terms")
  func json() async throws {
    let result = try await run(
      "search", "moon", "--type", "series", "--year", "2019", "--format", "json")
    #expect(
      result.output == """
        {
          "query": "moon",
          "type": "series",
          "year": 2019,
          "total": 1,
          "titles": [
            {
              "id": "tt9000002",
              "title": "月 Moon Harbour",
              "years": {
                "start": 2019,
                "end": null
              },
              "type": "series",
              "poster": null
            }
          ]
        }

        """)
  }

  @Test(
    "A year in brackets behind the words is the year, and one without where nothing else is found")
  func yearInWords() async throws {
    let transport = StandInTransport(.sample)
    for words in ["moon (2019)", "moon 2019"] {
      let result = try await run("search", words, transport: transport)
      #expect(result.output.contains("月 Moon Harbour"))
    }
    #expect(
      transport.paths == [
        "/?s=moon&y=2019&page=1", "/?s=moon%202019&page=1", "/?s=moon&y=2019&page=1",
      ])
  }

  @Test(
    "Several years are refused without a request, since OMDb filters by one", arguments: ["90s"])
  func severalYears(text: String) async throws {
    let transport = StandInTransport(.sample)
    let result = try await run("search", "moon", "--year", text, transport: transport)
    #expect(result.exitCode == 64)
    #expect(result.messages.hasSuffix("one year only. Give a single year, such as 1989.\n"))
    #expect(transport.paths.isEmpty)
  }

  @Test(
    "A mistake of the query language is refused without a request, in the words of find",
    arguments: [
      "genre:noir rating>", "genre:noir (year<1970", "year:199", "moon rating>x",
      "  moon  type:opera",
    ])
  func mistakes(expression: String) async throws {
    let transport = StandInTransport(.sample)
    let found = try await run("find", expression, "--demo")
    let result = try await run("search", expression, transport: transport)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.messages == found.messages)
    #expect(try await run(expression, transport: transport).messages == found.messages)
    #expect(transport.paths.isEmpty)
  }

  @Test("A misspelt field is refused in the words of find, if its words lead to nothing")
  func misspeltField() async throws {
    for expression in ["genr:noir", "genr:drama"] {
      let found = try await run("find", expression, "--demo")
      #expect(found.messages.hasSuffix("Did you mean “genre”?\n"))
      for arguments in [[], ["--demo"], ["--offline"], ["--demo", "--format", "json"]] {
        let result = try await run(["search", expression] + arguments)
        #expect(result.exitCode == 64)
        #expect(result.output == "")
        #expect(result.messages == found.messages)
      }
    }
  }

  @Test("Another word that looks like a field is searched for, and told of if nothing is found")
  func otherWords() async throws {
    let found = try await run("search", "moon:harbour")
    #expect(found.exitCode == 0)
    #expect(found.messages == "")
    let absent = try await run("search", "re:zero")
    #expect(absent.exitCode == 1)
    #expect(
      absent.messages.hasSuffix(
        " Column 1: unknown field “re”. Put it in quotes to search for it as text.\n"))
    let words = try await run("search", "mission: zero")
    #expect(words.exitCode == 1)
    #expect(!words.messages.contains("Column"))
  }

  @Test(
    "Types have the words that people use, in any case",
    arguments: [("film", "movie"), ("show", "series"), ("TV", "series"), ("Movie", "movie")])
  func types(_ word: String, type: String) async throws {
    let transport = StandInTransport(.sample)
    _ = try await run("search", "moon", "--type", word, transport: transport)
    #expect(transport.paths.first == "/?s=moon&type=\(type)&page=1")
  }

  @Test("JSON shows what could surprise a terminal as an escape")
  func harmlessJSON() async throws {
    let search = try await run("search", "moon\u{202E}\u{9B}", "--format", "json")
    #expect(search.output.contains(#""query": "moon\u202e\u009b""#))
    let doctor = try await run(
      "doctor", "--format", "json", environment: ["TERM": "a\u{200B}\u{7F}"])
    #expect(doctor.output.contains(#""type": "a\u200b\u007f""#))
  }

  @Test("Titles are sorted by what the search tells of them")
  func sorted() async throws {
    let byYear = try await run("search", "moon", "--sort", "year", "--format", "csv")
    #expect(
      byYear.output.matches(of: /tt\d+/).map { String($0.output) } == [
        "tt9000002", "tt9000003", "tt9000001",
      ])
    #expect(byYear.messages == "")
    let byRating = try await run("search", "moon", "--sort", "rating", "--format", "csv")
    #expect(
      byRating.output.matches(of: /tt\d+/).map { String($0.output) } == [
        "tt9000001", "tt9000002", "tt9000003",
      ])
    #expect(
      byRating.messages
        == "movies-tui: Not sorted: ratings are known for 0 of 3 titles. The search tells only "
        + "year and title: use --sort year or --sort title.\n")
  }

  @Test(
    "A list has the fact that it is sorted by",
    arguments: [
      ("rating", "RATING", "7.6"), ("votes", "VOTES", "209000"), ("runtime", "MINUTES", "126"),
      ("disagreement", "DISAGREEMENT", "10"),
    ])
  func sortedFact(_ key: String, column: String, value: String) throws {
    var list = TitleList()
    var batman = TitleDetail(
      TitleSummary(id: try #require(TitleID("tt0096895")), title: "Batman", kind: .movie))
    list.titles = [
      TitleSummary(batman), TitleSummary(id: try #require(TitleID("tt0000001")), title: "M"),
    ]
    batman.ratings = [Rating(imdb: 76), Rating(source: .metacritic, score: 66)]
    batman.votes = 209_000
    batman.minutes = 126
    list.details[batman.id] = batman
    let fact = SortedFact(TitleOrder.Key(rawValue: key))
    func text(_ format: TitleListFormat) -> String {
      String(
        decoding: list.text(format, to: TitleQuery("x"), sortedBy: fact, columns: 80),
        as: UTF8.self)
    }
    let lines = text(.table).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines[0].contains { $0 == column })
    #expect(lines[1].suffix(2) == [value[...], "Batman"])
    #expect(lines[2].suffix(1) == ["M"])
    let csv = text(.csv).split(separator: "\r\n")
    #expect(csv[0].hasSuffix(",poster,\(column.lowercased())"))
    #expect(csv[1].hasSuffix(",\(value)"))
    #expect(csv[2].hasSuffix(","))
    let member = ["votes": "votes", "runtime": "minutes"][key] ?? "ratings"
    #expect(text(.ndjson).split(separator: "\n").allSatisfy { $0.contains("\"\(member)\":") })
  }

  @Test("A list that is sorted by what it shows anyway is as it was")
  func noFact() {
    for key in [TitleOrder.Key.year, .title] { #expect(SortedFact(key) == nil) }
    #expect(SortedFact(nil) == nil)
  }

  @Test("A search is not sorted by what only the library knows")
  func sortedByLibrary() async throws {
    let result = try await run("search", "moon", "--sort", "mine")
    #expect(result.exitCode == 64)
    #expect(result.messages.contains("'mine' is invalid for '--sort <sort>'"))
  }

  @Test("Titles that are sorted without the other matches say so, and how to sort them all")
  func sortedPart() async throws {
    let result = try await run("search", "moon", "--sort", "year", "--limit", "2")
    #expect(
      result.messages == "movies-tui: Sorted the first 2 of 3; --limit 3 sorts all.\n")
  }

  @Test("An order that does not exist is told with those that do")
  func unknownOrder() async throws {
    let result = try await run("search", "moon", "--sort", "price")
    #expect(result.exitCode == 64)
    #expect(result.messages.contains("disagreement"))
  }

  @Test("Newline-delimited JSON has a title a line")
  func ndjson() async throws {
    let result = try await run("search", "moon", "--limit", "1", "--format", "ndjson")
    let title = #"The Moon, a \"Lantern\""#
    let years = #"{"start":1989,"end":1989}"#
    #expect(
      result.output == """
        {"id":"tt9000001","title":"\(title)","years":\(years),"type":"movie","poster":null}

        """)
  }

  @Test("CSV quotes what RFC 4180 wants quoted, and defuses formulas")
  func csv() async throws {
    let result = try await run("search", "moon", "--format", "csv")
    let lines = [
      "id,title,start,end,type,poster",
      #"tt9000001,"The Moon, a ""Lantern""",1989,1989,movie,"#,
      "tt9000002,月 Moon Harbour,2019,,series,",
      "tt9000003,'=Moon+1,2001,2001,movie,",
    ]
    #expect(result.output == lines.map { $0 + "\r\n" }.joined())
  }

  @Test("A limit asks for as many pages as it takes, and prints no row more")
  func paging() async throws {
    let transport = StandInTransport(.generated(95))
    let result = try await run("search", "generated", "--limit", "25", transport: transport)
    #expect(result.output.split(separator: "\n").count == 25)
    #expect(transport.paths.map { $0.suffix(7) } == ["&page=1", "&page=2", "&page=3"])
  }

  @Test("The last page ends a search, whatever the limit")
  func lastPage() async throws {
    let transport = StandInTransport(.generated(15))
    let result = try await run("search", "generated", "--limit", "1000", transport: transport)
    #expect(result.output.split(separator: "\n").count == 15)
    #expect(transport.paths.count == 2)
    #expect(result.exitCode == 0)
  }

  @Test("Nothing found is code 1 and one line on standard error")
  func nothingFound() async throws {
    let result = try await run("search", "zebra")
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("movies-tui: Nothing in the demo's titles matches “"))
    #expect(result.exitCode == 1)
  }

  @Test("A reply that holds no title is told: nothing found, or not to be read")
  func emptyReplies() async throws {
    for (rows, code, words) in [
      ("[]", Int32(1), "Nothing in the demo's titles matches “moon”."),
      (
        #"[{"Title":"Moon"}]"#, 65,
        "The demo sent an unreadable reply: none of its titles has an id."
      ),
      ("null", 65, "The demo sent an unreadable reply: it has no list of titles."),
    ] {
      let transport = StubTransport { request in
        request.path?.contains("s=moon&") == true
          ? .json(#"{"Search":\#(rows),"Response":"True"}"#)
          : .json(#"{"Response":"False","Error":"Movie not found!"}"#)
      }
      let result = try await run("search", "moon", transport: transport)
      #expect(result.exitCode == code)
      #expect(result.output == "")
      #expect(result.messages.hasPrefix("movies-tui: \(words)"))
    }
  }

  @Test("A page without a row ends a search as a page past the end does")
  func emptyLaterPage() async throws {
    let rows = (1...10).map { #"{"Title":"Moon \#($0)","imdbID":"tt\#(9_000_000 + $0)"}"# }
    let transport = StubTransport { request in
      let isFirst = request.path?.hasSuffix("page=1") == true
      let list = isFirst ? rows.joined(separator: ",") : ""
      return .json(#"{"Search":[\#(list)],"totalResults":"25","Response":"True"}"#)
    }
    let result = try await run("search", "moon", "--limit", "25", transport: transport)
    #expect(result.output.split(separator: "\n").count == 10)
    #expect(result.messages == "")
    #expect(result.exitCode == 0)
  }

  @Test("Nothing found is still a whole document in JSON")
  func nothingFoundInJSON() async throws {
    let result = try await run("search", "zebra", "--format", "json")
    #expect(result.output.contains("\"total\": 0,\n  \"titles\": []"))
    #expect(result.exitCode == 1)
    let unknown = try await run("search", "this that", "--format", "json")
    #expect(unknown.output.contains("\"total\": null"))
  }

  @Test("What came before a failure is printed")
  func failureOnALaterPage() async throws {
    let transport = FailingTransport(StandInTransport(.generated(95)), from: 2, with: .tooSlow)
    let result = try await run("search", "generated", "--limit", "30", transport: transport)
    #expect(result.output.split(separator: "\n").count == 10)
    #expect(result.messages == "movies-tui: 127.0.0.1 answered too slowly. Try again.\n")
    #expect(result.exitCode == 69)
  }

  @Test("What is left out of the words is told, beside what they find")
  func leftOut() async throws {
    let result = try await run("search", "<moon>")
    #expect(result.messages.contains("Left out < > and &#: OMDb rejects them."))
    #expect(result.output.contains("tt9000002"))
    #expect(result.exitCode == 0)
    let empty = try await run("search", "' OR 1=1")
    #expect(empty.messages.contains("Left out what looks like a database command"))
    #expect(empty.exitCode == 64)
  }

  @Test("Without a screen, browsing prints the first hits of the words, or of the default query")
  func browsingWithoutAScreen() async throws {
    let transport = StandInTransport(.generated(95))
    let found = try await run("generated", "title", transport: transport)
    #expect(found.output.split(separator: "\n").count == 10)
    let more = try await run("generated", "--limit", "12", transport: transport)
    #expect(more.output.split(separator: "\n").count == 12)
    let byDefault = try await run(transport: transport)
    #expect(byDefault.exitCode == 1)
    #expect(transport.paths.contains { $0.contains("s=batman&") })
  }

  @Test("A search whose own words find nothing says what answered, on standard error")
  func fallback() async throws {
    let found = try await run("search", "generat", transport: StandInTransport(.generated(3)))
    #expect(found.exitCode == 0)
    #expect(found.output.split(separator: "\n").count == 3)
    #expect(
      found.messages.hasPrefix(
        "movies-tui: Nothing matches “generat”; showing matches for “generat*”."))
  }

  @Test("An id in place of words names its title")
  func identifier() async throws {
    let transport = StandInTransport(.generated(3))
    let id = try await run("search", "generated", transport: transport).output
      .prefix { $0 != " " }
    #expect(id.hasPrefix("tt"))
    let found = try await run("search", String(id), transport: transport)
    #expect(found.output.hasPrefix(id))
    #expect(found.messages.isEmpty)
  }
}
