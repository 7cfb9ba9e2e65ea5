import SessionTestSupport
import Testing

@MainActor
@Suite("The lists of movies-tui library", .timeLimit(.minutes(5)))
struct LibraryListTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

  @Test("A list that was named like one of every library can still be printed, renamed and left")
  func oldNames() async throws {
    let file = try home.write(
      """
      {"format":"movies-tui library","version":1,"lists":[{"name":"Seen","titles":["tt0078748"]}],
      "livingLists":[],"entries":[{"facts":{"actors":[],"countries":[],"directors":[],"genres":[],
      "id":"tt0078748","languages":[],"ratings":[],"title":"Alien","writers":[]},"lists":["Seen"],
      "tags":[],"viewings":[]}],"openNames":[],"meanings":[]}
      """, to: "old.json")
    await home.succeed("import", file)
    #expect(await home.succeed("list", "Seen").lines.last?.hasSuffix("Alien") == true)
    #expect(await home.library("list", "seen").exitCode == 1)
    await home.succeed("list", "Seen", "--rename", "seen before")
    #expect(try await home.ids("seen before") == ["tt0078748"])
    #expect(await home.library("list", "seen before", "--rename", "SEEN").exitCode == 64)
    await home.leave()
  }

  @Test("Of a list that every library has, --where prints the titles that match")
  func part() async throws {
    await home.succeed("seen", "alien", "batman (1989)")
    await home.succeed("rate", "9", "alien")
    #expect(await home.succeed("list", "seen", "--where", "year<1980").lines.count == 1)
    let liked = await home.succeed("list", "Seen", "--where", "mine>=8 or genre:western", "--json")
    #expect(liked.output.contains("\"count\": 1,"))
    #expect(liked.output.contains("Alien"))
    let sorted = await home.succeed("list", "everything", "--where", "type:movie sort:year")
    #expect(sorted.lines.map { $0.hasSuffix("Alien") } == [false, true])
    let none = await home.library("list", "seen", "--where", "year<1900")
    #expect(none.exitCode == 1)
    #expect(none.messages.contains("Nothing that matches is on the list “seen”."))
    #expect(await home.library("list", "seen", "--where", "year<").exitCode == 64)
    await home.leave()
  }

  @Test(
    "What cannot be done to a list is wrong usage",
    arguments: [
      ["list", "noir", "--rename", "rain"], ["list", "noir", "--rename", "seen"],
      ["list", "noir", "--rename", " "], ["list", "watchlist", "--delete"], ["list", "--delete"],
      ["list", "noir", "--move", "alien"], ["list", "noir", "--to", "1"],
      ["list", "noir", "--move", "alien", "--to", "0"],
      ["list", "noir", "--delete", "--rename", "x"],
    ])
  func usage(_ arguments: [String]) async throws {
    await home.succeed("add", "--list", "noir", "alien")
    await home.succeed("add", "--list", "rain", "alien")
    let before = await home.contents()
    let result = await home.home.run(["library"] + arguments)
    #expect(result.exitCode == 64)
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(await home.contents() == before)
    await home.leave()
  }
}
