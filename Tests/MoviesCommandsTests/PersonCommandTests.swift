import Foundation
import OMDBStandIn
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui person", .timeLimit(.minutes(5)))
struct PersonCommandTests {
  private let home: ServedHome

  init() async throws { home = try await ServedHome(StandIn.sample.catalogue) }

  private func run(_ arguments: String...) async -> Run {
    await home.run(["--demo", "person"] + arguments)
  }

  @Test("Everything with somebody comes by year, with the parts")
  func table() async throws {
    let result = await run("christopher", "nolan")
    #expect(result.exitCode == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.contains("Following") == true || lines.first?.contains("Memento") == true)
    #expect(lines.allSatisfy { $0.contains("director") || $0.contains("writer") })
    #expect(result.messages.contains("Christopher Nolan: \(lines.count) titles, 0 of them seen."))
  }

  @Test("JSON has the name, the titles with their parts, and others of that name")
  func json() async throws {
    let result = await run("nolan", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "Christopher Nolan")
    #expect(object["coverage"] as? String == "seen")
    let titles = try #require(object["titles"] as? [[String: Any]])
    #expect(titles.allSatisfy { ($0["roles"] as? [String])?.isEmpty == false })
    #expect(titles.allSatisfy { $0["seen"] as? Bool == false })
    let others = try #require(object["others"] as? [[String: Any]])
    #expect(others.first?["name"] as? String == "Jonathan Nolan")
  }

  @Test("Nobody is not found, and a name without letters is not a name")
  func nobody() async throws {
    let nobody = await run("qwertzuiop")
    #expect(nobody.exitCode == 1)
    #expect(nobody.output.isEmpty)
    #expect(nobody.messages.contains("Nobody in the demo is called “qwertzuiop”."))
    for name in ["", " ", "..."] {
      let result = await run("--", name)
      #expect(result.exitCode == 64)
      #expect(result.messages.contains("person needs a name, a part of it, or IMDb's id."))
    }
  }

  @Test("For a program nobody is a list without titles")
  func nobodyForPrograms() async throws {
    let json = await run("qwertzuiop", "--format", "json")
    #expect(json.exitCode == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "qwertzuiop")
    #expect((object["titles"] as? [Any])?.isEmpty == true)
    let csv = await run("qwertzuiop", "--format", "csv")
    #expect(csv.output.hasPrefix("id,title,"))
    #expect(csv.output.split(whereSeparator: \.isNewline).count == 1)
    #expect(await run("qwertzuiop", "--format", "ndjson").output.isEmpty)
  }
}
