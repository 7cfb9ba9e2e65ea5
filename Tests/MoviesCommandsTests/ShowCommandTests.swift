import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui show", .timeLimit(.minutes(5)))
struct ShowCommandTests {
  @Test("Text has all that is known, in the words of the screen")
  func text() async throws {
    let result = try await run("show", "tt9000001")
    #expect(
      result.output == """
        The Moon, a "Lantern"
        1989 · PG-13 · 126 min · Drama, Mystery

        A keeper of a lighthouse finds that the moon has been borrowed, and sets out to
        bring it back before the tide does.

        IMDb        7.5  383k votes
        Metacritic   69

        Director  Ann Alder
        Writers   Ann Alder, Ben Birch
        Cast      Cleo Cedar, Dan Dogwood
        Released  23 June 1989
        Country   Ireland
        Language  English
        Awards    1 win
        IMDb      https://www.imdb.com/title/tt9000001/

        """)
    #expect(result.exitCode == 0)
  }

  @Test(
    "Lines fit a narrow terminal, but for links, which could not be followed if they were broken")
  func hangingLines() async throws {
    let result = try await run("show", "tt9000001", columns: 40)
    #expect(
      result.output.hasSuffix(
        """
        Cast      Cleo Cedar, Dan Dogwood
        Released  23 June 1989
        Country   Ireland
        Language  English
        Awards    1 win
        IMDb      https://www.imdb.com/title/tt9000001/

        """))
    #expect(result.output.contains("\nA keeper of a lighthouse finds that the\nmoon has been"))
  }

  @Test("What is not known is left out of the text; votes need no rating to be told")
  func unknownFields() async throws {
    let result = try await run("show", "tt9000002")
    #expect(
      result.output == """
        月 Moon Harbour
        2019– · series

        IMDb  –  12 votes

        Seasons  2
        IMDb     https://www.imdb.com/title/tt9000002/

        """)
  }

  @Test("Below the ratings it is told how far critics and voters are apart", arguments: [nil, 45])
  func disagreement(columns: Int?) async throws {
    let result = try await run(
      "show", "tt2975590", columns: columns,
      transport: StandInTransport(StandIn(catalogue: .bundled)))
    let remark =
      columns == nil
      ? "Critics rate it 21 points lower than IMDb's voters."
      : "Critics rate it 21 points lower than IMDb's\nvoters."
    #expect(
      result.output.contains(
        """
        IMDb        6.5  748k votes
        Metacritic   44
        \(remark)

        Director
        """))
  }

  @Test("JSON has every field, with null and empty lists for what is not known")
  func json() async throws {
    let result = try await run("show", "tt9000003", "--format", "json")
    #expect(
      result.output == """
        {
          "id": "tt9000003",
          "title": "=Moon+1",
          "years": {
            "start": 2001,
            "end": 2001
          },
          "type": "movie",
          "form": null,
          "rated": null,
          "released": null,
          "minutes": null,
          "genres": [],
          "directors": [],
          "writers": [],
          "actors": [],
          "plot": null,
          "languages": [],
          "countries": [],
          "awards": null,
          "poster": null,
          "ratings": [],
          "votes": null,
          "boxOffice": null,
          "production": null,
          "website": null,
          "disc": null,
          "totalSeasons": null,
          "season": null,
          "episode": null,
          "series": null,
          "seriesTitle": null,
          "sources": [
            {
              "source": "demo",
              "day": null,
              "facts": [
                "title",
                "years",
                "type"
              ]
            }
          ],
          "similar": []
        }

        """)
  }

  @Test("Numbers are numbers, dates are ISO dates, and ratings go from 0 to 100")
  func jsonValues() async throws {
    let result = try await run("show", "tt9000001", "--format", "json")
    for line in [
      "\"released\": \"1989-06-23\"", "\"minutes\": 126", "\"votes\": 383000",
      "\"source\": \"imdb\",\n      \"score\": 75",
      "\"source\": \"metacritic\",\n      \"score\": 69",
    ] {
      #expect(result.output.contains(line))
    }
  }

  @Test("A name finds a title as well, and a year tells titles apart")
  func byName() async throws {
    let found = try await run("show", "moon", "harbour")
    #expect(found.output.hasPrefix("月 Moon Harbour"))
    let other = try await run("show", "moon", "harbour", "--year", "1950")
    #expect(other.exitCode == 1)
    for name in ["moon harbour (2019)", "moon harbour 2019"] {
      #expect(try await run("show", name).output.hasPrefix("月 Moon Harbour"))
    }
    #expect(try await run("show", "moon harbour (1950)").exitCode == 1)
  }

  @Test("An address at IMDb is taken for its id")
  func byAddress() async throws {
    let result = try await run("show", "https://www.imdb.com/title/tt9000001/?ref_=nv")
    #expect(result.output.hasPrefix("The Moon"))
  }

  @Test("An id that is none is wrong usage", arguments: ["tt12", "TT0", "tt12345678901"])
  func wrongID(_ id: String) async throws {
    let result = try await run("show", id)
    #expect(result.exitCode == 64)
    #expect(
      result.messages.hasPrefix("movies-tui: “\(id)” is not a valid IMDb id: expected tt and"))
    #expect(result.messages.split(separator: "\n").count == 1)
  }
}
