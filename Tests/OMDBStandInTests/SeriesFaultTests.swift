import Testing

@testable import OMDBStandIn

@Suite("Faults of series", .timeLimit(.minutes(5)))
struct SeriesFaultTests {
  @Test("Without a fault, a season is as the catalogue has it")
  func sound() {
    #expect(Lamps.season() == "1 Wick 2001-01-07 8.0|2 Oil 2001-01-14 8.2|3 Soot 2001-01-21 N/A")
    #expect(Lamps.season("2") == "1 Glow 2002-01-06 7.9")
  }

  @Test(
    "What is wrong with a season shows in its list",
    arguments: [
      (.missingEpisode(2), "1 Wick 2001-01-07 8.0|3 Soot 2001-01-21 N/A"),
      (.missingEpisode(9), "1 Wick 2001-01-07 8.0|2 Oil 2001-01-14 8.2|3 Soot 2001-01-21 N/A"),
      (
        .repeatedEpisode(2),
        "1 Wick 2001-01-07 8.0|2 Oil 2001-01-14 8.2|2 Oil 2001-01-14 8.2|3 Soot 2001-01-21 N/A"
      ),
      (.episodeZero, "0 Lamps N/A 8.0|2 Oil 2001-01-14 8.2|3 Soot 2001-01-21 N/A"),
      (.unsortedEpisodes, "3 Soot 2001-01-21 N/A|1 Wick 2001-01-07 8.0|2 Oil 2001-01-14 8.2"),
      (
        .genericTitles,
        "1 Episode #1.1 2001-01-07 8.0|2 Episode #1.2 2001-01-14 8.2"
          + "|3 Episode #1.3 2001-01-21 N/A"
      ),
      (.noRatings, "1 Wick 2001-01-07 N/A|2 Oil 2001-01-14 N/A|3 Soot 2001-01-21 N/A"),
      (.noDates, "1 Wick N/A 8.0|2 Oil N/A 8.2|3 Soot N/A N/A"),
      (.unaired, "1 Wick 2001-01-07 8.0|2 Oil 2001-01-14 8.2|3 Soot 2099-12-31 N/A"),
    ] as [(SeriesFault, String)])
  func seasons(fault: SeriesFault, season: String) {
    #expect(Lamps.season(faults: fault) == season)
  }

  @Test("An unaired episode has lost its rating, too")
  func unaired() {
    #expect(Lamps.season("2", faults: .unaired) == "1 Glow 2099-12-31 N/A")
  }

