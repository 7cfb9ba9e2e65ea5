import Foundation
import MoviesSession
import SessionTestSupport
import Testing

@MainActor
@Suite("What movies-tui library does to titles", .timeLimit(.minutes(5)))
struct LibraryChangeTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

  @Test("Titles go on the watchlist and off it, by id, address or name, each change as one step")
  func watchlist() async throws {
    let added = await home.succeed(
      "add", "alien (1979)", "tt0096895", "https://www.imdb.com/title/tt0041959/")
    #expect(added.output == "Put 3 titles on the watchlist.\n")
    #expect(try await home.ids("watchlist") == ["tt0041959", "tt0096895", "tt0078748"])
    let again = await home.succeed("add", "alien")
    #expect(again.output == "Nothing has changed: it was so already.\n")
    #expect(await home.succeed("remove", "Alien").output == "Took Alien off the watchlist.\n")
    #expect(try await home.ids("watchlist") == ["tt0041959", "tt0096895"])
    await home.succeed("undo")
    await home.succeed("undo")
    #expect(await home.library("list", "watchlist").exitCode == 1)
    await home.leave()
  }

  @Test("Without titles on the command line they are read from standard input, one per line")
  func standardInput() async throws {
    let result = await home.succeed("add", input: "tt0096895\n\nalien (1979)\n")
    #expect(result.output == "Put 2 titles on the watchlist.\n")
    await home.succeed("rate", "8", input: "alien\n")
    #expect(try await home.ids("rated") == ["tt0078748"])
    let none = await home.library("add")
    #expect(none.exitCode == 64)
    #expect(none.messages.hasPrefix("movies-tui: Give at least one id or title"))
    await home.leave()
  }

  @Test("What is not found does not keep the other titles from being changed")
  func partly() async throws {
    let result = await home.library("add", "qwxzqwxz", "alien", "--format", "json")
    #expect(result.exitCode == 1)
    let object = try result.object()
    #expect((object["step"] as? [String: Any])?["count"] as? Int == 1)
    let errors = try #require(object["errors"] as? [[String: Any]])
    #expect(errors.map { $0["input"] as? String } == ["qwxzqwxz"])
    #expect(errors.map { $0["code"] as? Int } == [1])
    let wrong = await home.library("add", "tt12", "tt0096895")
    #expect(wrong.exitCode == 64)
    #expect(wrong.output == "Put Batman on the watchlist.\n")
    #expect(wrong.messages.contains("“tt12” is not a valid IMDb id"))
    await home.leave()
  }

  @Test("JSON has the step, and each title with all that is kept about it")
  func json() async throws {
    await home.succeed("seen", "alien", "--on", "2024-06-30", "--cinema", "--again")
    await home.succeed("note", "alien", "Great.")
    await home.succeed("add", "--list", "noir", "alien")
    let object = try await home.succeed("rate", "9", "alien", "--format", "json").object()
    let step = try #require(object["step"] as? [String: Any])
    #expect(step["kind"] as? String == "rating")
    #expect(step["title"] as? String == "Alien")
    let entry = try #require((object["titles"] as? [[String: Any]])?.first)
    #expect((entry["title"] as? [String: Any])?["id"] as? String == "tt0078748")
    #expect(entry["watchlistSince"] is NSNull)
    #expect(
      entry["viewings"] as? NSArray
        == [
          [
            "day": "2024-06-30", "cinema": true, "rewatch": true, "place": NSNull(),
            "rating": NSNull(), "tags": [String](), "note": NSNull(),
          ]
        ] as NSArray)
    #expect(entry["rating"] as? Int == 9)
    #expect(entry["ratedOn"] as? String == "2026-01-31")
    #expect(entry["note"] as? String == "Great.")
    #expect(entry["lists"] as? [String] == ["noir"])
    let same = try await home.succeed("rate", "9", "alien", "--format", "json").object()
    #expect(same["step"] is NSNull)
    await home.leave()
  }

  @Test("Titles were seen today, on another day or on an unknown one, once more each time")
  func seen() async throws {
    #expect(
      await home.succeed("seen", "alien").output == "Marked Alien as seen on 31 January 2026.\n")
    await home.succeed("seen", "alien", "--on", "2024-06-30", "--cinema")
    await home.succeed("seen", "alien", "--on", "unknown")
    #expect(await home.library("list", "seen").output.contains("2026-01-31 ×3"))
    await home.succeed("seen", "alien", "--not", "--on", "2026-01-31")
    #expect(await home.library("list", "seen").output.contains("2024-06-30 ×2"))
    #expect(await home.succeed("seen", "alien", "--not").output == "Marked Alien as not seen.\n")
    #expect(try await home.ids("seen") == [])
    await home.leave()
  }

  @Test("A viewing has a place, a rating, a note and tags, and ends the wait on the watchlist")
  func logged() async throws {
    await home.succeed("add", "alien", "aliens")
    let said = await home.succeed(
      "seen", "alien", "--where", "Odeon", "--rating", "9", "--note", "Great", "--tag", "scary")
    #expect(
      said.output == """
        Marked Alien as seen at Odeon on 31 January 2026, rated it 9, tagged it scary, wrote a \
        note, and took it off the watchlist.

        """)
    #expect(try await home.ids("watchlist") == ["tt0090605"])
    let page = try await home.succeed("list", "seen", "--format", "json").object()
    let entry = try #require((page["titles"] as? [[String: Any]])?.first)
    #expect(
      entry["viewings"] as? NSArray
        == [
          [
            "day": "2026-01-31", "cinema": false, "rewatch": false, "place": "Odeon", "rating": 9,
            "tags": ["scary"], "note": "Great",
          ]
        ] as NSArray)
    let diary = try await home.succeed("diary", "--format", "json").object()
    let day = try #require((diary["days"] as? [[String: Any]])?.first)
    #expect((day["viewings"] as? [[String: Any]])?.first?["place"] as? String == "Odeon")
    await home.succeed("undo")
    #expect(Set(try await home.ids("watchlist")) == ["tt0078748", "tt0090605"])
    #expect(try await home.ids("rated") == [])
    await home.leave()
  }

  @Test("What is seen stays on the watchlist where the configuration says so")
  func staysOnWatchlist() async throws {
    try home.home.configure(#"{"library": {"seenLeavesWatchlist": false}}"#)
    await home.succeed("add", "alien")
    #expect(
      await home.succeed("seen", "alien").output == "Marked Alien as seen on 31 January 2026.\n")
    #expect(try await home.ids("watchlist") == ["tt0078748"])
    await home.leave()
  }

  @Test(
    "Impossible days, days to come, lists without a name, and what does not fit, are wrong usage",
    arguments: [
      ["seen", "alien", "--on", "2025-02-29"], ["seen", "alien", "--on", "2026-02-01"],
      ["seen", "alien", "--on", "31.1.2026"], ["seen", "alien", "--not", "--cinema"],
      ["seen", "alien", "--not", "--where", "Odeon"], ["seen", "alien", "--rating", "none"],
      ["seen", "alien", "tt0096895", "--not", "--on", "2026-01-31"], ["rate", "11", "alien"],
      ["rate", "0", "alien"], ["rate", "alien"],
      ["remove", "alien", "--list", "x", "--everything"],
      ["add", "alien", "--list", "seen"], ["note"], ["add", "alien", "--format", "csv"],
      ["add", "alien", "--list", ""], ["add", "alien", "--list", " "],
      ["remove", "alien", "--list", ""], ["export", "--list", ""], ["list", ""],
      ["list", "", "--where", "genre:noir"], ["list", "noir", "--rename", ""],
    ])
  func usage(_ arguments: [String]) async throws {
    await home.succeed("seen", "alien", "tt0096895")
    let before = await home.contents()
    let result = await home.home.run(["library"] + arguments)
    #expect(result.exitCode == 64)
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(await home.contents() == before)
    await home.leave()
  }

  @Test("A rating is from 1 to 10, and none takes it away; a rated title need not be seen")
  func rating() async throws {
    #expect(await home.succeed("rate", "10", "alien").output == "Rated Alien 10.\n")
    #expect(try await home.ids("seen") == [])
    #expect(await home.succeed("rate", "none", "alien").output == "Removed the rating of Alien.\n")
    #expect(try await home.ids("everything") == [])
    await home.leave()
  }

  @Test("A note is written, printed, read from standard input, and removed")
  func note() async throws {
    let none = await home.library("note", "alien")
    #expect(none.exitCode == 1)
    #expect(none.messages == "movies-tui: There is no note on “alien”.\n")
    await home.succeed("note", "alien", "Better every time.")
    #expect(await home.succeed("note", "alien").output == "Better every time.\n")
    await home.succeed("note", "alien", "-", input: "One.\nTwo.\n")
    #expect(await home.succeed("note", "alien").output == "One.\nTwo.\n")
    let removal = await home.succeed("note", "alien", "").output
    #expect(removal.hasPrefix("Removed the note on Alien."))
    #expect(await home.library("note", "alien").exitCode == 1)
    await home.leave()
  }

  @Test("--everything forgets all about a title, and undo brings it back")
  func everything() async throws {
    await home.succeed("add", "alien")
    await home.succeed("rate", "9", "alien")
    let before = await home.contents()
    #expect(await home.succeed("remove", "--everything", "alien").output == "Forgot Alien.\n")
    #expect(try await home.ids("everything") == [])
    #expect(await home.succeed("undo").output == "Undone: forgot Alien.\n")
    #expect(await home.contents() == before)
    #expect(await home.succeed("redo").output == "Redone: forgot Alien.\n")
    #expect(await home.library("redo").messages == "movies-tui: There is nothing to redo.\n")
    await home.leave()
  }

  @Test("With nothing to take back it ends with 1, and makes no file")
  func nothingToUndo() async throws {
    for command in ["undo", "redo"] { #expect(await home.library(command).exitCode == 1) }
    #expect(home.names == [])
    await home.leave()
  }

  @Test("What the library has is asked of nobody; by its id a title is kept without the network")
  func requests() async throws {
    await home.succeed("add", "alien")
    let count = home.home.requests.count
    await home.leave()
    await home.succeed("rate", "9", "Alien")
    await home.succeed("seen", "tt0078748")
    #expect(home.home.requests.count == count)
    #expect(await home.library("add", "brazil").exitCode == 69)
    let unnamed = await home.succeed("add", "tt0088846")
    #expect(unnamed.output == "Put tt0088846 on the watchlist.\n")
    #expect(await home.library("add", "brazil", "--offline").exitCode == 69)
  }

  @Test("A title that was known by its id alone gets its name as soon as that can be asked for")
  func lateName() async throws {
    await home.succeed("--offline", "add", "tt0078748")
    #expect(await home.succeed("list", "watchlist").output.hasSuffix("tt0078748\n"))
    await home.succeed("rate", "9", "tt0078748")
    #expect(await home.succeed("list", "watchlist").output.hasSuffix("Alien\n"))
    await home.leave()
  }

  @Test("The demo's library is forgotten, and the user's own is left alone")
  func demo() async throws {
    let result = await home.succeed("--demo", "add", "alien")
    #expect(result.output == "Put Alien on the watchlist.\n")
    #expect(home.names == [])
    await home.succeed("add", "tt0096895")
    #expect(await home.library("--demo", "list", "watchlist").exitCode == 1)
    await home.leave()
  }

  @Test("Without a home there is no library to speak of")
  func homeless() async throws {
    for arguments in [["library"], ["library", "add", "tt9000001"], ["library", "check"]] {
      let result = try await run(arguments)
      #expect(result.exitCode == 73)
      #expect(result.messages.contains("set HOME or XDG_DATA_HOME"))
    }
    await home.leave()
  }
}
