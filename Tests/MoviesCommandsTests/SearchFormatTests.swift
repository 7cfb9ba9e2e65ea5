import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing
import Titles
import Transport

@testable import MoviesCommands

@MainActor
@Suite("What movies-tui search prints", .timeLimit(.minutes(5)))
struct SearchFormatTests {
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
    let result = try await run("search", "moon", columns: 46)
    #expect(
      result.output == """
        ID         YEAR   TYPE    TITLE
        tt9000001  1989   movie   The Moon, a "Lanter…
        tt9000002  2019–  series  月 Moon Harbour
        tt9000003  2001   movie   =Moon+1

        """)
  }

  @Test("On a narrow terminal the kinds and the years make way for the names")
  func narrowTable() async throws {
    let withYears = try await run("search", "moon", columns: 38)
    #expect(withYears.output.hasPrefix("ID         YEAR   TITLE\n"))
    let narrow = try await run("search", "moon", columns: 32)
    #expect(
      narrow.output == """
        ID         TITLE
        tt9000001  The Moon, a "Lantern"
        tt9000002  月 Moon Harbour
        tt9000003  =Moon+1

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
              "form": null,
              "poster": null
            }
          ]
        }

        """)
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

  @Test("Newline-delimited JSON has a title a line")
  func ndjson() async throws {
    let result = try await run("search", "moon", "--limit", "1", "--format", "ndjson")
    let title = #"The Moon, a \"Lantern\""#
    let years = #"{"start":1989,"end":1989}"#
    #expect(
      result.output == """
        {"id":"tt9000001","title":"\(title)","years":\(years),"type":"movie","form":null,"poster":null}

        """)
  }

  @Test("CSV quotes what RFC 4180 wants quoted, and defuses formulas")
  func csv() async throws {
    let result = try await run("search", "moon", "--format", "csv")
    let lines = [
      "id,title,start,end,type,poster,form",
      #"tt9000001,"The Moon, a ""Lantern""",1989,1989,movie,,"#,
      "tt9000002,月 Moon Harbour,2019,,series,,",
      "tt9000003,'=Moon+1,2001,2001,movie,,",
    ]
    #expect(result.output == lines.map { $0 + "\r\n" }.joined())
  }

  @Test("Nothing found is still a whole document in JSON")
  func nothingFoundInJSON() async throws {
    let result = try await run("search", "zebra", "--format", "json")
    #expect(result.output.contains("\"total\": 0,\n  \"titles\": []"))
    #expect(result.exitCode == 1)
    let unknown = try await run("search", "this that", "--format", "json")
    #expect(unknown.output.contains("\"total\": null"))
  }
}