  @Test("Faults of a season add up, in the order of their rules")
  func several() {
    #expect(
      Lamps.season(faults: .missingEpisode(1), .noRatings, .unsortedEpisodes)
        == "3 Soot 2001-01-21 N/A|2 Oil 2001-01-14 N/A")
  }

  @Test("What is wrong with a season shows in its episodes by number, not by id")
  func episodesByNumber() {
    let byNumber = "i=tt7000010&Season=1&Episode=2"
    let byID = "i=tt7100012"
    #expect(Lamps.body(byNumber) == Lamps.body(byID))
    #expect(Lamps.body(byNumber, faults: .noRatings).contains(#""imdbRating":"N/A""#))
    #expect(Lamps.body(byNumber, faults: .missingEpisode(2)) == Lamps.noEpisode)
    #expect(Lamps.body(byNumber, faults: .unknownSeason) == Lamps.noEpisode)
    #expect(Lamps.body("i=tt7000010&Season=1&Episode=0") == Lamps.noEpisode)
    #expect(
      Lamps.body("i=tt7000010&Season=1&Episode=0", faults: .episodeZero)
        .hasPrefix(#"{"Title":"Lamps","Year":"N/A","#))
    for fault in [SeriesFault.noRatings, .missingEpisode(2), .unknownSeason] {
      #expect(Lamps.body(byID, faults: fault) == Lamps.body(byID))
    }
  }

  @Test("A season can be unknown, and nothing else is")
  func unknownSeason() {
    #expect(
      Lamps.body("i=tt7000010&Season=1", faults: .unknownSeason)
        == #"{"Response":"False","Error":"Series or season not found!"}"#)
    #expect(Lamps.body("i=tt7000010", faults: .unknownSeason) == Lamps.body("i=tt7000010"))
  }

  @Test(
    "The number of seasons can be another one, unknown or missing",
    arguments: ["i=tt7000010", "i=tt7000010&Season=1"])
  func totalSeasons(query: String) {
    let sound = Lamps.body(query)
    let field = #""totalSeasons":"2""#
    #expect(sound.contains(field))
    #expect(
      Lamps.body(query, faults: .totalSeasons(7))
        == sound.replacing(field, with: #""totalSeasons":"7""#))
    #expect(
      Lamps.body(query, faults: .totalSeasons(nil))
        == sound.replacing(field, with: #""totalSeasons":"N/A""#))
    #expect(
      Lamps.body(query, faults: .noTotalSeasons) == sound.replacing("\(field),", with: ""))
  }

  @Test(
    "An orphan knows neither its series nor its place in it",
    arguments: ["i=tt7100012", "i=tt7000010&Season=1&Episode=2"])
  func orphan(query: String) {
    let sound = Lamps.body(query)
    #expect(sound.contains(#""Season":"1","Episode":"2""#))
    #expect(
      Lamps.body(query, faults: .orphan)
        == sound.replacing(#""Season":"1","Episode":"2""#, with: #""Season":"N/A","Episode":"N/A""#)
        .replacing(#""seriesID":"tt7000010""#, with: #""seriesID":"N/A""#))
  }

  @Test(
    "Nothing but replies about series is changed",
    arguments: ["i=tt7000011", "s=lamp*", "i=tt9999999"])
  func otherReplies(query: String) {
    for fault in Lamps.everyFault {
      #expect(Lamps.body(query, faults: fault) == Lamps.body(query), "\(fault)")
    }
  }

  @Test("A rule can name a series, or one season")
  func conditions() throws {
    let rules = try ["i=tt7000010 no-ratings", "i=tt7000010 season=1 unknown-season"]
      .map { try FaultRule($0) }
    var schedule = FaultSchedule(StandInFaults(rules: rules))
    let struck = ["i=tt7000010&Season=1", "i=tt7000010&Season=2", "i=tt7000011&Season=1"].map {
      schedule.verdict(on: StandInRequest(query: $0)).faults
    }
    #expect(struck == [[.series(.noRatings), .series(.unknownSeason)], [.series(.noRatings)], []])
  }

  @Test(
    "Rules about series can be written in words",
    arguments: [
      ("missing-episode 4", .missingEpisode(4)), ("repeated-episode 4", .repeatedEpisode(4)),
      ("episode-zero", .episodeZero), ("unsorted-episodes", .unsortedEpisodes),
      ("generic-titles", .genericTitles), ("no-ratings", .noRatings), ("no-dates", .noDates),
      ("unaired", .unaired), ("unknown-season", .unknownSeason),
      ("total-seasons 12", .totalSeasons(12)), ("total-seasons N/A", .totalSeasons(nil)),
      ("no-total-seasons", .noTotalSeasons), ("orphan", .orphan),
    ] as [(String, SeriesFault)])
  func writtenRules(text: String, fault: SeriesFault) throws {
    #expect(try FaultRule(text) == FaultRule(.series(fault)))
    #expect(throws: FaultRule.SyntaxError.self) { try FaultRule("poster \(text)") }
  }

  @Test(
    "What is no rule about series is refused",
    arguments: [
      "missing-episode", "missing-episode x", "repeated-episode", "repeated-episode N/A",
      "episode-zero 1", "unsorted-episodes now", "no-ratings 3", "total-seasons",
      "total-seasons some", "no-total-seasons N/A", "orphan tt7100012",
    ])
  func malformedRules(text: String) {
    #expect(throws: FaultRule.SyntaxError.self) { try FaultRule(text) }
  }
}
