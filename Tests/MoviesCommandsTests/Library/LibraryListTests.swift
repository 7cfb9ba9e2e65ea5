import SessionTestSupport
import Testing

@MainActor
@Suite("The lists of movies-tui library", .timeLimit(.minutes(5)))
struct LibraryListTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

  @Test("All lists are told with the number and the running time of their titles")
  func overview() async throws {
    #expect(await home.succeed().lines.count == 4)
    await home.succeed("add", "--list", "noir", "the third man", "alien")
    let lines = await home.succeed().lines
    #expect(lines[3] == "everything  2  3 h 30 min")
    #expect(lines[4] == "noir        2  3 h 30 min")
    #expect(await home.succeed("list").lines == lines)
    let csv = await home.succeed("list", "--format", "csv").output
    #expect(csv.hasPrefix("name,own,count,minutes,expression,note\r\nwatchlist,false,0,0,,\r\n"))
    #expect(csv.hasSuffix("noir,true,2,210,,\r\n"))
    let lists = try await home.succeed("--format", "json").object()["lists"] as? [[String: Any]]
    #expect(lists?.last?["name"] as? String == "noir")
    #expect(lists?.last?["own"] as? Bool == true)
    #expect(lists?.last?["minutes"] as? Int == 210)
    await home.leave()
  }

  @Test("A list is printed in every format, with what is kept about its titles")
  func formats() async throws {
    await home.succeed("add", "--list", "noir", "the third man")
    await home.succeed("rate", "9", "the third man")
    let table = await home.home.run("library", "list", "noir", columns: 100).lines
    #expect(table[0].hasPrefix("ID "))
    #expect(table[1].contains("The Third Man"))
    let json = try await home.succeed("list", "noir", "--format", "json").object()
    #expect(json["list"] as? String == "noir")
    #expect(json["count"] as? Int == 1)
    let line = await home.succeed("noir", "--format", "ndjson").output
    #expect(line.hasPrefix(#"{"title":{"id":"tt0041959","#))
    let csv = await home.succeed("list", "rated", "--format", "csv").output
    #expect(csv.contains(",watchlistSince,viewings,lastSeen,myRating,ratedOn,note,tags,lists\r\n"))
    #expect(csv.contains(",,0,,9,2026-01-31,,,noir\r\n"))
    await home.leave()
  }

  @Test("An episode is listed with its series and its place")
  func episodes() async throws {
    let file = try home.write(
      #"[{"rated_at":"2020-01-02T03:04:05Z","rating":9,"type":"episode","episode":{"season":3,"#
        + #""number":1,"title":"Ghosts","ids":{"imdb":"tt1189416"}},"#
        + #""show":{"title":"Psych","ids":{"imdb":"tt0491738"}}}]"#, to: "ratings-1.json")
    await home.succeed("import", file)
    let table = await home.succeed("list", "rated").lines
    #expect(table.last?.hasSuffix("Psych · 3×1 Ghosts") == true)
    let json = await home.succeed("list", "rated", "--format", "ndjson").output
    #expect(json.contains(#""series":"tt0491738","seriesTitle":"Psych""#))
    await home.leave()
  }

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
    #expect(await home.library("list", "Rated", "--where", "genre:noir").exitCode == 64)
    await home.leave()
  }

  @Test("Titles are not taken off a list that fills itself")
  func fillsItself() async throws {
    await home.succeed("list", "late", "--where", "year>1950")
    let removed = await home.library("remove", "--list", "late", "alien")
    #expect(removed.exitCode == 64)
    #expect(removed.messages.contains("fills itself"))
    await home.leave()
  }

  @Test("A list is printed in the order that --sort names, and stays as it is")
  func sorted() async throws {
    await home.succeed("add", "--list", "noir", "the third man", "alien", "tt0096895")
    await home.succeed("rate", "6", "alien")
    await home.succeed("rate", "9", "tt0096895")
    func ids(sortedBy key: String) async -> [String] {
      await home.succeed("list", "noir", "--sort", key, "--format", "csv").output
        .matches(of: /tt\d+/).map { String($0.output) }
    }
    #expect(await ids(sortedBy: "mine") == ["tt0096895", "tt0078748", "tt0041959"])
    #expect(await ids(sortedBy: "year") == ["tt0096895", "tt0078748", "tt0041959"])
    #expect(await ids(sortedBy: "title") == ["tt0078748", "tt0096895", "tt0041959"])
    #expect(try await home.ids("noir") == ["tt0041959", "tt0078748", "tt0096895"])
    let refusal = await home.library("list", "--sort", "mine")
    #expect(refusal.exitCode == 64)
    #expect(refusal.messages == "movies-tui: --sort needs the name of a list to print.\n")
    await home.leave()
  }

  @Test("A list is renamed, put in order and deleted, and each can be undone")
  func ownLists() async throws {
    await home.succeed("add", "--list", "noir", "the third man", "alien", "tt0096895")
    await home.succeed("list", "noir", "--move", "tt0096895", "--to", "1")
    #expect(try await home.ids("noir") == ["tt0096895", "tt0041959", "tt0078748"])
    await home.succeed("list", "noir", "--rename", "rain")
    #expect(try await home.ids("rain").count == 3)
    #expect(await home.succeed("list", "rain", "--delete").output == "Deleted the list “rain”.\n")
    #expect(await home.library("list", "rain").exitCode == 1)
    for _ in 0..<3 { await home.succeed("undo") }
    #expect(try await home.ids("noir") == ["tt0041959", "tt0078748", "tt0096895"])
    await home.leave()
  }

  @Test("The title to move is found as by the other commands, and has to be on the list")
  func movedByName() async throws {
    await home.succeed("add", "--list", "noir", "alien", "the third man")
    await home.succeed("list", "noir", "--move", "third man", "--to", "1")
    #expect(try await home.ids("noir") == ["tt0041959", "tt0078748"])
    let elsewhere = await home.library("list", "noir", "--move", "batman", "--to", "1")
    #expect(elsewhere.exitCode == 1)
    #expect(elsewhere.messages == "movies-tui: “batman” is not on the list “noir”.\n")
    await home.leave()
  }

  @Test("An unknown list, and one without titles, ends with 1")
  func missing() async throws {
    let missing = await home.library("list", "nope")
    #expect(missing.exitCode == 1)
    #expect(
      missing.messages
        == "movies-tui: There is no list “nope”. Run movies-tui library to see all lists.\n")
    let removed = await home.library("remove", "--list", "nope", "alien")
    #expect(removed.exitCode == 1)
    #expect(removed.messages == missing.messages)
    let empty = await home.library("list", "watchlist")
    #expect(empty.exitCode == 1)
    #expect(empty.messages == "movies-tui: Nothing is on the list “watchlist”.\n")
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
