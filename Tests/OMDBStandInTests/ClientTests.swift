import OMDB
import OMDBStandIn
import Testing

/// Reads the stand-in's replies with the client, the one place where the two meet.
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
      let answer = try answer(to: SearchTitles(text: "generated", page: page), from: standIn)
      #expect(answer.isLast(page, rowsBefore: titles.count) == (page == 40))
      titles += answer.titles
    }
    #expect(Set(titles.map(\.id)).count == 400)
    #expect(throws: OMDBError.notFound) {
      try answer(to: SearchTitles(text: "generated", page: 41), from: standIn)
    }
  }

  @Test("Short titles are rescued by their exact name", arguments: ["Ran", "M", "Up"])
  func rescue(name: String) throws {
    let search = SearchTitles(text: name)
    #expect(throws: OMDBError.tooManyResults) { try answer(to: search) }
    let attempts = RescueLadder.attempts(after: search, error: .tooManyResults)
    guard case .title(let question)? = attempts.first?.question else {
      Issue.record("the exact title is not tried")
      return
    }
    #expect(try answer(to: question).title == name)
  }

  @Test(
    "Normalised queries get past the firewall", arguments: ["<i>batman", "batman' OR 1=1", "a&#b"])
  func firewall(typed: String) throws {
    let search = SearchTitles(text: typed)
    #expect(reply(to: search, from: Self.standIn).status == 200)
  }

  private func answer<Question: Endpoint>(
    to question: Question, from standIn: StandIn = standIn
  ) throws -> Question.Answer {
    try question.answer(from: reply(to: question, from: standIn))
  }

  private func reply(to question: some Endpoint, from standIn: StandIn) -> Reply {
    let query = question.parameters.map { "\($0.name)=\(encoded($0.value))" }
    let reply = standIn.reply(to: StandInRequest(query: query.joined(separator: "&")))
    return Reply(status: reply.status, body: reply.body)
  }

  private func encoded(_ value: String) -> String {
    value.utf8.map { "%" + (String($0, radix: 16, uppercase: true)).leftPadded }.joined()
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
