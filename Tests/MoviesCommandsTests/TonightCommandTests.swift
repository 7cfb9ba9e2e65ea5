import Foundation
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The command for tonight", .timeLimit(.minutes(5)))
struct TonightCommandTests {
  private let home: ServedHome

  init() async throws { home = try await ServedHome() }

  private struct Printed: Decodable {
    struct Proposal: Decodable {
      struct Title: Decodable { var id: String }

      var title: Title
      var why: String
      var over: Int?
    }

    struct Loosening: Decodable {
      var condition: String
      var gain: Int
    }

    var expression: String
    var seed: Int
    var candidates: Int
    var fitting: Int
    var proposals: [Proposal]
    var without: [Loosening]
  }

  private func json(_ arguments: String...) async throws -> Printed {
    let run = await home.run(["tonight", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Printed.self, from: Data(run.output.utf8))
  }

  /// Six films on the watchlist, after which there is no network.
  private func listBatmans() async {
    let ids = ["tt0096895", "tt0103776", "tt0112462", "tt0118688", "tt0372784", "tt0468569"]
    for id in ids { _ = await home.run("show", id) }
    let run = await home.run(["library", "add"] + ids)
    #expect(run.exitCode == 0)
    await home.leave()
  }

  @Test("Three titles of the watchlist, without a network, the same for the same seed")
  func watchlist() async throws {
    await listBatmans()
    let run = await home.run("tonight", "--seed", "7")
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 3)
    #expect(run.lines.allSatisfy { $0.hasPrefix("tt0") })
    #expect(run.messages.isEmpty)
    #expect(await home.run("tonight", "--seed", "7").output == run.output)
    let printed = try await json("--seed", "7")
    #expect(printed.proposals.map(\.title.id) == run.lines.map { String($0.prefix(9)) })
    #expect(zip(run.lines, printed.proposals).allSatisfy { $0.hasSuffix($1.why) })
    #expect(printed.candidates == 6)
  }

  @Test("While nothing is on the watchlist, titles of this disk are proposed, as in the program")
  func emptyWatchlist() async throws {
    for id in ["tt0096895", "tt0103776", "tt0112462", "tt0118688"] {
      _ = await home.run("show", id)
    }
    let run = await home.run("tonight", "--seed", "7")
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 3)
    #expect(await home.run("tonight", "--seed", "7", "--from", "disk").output == run.output)
    #expect(await home.run("tonight", "--seed", "7", "--from", "watchlist").exitCode == 1)
    await home.leave()
  }

  @Test("Options are another way to write the expression")
  func options() async throws {
    await listBatmans()
    let options = try await json(
      "--minutes", "125", "--min-rating", "5", "--genre", "action", "--seed", "1")
    #expect(options.expression == "runtime<=125 rating>=5 genre:action")
    let typed = try await json(options.expression, "--seed", "1")
    #expect(typed.proposals.map(\.title.id) == options.proposals.map(\.title.id))
    #expect(
      Set(options.proposals.map(\.title.id)).isSubset(of: ["tt0096895", "tt0103776", "tt0112462"]))
    #expect(options.proposals.first { $0.title.id == "tt0096895" }?.over == 1)
  }

  @Test("Where nothing fits, it ends with 1 and says what to drop")
  func nothing() async throws {
    await listBatmans()
    let run = await home.run("tonight", "genre:western")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("No title fits. Without “western”, 6 more would fit."))
    let printed = try await json("genre:western")
    #expect(printed.without.map(\.condition) == ["genre:western"])
    #expect(printed.without.map(\.gain) == [6])
  }

  @Test("What was seen is left out unless it is asked for")
  func seen() async throws {
    try home.configure(#"{"library": {"seenLeavesWatchlist": false}}"#)
    await listBatmans()
    for id in ["tt0096895", "tt0103776", "tt0112462", "tt0118688"] {
      #expect(await home.run("library", "seen", id).exitCode == 0)
    }
    let run = await home.run("tonight")
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 2)
    #expect(run.messages.contains("Only 2 titles fit. With those you have seen, 4 more would fit."))
    #expect(await home.run("tonight", "--seen").lines.count == 3)
  }

  @Test("A veto holds for later runs as it does for sessions, for two weeks")
  func veto() async throws {
    var home = home
    home.today = CalendarDate(year: 2026, month: 3, day: 1)
    await listBatmans()
    let refused = ["tt0096895", "tt0103776", "tt0112462", "tt0118688"]
    let first = await home.run(["tonight"] + refused.flatMap { ["--veto", $0] })
    #expect(first.lines.map { $0.prefix(9) }.sorted() == ["tt0372784", "tt0468569"])
    #expect(first.messages.contains("Without your vetoes of the last 14 days, 4 more would fit."))
    #expect(await home.run("tonight").lines.count == 2)
    home.today = CalendarDate(year: 2026, month: 3, day: 15)
    #expect(await home.run("tonight").lines.count == 3)
  }

  @Test("From this disk come titles that are on no list")
  func disk() async throws {
    for id in ["tt0096895", "tt0103776", "tt0112462"] { _ = await home.run("show", id) }
    await home.leave()
    let empty = await home.run("tonight", "--from", "watchlist")
    #expect(empty.exitCode == 1)
    #expect(empty.messages.contains("The watchlist is empty."))
    let run = await home.run("tonight", "--from", "disk")
    #expect(run.exitCode == 0)
    #expect(run.lines.count == 3)
  }
}
