import Foundation
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What find finds on this disk, over several runs", .timeLimit(.minutes(5)))
struct FindOnDiskTests {
  private let home: ServedHome

  init() async throws { home = try await ServedHome() }

  @Test("Titles of a search are found by their names, those that were opened by all their facts")
  func seen() async throws {
    _ = await home.run("search", "batman")
    _ = await home.run("show", "tt0096895")
    let requests = home.requests.count
    let named = await home.run("find", "batman")
    #expect(named.lines.count == 10)
    for expression in ["actor:nicholson", "director:burton year:1989", "masked gotham", "rating>7"]
    {
      let found = await home.run("find", expression)
      #expect(found.lines.count == 1)
      #expect(found.output.hasPrefix("tt0096895"))
    }
    #expect(await home.run("find", "actor:bale").exitCode == 1)
    #expect(home.requests.count == requests)
    await home.leave()
  }

  @Test("It is the same without a network, with --offline and after more has been seen")
  func offline() async throws {
    _ = await home.run("show", "tt0096895")
    let before = await home.run("find", "director:burton")
    #expect(before.exitCode == 0)
    #expect(await home.run("--offline", "find", "director:burton").output == before.output)
    _ = await home.run("show", "beetlejuice")
    #expect(await home.run("find", "director:burton").lines.count == 2)
    await home.leave()
    #expect(await home.run("find", "director:burton").lines.count == 2)
  }

  @Test("Titles of one source are not found with another")
  func sources() async throws {
    _ = await home.run("show", "tt0096895")
    await home.leave()
    let other = await home.run("--base-url", "http://127.0.0.1:1/", "find", "batman")
    #expect(other.exitCode == 1)
    #expect(await home.run("find", "batman").exitCode == 0)
  }

  @Test("What the user keeps is found by it, also after what was seen before is forgotten")
  func library() async throws {
    #expect(await home.run("library", "rate", "9", "tt0096895").exitCode == 0)
    #expect(await home.run("library", "seen", "tt0096895").exitCode == 0)
    let rated = await home.run("find", "mine>8")
    #expect(rated.output.hasPrefix("tt0096895") && rated.lines.count == 1)
    #expect(await home.run("cache", "clear").exitCode == 0)
    #expect(await home.run("find", "seen:yes").output == rated.output)
    #expect(await home.run("find", "batman").output == rated.output)
    await home.leave()
  }

  @Test("What was imported answers every question, before and after a search that lists it barely")
  func imported() async throws {
    let file = try home.folder.write(
      """
      Const,Your Rating,Date Rated,Title,Title Type,Runtime (mins),Year,Genres,Directors
      tt0096895,8,2024-01-01,Batman,Movie,126,1989,"Action, Crime",Tim Burton
      tt0103776,7,2024-01-02,Batman Returns,Movie,126,1992,"Action, Fantasy",Tim Burton
      tt0064116,10,2024-01-03,Once Upon a Time in the West,Movie,166,1968,Western,Sergio Leone

      """, to: "ratings.csv")
    #expect(await home.run("library", "import", file).exitCode == 0)
    let questions = [
      (["find", "genre:western"], 1), (["find", "director:\"tim burton\""], 2),
      (["find", "mine>=1 director:\"tim burton\""], 2),
      (["find", "runtime>120 not genre:crime"], 2),
      (["find", "batman"], 2), (["person", "tim burton"], 2), (["person", "leone"], 1),
    ]
    func answers() async -> [Set<String>] {
      var answers: [Set<String>] = []
      for (words, _) in questions {
        let lines = await home.run(words).lines
        answers.append(Set(lines.filter { $0.hasPrefix("tt") }.map { String($0.prefix(9)) }))
      }
      return answers
    }
    let before = await answers()
    #expect(before.map(\.count) == questions.map(\.1))
    _ = await home.run("search", "batman")
    for (answer, (old, question)) in zip(await answers(), zip(before, questions)) {
      #expect(answer.isSuperset(of: old), "\(question)")
    }
    await home.leave()
  }

  @Test("After cache clear nothing is found")
  func cleared() async throws {
    _ = await home.run("show", "tt0096895")
    #expect(await home.run("cache", "clear").exitCode == 0)
    #expect(await home.run("find", "batman").exitCode == 1)
    await home.leave()
  }

  @Test("Before anything was seen nothing is found, and nothing is sent")
  func nothingSeen() async throws {
    #expect(await home.run("find", "batman").exitCode == 1)
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test("Without a place to keep anything, or with a file that cannot be read, it is code 73")
  func nothingKept() async throws {
    await home.leave()
    let homeless = try await run(
      "find", "batman", "--base-url", "http://127.0.0.1:1/")
    #expect(homeless.exitCode == 73)
    #expect(
      homeless.messages == "movies-tui: Nothing is kept on this machine: set HOME or "
        + "XDG_CACHE_HOME, or use --demo.\n")
    try home.configure(#"{"cache": {"megabytes": 0}}"#)
    let refused = await home.run("find", "batman")
    #expect(refused.exitCode == 73)
    #expect(
      refused.messages == "movies-tui: Nothing is kept on this machine: cache.megabytes is 0. "
        + "Raise it, or use --demo.\n")
    try home.configure("{}")
    let file = home.folder.path + "/cache/movies-tui/cache.sqlite"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let unreadable = await home.run("find", "batman")
    #expect(unreadable.exitCode == 73)
    #expect(
      unreadable.messages
        == "movies-tui: Cache not used: can't read \(file) (it is a directory).\n")
    #expect(await home.run("--demo", "find", "batman").exitCode == 0)
  }
}
