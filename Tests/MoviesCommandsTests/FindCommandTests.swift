import Foundation
import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui find", .timeLimit(.minutes(5)))
struct FindCommandTests {
  private let home: ServedHome

  /// All sample titles have been read before.
  init() async throws {
    home = try await ServedHome(StandIn.sample.catalogue)
    for id in ["tt9000001", "tt9000002", "tt9000003"] {
      try #require(await home.run("show", id).exitCode == 0)
    }
    await home.leave()
  }

  @Test("A pipe gets aligned columns without a header")
  func tableInAPipe() async throws {
    let result = await home.run("find", "moon sort:title")
    #expect(
      result.output == """
        tt9000003  2001   movie        =Moon+1
        tt9000001  1989   movie   7.5  The Moon, a "Lantern"
        tt9000002  2019–  series       月 Moon Harbour

        """)
    #expect(result.messages == "")
    #expect(result.exitCode == 0)
  }

  @Test("A terminal gets a header, and lines that fit its width")
  func tableInATerminal() async throws {
    let result = await home.run("find", "moon type:movie sort:title", columns: 52)
    #expect(
      result.output == """
        ID         YEAR  TYPE   RATING  TITLE
        tt9000003  2001  movie          =Moon+1
        tt9000001  1989  movie  7.5     The Moon, a "Lanter…

        """)
    let narrow = await home.run("find", "moon type:movie sort:title", columns: 40)
    #expect(narrow.output.hasPrefix("ID         YEAR  TITLE\n"))
  }

  @Test("A wide terminal gets the genres, too")
  func wideTable() async throws {
    let result = await home.run("find", "lantern", columns: 100)
    #expect(
      result.output == """
        ID         YEAR  TYPE   RATING  TITLE                  GENRES
        tt9000001  1989  movie  7.5     The Moon, a "Lantern"  Drama, Mystery

        """)
  }

  @Test("JSON has the expression, how many titles match, and those that the limit allows")
  func json() async throws {
    let result = await home.run("find", "moon", "--limit", "1", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["query", "total", "titles"])
    #expect(object["query"] as? String == "moon")
    #expect(object["total"] as? Int == 3)
    #expect((object["titles"] as? [Any])?.count == 1)
    #expect(result.output.hasPrefix("{\n  \"query\": \"moon\",\n  \"total\": 3,\n  \"titles\": ["))
  }

  @Test("A line of ndjson is what show prints as json, but on one line, and says who told it when")
  func ndjson() async throws {
    let result = await home.run("find", "type:movie sort:year", "--format", "ndjson")
    #expect(result.lines.count == 2)
    for (line, id) in zip(result.lines, ["tt9000003", "tt9000001"]) {
      let shown = await home.run("show", id, "--format", "json").output
      let shownFacts = try #require(shown.range(of: ",\n  \"sources\""))
      let facts = try #require(line.range(of: #","sources":[{"#))
      let (found, wanted) = (
        String(line[..<facts.lowerBound] + "}"), String(shown[..<shownFacts.lowerBound] + "}")
      )
      #expect(try object(found) == object(wanted))
      #expect(names(in: found) == names(in: wanted))
    }
  }

  @Test("CSV has what tables are made of, quotes what needs it, and defuses formulas")
  func csv() async throws {
    let result = await home.run("find", "moon sort:title", "--format", "csv")
    let lines = [
      "id,title,start,end,type,rating,votes,minutes,genres,form",
      "tt9000003,'=Moon+1,2001,2001,movie,,,,,",
      #"tt9000001,"The Moon, a ""Lantern""",1989,1989,movie,7.5,383000,126,"Drama, Mystery","#,
      "tt9000002,月 Moon Harbour,2019,,series,,12,,,",
    ]
    #expect(result.output == lines.map { $0 + "\r\n" }.joined())
  }

  @Test("An expression may be one word of the command line, or several")
  func words() async throws {
    let whole = await home.run("find", "moon year>=2000 sort:title")
    #expect(whole.lines.count == 2)
    #expect(await home.run("find", "moon", "year>=2000", "sort:title").output == whole.output)
  }

  @Test(
    "Facts of every kind are searched",
    arguments: [
      ("dogwood", "tt9000001"), ("lighthouse tide", "tt9000001"), ("genre:mystery", "tt9000001"),
      ("director:\"ann alder\"", "tt9000001"), ("writer:birch", "tt9000001"),
      ("country:ireland", "tt9000001"), ("rated:pg-13", "tt9000001"), ("awards:win", "tt9000001"),
      ("metascore<70", "tt9000001"), ("votes<1k", "tt9000002"), ("type:series", "tt9000002"),
      ("runtime>2h", "tt9000001"), ("decade:2000s", "tt9000003"), ("tt9000002", "tt9000002"),
      ("moon not (harbour or lantern)", "tt9000003"),
    ])
  func facts(_ expression: String, id: String) async throws {
    let result = await home.run("find", expression, "--format", "csv")
    #expect(result.exitCode == 0)
    #expect(result.output.matches(of: /tt\d+/).map { String($0.output) } == [id])
  }

  @Test("Misspelt words are taken for what was probably meant, which is said")
  func didYouMean() async throws {
    let result = await home.run("find", "lantren")
    #expect(result.output.contains("tt9000001"))
    #expect(
      result.messages
        == "movies-tui: Nothing matches “lantren”; showing matches for “lantern”.\n")
    #expect(result.exitCode == 0)
  }

  @Test(
    "So are those of a name with its year",
    arguments: [("lantren (1989)", "lantren year:1989"), ("lantren 1989", "lantren 1989")])
  func didYouMeanWithYear(expression: String, text: String) async throws {
    let result = await home.run("find", expression)
    #expect(result.output.contains("tt9000001"))
    #expect(
      result.messages
        == "movies-tui: Nothing matches “\(text)”; showing matches for “lantern (1989)”.\n")
    #expect(result.exitCode == 0)
    #expect(await home.run("find", "lantren 1999").exitCode == 1)
  }

  @Test("Nothing found is code 1 and one line that says who else can be asked")
  func nothingFound() async throws {
    let result = await home.run("find", "western", "moon")
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(
      result.messages
        == "movies-tui: Nothing on this disk matches “western moon”. find searches only what "
        + "is on this disk; movies-tui search asks 127.0.0.1.\n")
  }

  @Test(
    "A mistake is code 64 and one line: where it is, and what was expected",
    arguments: [
      ("genr:noir", "Column 1: unknown field “genr”. Did you mean “genre”?"),
      ("moon rating>much", "Column 13: expected a number from 0 to 10, such as rating>7.5."),
      (
        "moon rating>", "Column 6: rating needs a value: a number from 0 to 10, such as rating>7.5."
      ),
      ("rating>11", "Column 8: rating must be between 0 and 10."),
      (
        "type:opera",
        "Column 6: “opera” is not a type. Expected movie, series, episode, game, short, tvmovie, miniseries, video or special."
      ),
      ("(moon or sun", "Column 1: this parenthesis is not closed."),
      ("moon)", "Column 5: this parenthesis was never opened."),
      ("\"moon", "Column 1: this quote is not closed."),
      (
        "月 (genre:)",
        "Column 4: genre needs a value: a word or a phrase in quotes, such as genre:noir."
      ),
      (
        "moon or",
        "Column 6: “or” needs a condition on both sides. Put it in quotes to search for the word."
      ),
      ("sort:year sort:title", "Column 11: only one sort: is allowed."),
    ])
  func mistakes(_ expression: String, sentence: String) async throws {
    let result = await home.run("find", expression)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.messages == "movies-tui: \(sentence)\n")
  }

  @Test(
    "Whatever stands in an expression, the message is one line that harms no terminal",
    arguments: [
      "a\u{1B}[31mb:c", "type:\u{1B}]0;x\u{7}", "\u{202E}x:y\r\nz", "q\u{9B}2Jx",
    ])
  func harmless(_ expression: String) async throws {
    let result = await home.run("find", expression)
    #expect([1, 64].contains(result.exitCode))
    #expect(result.messages.hasSuffix("\n"))
    #expect(
      result.messages.unicodeScalars.dropLast().allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
      })
  }

  @Test("Nothing to look for is wrong usage", arguments: ["", "  ", "-", "<>"])
  func empty(_ expression: String) async throws {
    let result = await home.run("find", "--", expression)
    #expect(result.exitCode == 64)
    #expect(result.messages.split(separator: "\n").count == 1)
  }

  @Test("The limit is a number from 1 to 1000", arguments: ["0", "1001", "-1", "many"])
  func limit(_ text: String) async throws {
    #expect(await home.run("find", "moon", "--limit", text).exitCode == 64)
  }

  @Test("The demo searches its own titles, and keeps nothing")
  func demo() async throws {
    let result = await home.run("--demo", "find", "director:\"sergio leone\" year<1967 sort:year")
    #expect(result.output.contains("The Good, the Bad and the Ugly"))
    #expect(!result.output.contains("Moon"))
    let nothing = await home.run("--demo", "find", "qwxzqwxz")
    #expect(nothing.exitCode == 1)
    #expect(nothing.messages == "movies-tui: Nothing in the demo matches “qwxzqwxz”.\n")
  }

  private func object(_ json: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
  }

  /// The names of the members, in their order.
  private func names(in json: String) -> [String] {
    json.matches(of: /"(\w+)": ?/).map { String($0.1) }
  }
}
