import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing
import Transport

@MainActor
@Suite(
  "What goes wrong is said in one line: what happened, to what, and what to do",
  .timeLimit(.minutes(5)))
struct FailureTests {
  @Test(
    "On the way",
    arguments: [
      (
        TransportError.cannotResolve(host: "h"), Int32(69),
        "Can't find the address of h. Check the name and your network."
      ),
      (
        .cannotConnect(host: "the proxy"), 69,
        "Can't reach the proxy. Check your network, proxy and firewall."
      ),
      (
        .tls(reason: "the certificate has expired"), 69,
        "The connection to 127.0.0.1 is not secure: the certificate has expired. Nothing was sent. To "
          + "trust an authority of your own, set omdb.caFile."
      ),
      (
        .timedOut(milliseconds: 1500), 69,
        "127.0.0.1 did not answer within 1.5 s. Try again, or raise omdb.timeouts."
      ),
      (.tooSlow, 69, "127.0.0.1 answered too slowly. Try again."),
      (
        .connectionLost(reason: "the server closed it without an answer"), 69,
        "The connection to 127.0.0.1 was lost: the server closed it without an answer. Try again."
      ),
      (.failed(reason: "odd"), 69, "The request to 127.0.0.1 failed: odd. Try again."),
      (.cancelled, 69, "The request to 127.0.0.1 was cancelled. Try again."),
      (
        .tooLarge(limit: 10), 65,
        "The demo sent an unreadable reply: it has more than 10 bytes. Check the address and your "
          + "proxy."
      ),
      (
        .invalidURL(reason: "it has no host"), 64,
        "The address of 127.0.0.1 is invalid: it has no host. Check --base-url and omdb.baseURL."
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
        "OMDb needs an API key. Set OMDB_API_KEY, or try the bundled films with --demo."
      ),
      (
        .error("Invalid API key!"), 77,
        "OMDb rejected the API key. Check OMDB_API_KEY. A new key works after you open the "
          + "link in its mail, and can take a while."
      ),
      (
        .error("Request limit reached!"), 75,
        "Daily limit reached, probably until 00:00 UTC. The bundled films still work: use --demo."
      ),
      (
        .error("Too many results."), 1,
        "Too many matches for the id tt9000001: the words are too short or too common. Try a longer "
          + "or rarer word."
      ),
      (
        .error("Incorrect IMDb ID."), 64,
        "OMDb does not accept the id tt9000001. Run movies-tui search to find the title."
      ),
      (
        .error("Error getting data."), 1,
        "Nothing matches the id tt9000001. Run movies-tui search to find the title."
      ),
      (
        .error("Something went wrong."), 69,
        "OMDb reports an error: “Something went wrong.” Try again in a few minutes."
      ),
      (
        .webPage(status: 503), 69,
        "OMDb is unavailable (503). Try again in a few minutes."
      ),
      (
        .webPage(status: 404), 69,
        "OMDb is unavailable (404). Check the address and your proxy."
      ),
      (
        .webPage(status: 403), 69,
        "OMDb's firewall blocked the request. Try other words, or try again in a few minutes."
      ),
    ])
  func service(fault: Fault, exitCode: Int32, message: String) async throws {
    let result = try await run(
      "show", "tt9000001", environment: ["OMDB_API_KEY": "abcd1234"], transport: struck(by: fault))
    #expect(result.exitCode == exitCode)
    #expect(result.output == "")
    #expect(result.messages == "movies-tui: \(message)\n")
  }

  @Test("In the reply")
  func reply() async throws {
    let result = try await run("show", "tt9000001", transport: struck(by: .truncatedBody))
    #expect(result.exitCode == 65)
    #expect(result.messages.hasPrefix("movies-tui: The demo sent an unreadable reply: "))
    #expect(
      result.messages.hasSuffix(
        ". Try again, or check the address and your proxy.\n"))
  }

  @Test(
    "What is not there is named",
    arguments: [
      (
        ["search", "qwxzqwxz"], "in the demo's titles matches “qwxzqwxz”. Try fewer or other words."
      ),
      (
        ["search", "qwxzqwxz", "--type", "movie", "--year", "1999"],
        "in the demo's titles matches “qwxzqwxz” among films from 1999. Try other words, or without "
          + "--type and --year."
      ),
      (
        ["show", "qwxzqwxz", "--year", "1999"],
        "matches “qwxzqwxz” from 1999. Run movies-tui search to find the title."
      ),
      (
        ["show", "tt9999999"], "matches the id tt9999999. Run movies-tui search to find the title."
      ),
      (
        ["episodes", "tt9000002", "--season", "9"],
        "matches season 9 of tt9000002. Leave out --season to print all seasons."
      ),
    ])
  func notFound(_ arguments: [String], words: String) async throws {
    let result = try await run(arguments)
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(result.messages == "movies-tui: Nothing \(words)\n")
  }

  /// The sample films behind a fault.
  private func struck(by fault: Fault) -> StandInTransport {
    var standIn = StandIn.sample
    standIn.faults = [fault]
    return StandInTransport(standIn)
  }
}
