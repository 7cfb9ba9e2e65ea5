import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui show", .timeLimit(.minutes(5)))
struct ShowCommandTests {
  @Test("A name finds a title as well, and a year tells titles apart")
  func byName() async throws {
    let found = try await run("show", "moon", "harbour")
    #expect(found.output.hasPrefix("月 Moon Harbour"))
    let other = try await run("show", "moon", "harbour", "--year", "1950")
    #expect(other.exitCode == 1)
    for name in ["moon harbour (2019)", "moon harbour 2019"] {
      #expect(try await run("show", name).output.hasPrefix("月 Moon Harbour"))
    }
    #expect(try await run("show", "moon harbour (1950)").exitCode == 1)
  }

  @Test("An address at IMDb is taken for its id")
  func byAddress() async throws {
    let result = try await run("show", "https://www.imdb.com/title/tt9000001/?ref_=nv")
    #expect(result.output.hasPrefix("The Moon"))
  }

  @Test("An id that is none is wrong usage", arguments: ["tt12", "TT0", "tt12345678901"])
  func wrongID(_ id: String) async throws {
    let result = try await run("show", id)
    #expect(result.exitCode == 64)
    #expect(
      result.messages.hasPrefix("movies-tui: “\(id)” is not a valid IMDb id: expected tt and"))
    #expect(result.messages.split(separator: "\n").count == 1)
  }
}
