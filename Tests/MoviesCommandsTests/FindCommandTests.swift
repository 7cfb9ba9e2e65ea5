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

  @Test("A title whose words are operators as they stand comes first")
  func operatorsInNames() async throws {
    let home = try await ServedHome(.bundled)
    try #require(await home.run("show", "tt0035446").exitCode == 0)
    await home.leave()
    for words in ["to be or not to be", "to be or not"] {
      let found = await home.run("find", words, "--format", "ndjson")
      #expect(found.exitCode == 0)
      #expect(found.lines.first?.contains("tt0035446") == true)
    }
    #expect(await home.run("find", "or not to be").exitCode == 64)
    #expect(await home.run("find", "(to be or not to be").exitCode == 64)
  }

  @Test(
    "So does one that begins with a sign, or that holds an operator as a word",
    arguments: [
      ("to have and have not", "tt0037382"), ("i'm not there", "tt0368794"),
      ("-30-", "tt0053560"), ("!women art revolution", "tt1699720"),
    ])
  func signsInNames(words: String, id: String) async throws {
    let titles: [CatalogueEntry] = [
      ("tt0037382", "To Have and Have Not", "1944"), ("tt0368794", "I'm Not There", "2007"),
      ("tt0053560", "-30-", "1959"), ("tt1699720", "!Women Art Revolution", "2010"),
    ].map { CatalogueEntry([.imdbID: $0, .title: $1, .year: $2, .type: "movie"]) }
    let home = try await ServedHome(StandInCatalogue(titles: titles))
    for title in titles {
      try #require(await home.run("show", title[.imdbID]).exitCode == 0)
    }
    await home.leave()

    let found = await home.run("find", "--format", "ndjson", "--", words)

    #expect(found.exitCode == 0, "\(found.messages)")
    #expect(found.lines.first?.contains(id) == true)
  }

  @Test("A misspelt genre is answered with the nearest one, and that is said")
  func nearestName() async throws {
    let found = await home.run("find", "genre:mistery")
    #expect(found.exitCode == 0)
    #expect(found.messages.contains("genre:mystery"))
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

  private func object(_ json: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
  }

  /// The names of the members, in their order.
  private func names(in json: String) -> [String] {
    json.matches(of: /"(\w+)": ?/).map { String($0.1) }
  }
}
