import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What search knows of this disk", .timeLimit(.minutes(5)))
struct SearchOnDiskTests {
  private let home: ServedHome

  init() async throws { home = try await ServedHome() }

  @Test("Offline, a search that was never asked is answered by the titles on this disk")
  func offline() async {
    _ = await home.run("show", "tt0096895")
    _ = await home.run("show", "beetlejuice")
    let requests = home.requests.count
    let found = await home.run("search", "batman", "--offline")
    #expect(found.exitCode == 0)
    #expect(found.lines.count == 1)
    #expect(found.output.hasPrefix("tt0096895"))
    #expect(found.messages == "movies-tui: Offline: titles that this disk knows.\n")
    #expect(await home.run("beetlejuice", "--offline").output.contains("Beetlejuice"))
    #expect(home.requests.count == requests)
    await home.leave()
  }

  @Test("Offline, what this disk does not know is told with how to ask the network")
  func unknown() async {
    _ = await home.run("show", "tt0096895")
    let found = await home.run("search", "casablanca", "--offline")
    #expect(found.exitCode == 69)
    #expect(found.output == "")
    #expect(found.messages.contains("leave out --offline"))
    await home.leave()
  }

  @Test("Where nothing matches, the words that this machine takes them for are asked about")
  func misspelt() async {
    let slip = await home.run("search", "spidreman", "--demo")
    #expect(slip.exitCode == 1)
    #expect(slip.messages.hasSuffix(" Did you mean “spider-man”?\n"))
    let joined = await home.run("search", "spiderman", "--demo")
    #expect(joined.exitCode == 1)
    #expect(joined.messages.contains(" Did you mean “Spider-Man"))
    let absent = await home.run("search", "qwxzvk", "--demo")
    #expect(absent.exitCode == 1)
    #expect(!absent.messages.contains("Did you mean"))
    await home.leave()
  }
}
