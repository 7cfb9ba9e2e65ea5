import Foundation
import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui show: titles that are like it", .timeLimit(.minutes(5)))
struct SimilarTitlesShownTests {
  private let home: ServedHome

  init() async throws { home = try await ServedHome(StandIn.sample.catalogue) }

  @Test("Below all else stands what is like it on this machine, each with why")
  func text() async throws {
    let result = await home.run(["--demo", "show", "memento"])
    let last = result.output.split(separator: "\n\n").last ?? ""
    #expect(last.hasPrefix("Similar  "))
    #expect(last.contains("also by Christopher Nolan"))
    #expect(last.split(separator: "\n").count <= 10)
  }

  @Test("JSON has their ids, and why in words")
  func json() async throws {
    let result = await home.run(["--demo", "show", "memento", "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let similar = try #require(object["similar"] as? [[String: Any]])
    #expect(!similar.isEmpty)
    #expect(similar.allSatisfy { ($0["id"] as? String)?.hasPrefix("tt") == true })
    #expect(similar.allSatisfy { ($0["why"] as? String)?.hasPrefix("also ") == true })
    #expect(Set(similar.flatMap(\.keys)) == ["id", "title", "years", "type", "why"])
  }
}
