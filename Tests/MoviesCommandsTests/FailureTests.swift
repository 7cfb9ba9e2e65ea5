import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing
import Transport

@MainActor
@Suite("What goes wrong is said in one line: what happened, to what, and what to do")
struct FailureTests {
  @Test(
    "On the way",
    arguments: [
      (
        TransportError.cannotResolve(host: "h"), Int32(69),
        "No address is known for h. Check the name, and the connection to the network."
      ),
      (
        .cannotConnect(host: "the proxy"), 69,
        "No connection to the proxy. Check the network, a proxy and a firewall."
      ),
      (
        .tls(reason: "the certificate has expired"), 69,
        "The connection to 127.0.0.1 is not safe: the certificate has expired. Nothing was sent; an "
          + "authority of your own goes into omdb.caFile."
      ),
      (
        .timedOut(milliseconds: 1500), 69,
        "127.0.0.1 did not answer within 1.5 s. Try again, or set omdb.timeouts."
      ),
      (.tooSlow, 69, "The answer of 127.0.0.1 came too slowly. Try again."),
      (
        .connectionLost(reason: "the server closed it without an answer"), 69,
        "The connection to 127.0.0.1 broke: the server closed it without an answer. Try again."
      ),
      (.failed(reason: "odd"), 69, "The request to 127.0.0.1 failed: odd. Try again."),
      (.cancelled, 69, "The request to 127.0.0.1 was cancelled. Try again."),
      (
        .tooLarge(limit: 10), 65,
        "The answer of 127.0.0.1 has more than 10 bytes, which OMDb never sends. Check its address, "
          + "and a proxy on the way."
      ),
      (
        .invalidURL(reason: "it has no host"), 64,
        "The address of 127.0.0.1 cannot be asked: it has no host. Check --base-url and "
          + "omdb.baseURL."
      ),
    ])
  func transport(error: TransportError, exitCode: Int32, message: String) async throws {
    let transport = FailingTransport(StandInTransport(.sample), with: error)
    let result = try await run("show", "tt9000001", transport: transport)
    #expect(result.exitCode == exitCode)
    #expect(result.output == "")
    #expect(result.messages == "movies-tui: \(message)\n")
  }

  @Test(
    "At OMDb",
    arguments: [
      (
        Fault.error("No API key provided."), Int32(77),
        "OMDb answers only with an API key, and none was sent. Set OMDB_API_KEY, or try the bundled "
          + "films with --demo."
      ),
      (
        .error("Invalid API key!"), 77,
        "OMDb does not accept the API key: it is wrong, or not activated yet. It was asked twice, in "
          + "two orders, since a refusal may come from a cache. Check OMDB_API_KEY; a new key works "
          + "once the link in its mail was opened."
      ),
      (
        .error("Request limit reached!"), 75,
        "The API key's requests for today are used up. Try again tomorrow, or use the bundled films "
          + "with --demo."
      ),
      (
        .error("Too many results."), 1,
        "OMDb refuses this search: its words are too short or too common. Try a longer or a rarer "
          + "word."
      ),
      (
        .error("Incorrect IMDb ID."), 64,
        "OMDb does not accept the id tt9000001. Look for the title with movies-tui search."
      ),
      (
        .error("Error getting data."), 1,
        "Nothing matches the id tt9000001. Look for the title with movies-tui search."
      ),
      (
        .error("Something went wrong."), 69,
        "OMDb answered: “Something went wrong.” Try again in a few minutes."
      ),
      (
        .webPage(status: 503), 69,
        "OMDb is out of order at the moment (HTTP status 503). Try again in a few minutes."
      ),
      (
        .webPage(status: 404), 69,
        "OMDb is out of order at the moment (HTTP status 404). Check its address, and a proxy on the "
          + "way."
      ),
      (
        .webPage(status: 403), 69,
        "A firewall in front of OMDb turned the request away. Other words may pass; else try again "
          + "in a few minutes."
      ),
    ])
  func service(fault: Fault, exitCode: Int32, message: String) async throws {
    let result = try await run("show", "tt9000001", transport: struck(by: fault))
    #expect(result.exitCode == exitCode)
    #expect(result.output == "")
    #expect(result.messages == "movies-tui: \(message)\n")
  }

  @Test("In the reply")
  func reply() async throws {
    let result = try await run("show", "tt9000001", transport: struck(by: .truncatedBody))
    #expect(result.exitCode == 65)
    #expect(result.messages.hasPrefix("movies-tui: OMDb's reply cannot be read: "))
    #expect(
      result.messages.hasSuffix(
        ". Try again; if it stays so, check its address, and a proxy on the way.\n"))
  }

  @Test(
    "What is not there is named",
    arguments: [
      (["search", "qwxzqwxz"], "“qwxzqwxz”. Try fewer or other words."),
      (
        ["search", "qwxzqwxz", "--type", "movie", "--year", "1999"],
        "“qwxzqwxz” among the films of 1999. Try other words, or without --type and --year."
      ),
      (
        ["show", "qwxzqwxz", "--year", "1999"],
        "“qwxzqwxz” of 1999. Look for the title with movies-tui search."
      ),
      (
        ["show", "tt9999999"], "the id tt9999999. Look for the title with movies-tui search."
      ),
      (
        ["episodes", "tt9000002", "--season", "9"],
        "season 9 of tt9000002. Without --season all seasons are printed."
      ),
    ])
  func notFound(_ arguments: [String], words: String) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(result.messages == "movies-tui: Nothing matches \(words)\n")
  }

  /// The sample films behind a fault.
  private func struck(by fault: Fault) -> StandInTransport {
    var standIn = StandIn.sample
    standIn.faults = [fault]
    return StandInTransport(standIn)
  }
}
