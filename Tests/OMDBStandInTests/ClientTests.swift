import OMDB
import OMDBStandIn
import TestSupport
import Testing
import Titles
import Transport

/// Reads the stand-in's replies with the client; the only place where the two meet.
@Suite("The client reads the stand-in")
struct ClientTests {
  private static let standIn = StandIn(catalogue: .bundled())

  @Test("Every title of the bundled catalogue comes through with what is known of it")
  func titles() throws {
    for entry in Self.standIn.catalogue.titles {
      let id = try #require(TitleID(entry[.imdbID]))
      let title = try answer(to: FindTitle(.id(id)))
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
      let known = Self.standIn.catalogue.episodes(ofSeries: series[.imdbID], season: "1")
      guard !known.isEmpty else { continue }
      let season = try answer(to: FindSeason(series: id, season: 1))
      #expect(season.episodes.count == known.count)
      #expect(season.episodes.map(\.number) == known.map { Int($0.episode) })
    }
  }

  @Test("The pages of a search come through to the last, and the page behind it is not found")
  func pages() throws {
    let standIn = StandIn(catalogue: .bundled().adding(generated: 400))
    var titles: [TitleSummary] = []
    for page in 1...40 {
      let answer = try answer(to: SearchTitles(TitleQuery("generated"), page: page), from: standIn)
      #expect(answer.isLast(page, rowsBefore: titles.count) == (page == 40))
      titles += answer.titles
    }
    #expect(Set(titles.map(\.id)).count == 400)
    #expect(throws: CatalogueError.notFound) {
      try answer(to: SearchTitles(TitleQuery("generated"), page: 41), from: standIn)
    }
  }

  @Test("Short titles are found by their exact name", arguments: ["Ran", "M", "Up"])
  func fallback(name: String) async throws {
    #expect(throws: CatalogueError.tooManyResults) {
      try answer(to: SearchTitles(TitleQuery(name)))
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
    #expect(reply(to: search, from: Self.standIn).status == 200)
  }

  private func answer<Question: Endpoint>(
    to question: Question, from standIn: StandIn = standIn
  ) throws -> Question.Response {
    try question.response(in: reply(to: question, from: standIn))
  }

  private func reply(to question: some Endpoint, from standIn: StandIn) -> TransportReply {
    let query = question.parameters.map { "\($0.name)=\(encoded($0.value))" }
    let reply = standIn.reply(to: StandInRequest(query: query.joined(separator: "&")))
    return TransportReply(status: reply.status, body: reply.body)
  }

  private func encoded(_ value: String) -> String {
    value.utf8.map { "%" + (String($0, radix: 16, uppercase: true)).leftPadded }.joined()
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
