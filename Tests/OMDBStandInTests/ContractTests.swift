import Foundation
import OMDBStandIn
import Testing

/// Compares the stand-in with the description of OMDb's replies, over the bundled catalogue.
@Suite("The contract of the replies", .timeLimit(.minutes(5)))
struct ContractTests {
  private static let standIn = StandIn(catalogue: .bundled)

  @Test("Every title has the shape of its kind")
  func titles() {
    let shapes = ["movie": ReplyShape.movie, "series": .series, "game": .game]
    for entry in Self.standIn.catalogue.titles {
      let body = Samples.body("i=\(entry[.imdbID])", of: Self.standIn)
      let differences = shapes[entry[.type]]?.differences(from: body)
      #expect(differences == [], "\(entry[.imdbID])")
    }
  }

  @Test(
    "Searches have the shape of searches", arguments: ["batman", "the+godfather", "godf*", "man"])
  func searches(words: String) {
    let body = Samples.body("s=\(words)", of: Self.standIn)
    let shape = words == "man" ? ReplyShape.error : .search
    #expect(shape.differences(from: body) == [])
  }

  @Test("Seasons and episodes have their shapes")
  func seasons() {
    for series in Self.standIn.catalogue.titles where series[.type] == "series" {
      let episodes = Self.standIn.catalogue.episodes(ofSeries: series[.imdbID], season: "1")
      guard let episode = episodes.first?.episode else { continue }
      let season = Samples.body("i=\(series[.imdbID])&Season=1", of: Self.standIn)
      #expect(ReplyShape.season.differences(from: season) == [], "\(series[.imdbID])")
      let one = Samples.body(
        "i=\(series[.imdbID])&Season=1&Episode=\(episode)", of: Self.standIn)
      #expect(ReplyShape.episode.differences(from: one) == [], "\(series[.imdbID])")
    }
  }

  @Test("The description itself notices what is wrong")
  func descriptionIsStrict() {
    let good = Samples.body("i=tt7000001")
    #expect(ReplyShape.movie.differences(from: good) == [])
    #expect(ReplyShape.series.differences(from: good) != [])
    for (part, other) in [
      ("142 min", "142"), (#""Metascore":"55""#, #""Metascore":55"#), ("14 Oct 1994", "1994-10-14"),
      (#""Rated":"PG-13","#, ""), (#""Response":"#, #""Extra":"x","Response":"#),
    ] {
      #expect(ReplyShape.movie.differences(from: good.replacing(part, with: other)) != [])
    }
    let swapped = good.replacing(
      #""Year":"1994","Rated":"PG-13""#, with: #""Rated":"PG-13","Year":"1994""#)
    #expect(ReplyShape.movie.differences(from: swapped) == ["the fields are out of order"])
  }

  @Test("Replies come with OMDb's headers")
  func headers() {
    let json = Samples.standIn.reply(to: StandInRequest(query: "i=tt7000001")).headers
    #expect(json["content-type"] == "application/json; charset=utf-8")
    #expect(json["cache-control"] == "public, max-age=3600")
    #expect(json["vary"] == "*")
    let xml = Samples.standIn.reply(to: StandInRequest(query: "i=tt7000001&r=xml")).headers
    #expect(xml["content-type"] == "text/xml; charset=utf-8")
  }
}
