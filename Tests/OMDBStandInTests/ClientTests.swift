import OMDB
import OMDBStandIn
import TestSupport
import Testing
import Titles
import Transport

/// Reads the stand-in's replies with the client.
@Suite("The client reads the stand-in", .timeLimit(.minutes(5)))
struct ClientTests {
  private static let standIn = StandIn(catalogue: .bundled)

  @Test("Every title of the bundled catalogue comes through with what is known of it")
  func titles() throws {
    for entry in Self.standIn.catalogue.titles {
      let id = try #require(TitleID(entry[.imdbID]))
      let title = try Self.standIn.answer(to: FindTitle(.id(id)))
      #expect(title.title == entry[.title])
      #expect(title.kind?.rawValue == entry[.type])
      #expect(title.years.map { String($0.start) } == String(entry[.year].prefix(4)))
      #expect((title.minutes == nil) == (entry[.runtime] == "N/A"))
      #expect((title.votes == nil) == (entry[.imdbVotes] == "N/A"))
      #expect((title.released == nil) == (entry[.released] == "N/A"))
      #expect(title.directors.isEmpty == (entry[.director] == "N/A"))
      #expect(title.plot == entry[.plot])
    }
  }

  @Test("Every season comes through with all of its episodes")
  func seasons() throws {
    for series in Self.standIn.catalogue.titles where series[.type] == "series" {
      let id = try #require(TitleID(series[.imdbID]))
      guard let total = Int(series[.totalSeasons]) else { continue }
      for number in 1...total {
        let known = Self.standIn.catalogue.episodes(
          ofSeries: series[.imdbID], season: String(number))
        guard !known.isEmpty else { continue }
        let season = try Self.standIn.answer(to: FindSeason(series: id, season: number))
        #expect(season.number == number)
        #expect(season.totalSeasons == total)
        #expect(season.episodes.map(\.title) == known.map(\.title))
        #expect(season.episodes.map(\.number) == known.map { Int($0.episode) })
        #expect(season.episodes.map(\.id) == known.map { TitleID($0.imdbID) })
        let scores = known.map { Double($0.imdbRating).map { ($0 * 10).rounded() } }
        #expect(season.episodes.map(\.score) == scores)
      }
    }
  }

  @Test("The pages of a search come through to the last, and the page behind it is not found")
  func pages() throws {
    let standIn = StandIn(catalogue: .bundled.adding(generated: 400))
    var titles: [TitleSummary] = []
    for page in 1...40 {
      let answer = try standIn.answer(to: SearchTitles(TitleQuery("generated"), page: page))
      #expect(answer.isLast(page, rowsBefore: titles.count) == (page == 40))
      titles += answer.titles
    }
    #expect(Set(titles.map(\.id)).count == 400)
    #expect(throws: CatalogueError.notFound) {
      try standIn.answer(to: SearchTitles(TitleQuery("generated"), page: 41))
    }
  }

  @Test("Short titles are found by their exact name", arguments: ["Ran", "M", "Up"])
  func fallback(name: String) async throws {
    #expect(throws: CatalogueError.tooManyResults) {
      try Self.standIn.answer(to: SearchTitles(TitleQuery(name)))
    }
    let transport = StubTransport { request in
      let query = request.path?.split(separator: "?").last.map(String.init) ?? ""
      let reply = Self.standIn.reply(to: StandInRequest(query: query))
      return .success(TransportReply(status: reply.status, body: reply.body))
    }
    let service = HTTPService(url: try ServiceURL("http://localhost/"), transport: transport)
    let found = try await OMDBCatalogue(service)
      .titles(matching: TitleQuery(name), page: 1, reach: .anywhere)
    #expect(found.value.titles.map(\.title) == [name])
    #expect(found.fallback == .title(named: name))
  }

  @Test(
    "Normalised queries get past the firewall", arguments: ["<i>batman", "batman' OR 1=1", "a&#b"])
  func firewall(typed: String) throws {
    let search = SearchTitles(TitleQuery(typed))
    #expect(Self.standIn.reply(to: search).status == 200)
  }
}
