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

  @Test(
    "An operator of another language is refused with what says the same here",
    arguments: [
      ("-rocky", "Column 1: “-” is not an operator here. Write “not rocky”."),
      ("title!=x", "Column 6: “!=” is not an operator here. Write “not title:x”."),
      ("alien || aliens", "Column 7: “||” is not an operator here. Write “or”."),
      ("^alien", "Column 1: “^” is not an operator here. Write “title:alien”."),
    ])
  func foreignOperators(expression: String, message: String) async throws {
    for command in ["search", "find"] {
      let result = try await run(command, "--demo", "--", expression)
      #expect(result.exitCode == 64 && result.output == "")
      #expect(result.messages.contains(message))
    }
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

  @Test("What came before a failure is printed")
  func failureOnALaterPage() async throws {
    let transport = FailingTransport(StandInTransport(.generated(95)), from: 2, with: .tooSlow)
    let result = try await run("search", "generated", "--limit", "30", transport: transport)
    #expect(result.output.split(separator: "\n").count == 10)
    #expect(result.messages == "movies-tui: 127.0.0.1 answered too slowly. Try again.\n")
    #expect(result.exitCode == 69)
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
