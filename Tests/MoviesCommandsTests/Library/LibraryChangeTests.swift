import Foundation
import MoviesSession
import SessionTestSupport
import Testing
import Titles

@MainActor
@Suite("What movies-tui library does to titles", .timeLimit(.minutes(5)))
struct LibraryChangeTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

  @Test("A clock beyond the calendar is told, and nothing is kept")
  func wrongClock() async throws {
    var later = home.home
    later.today = CalendarDate(year: 10_000, month: 1, day: 1)
    for arguments in [["seen", "alien"], ["rate", "8", "alien"]] {
      let result = await later.run(["library"] + arguments)
      #expect(result.exitCode == 78)
      #expect(result.output == "")
      #expect(
        result.messages
          == "movies-tui: The day 10000-01-01 can't be kept: years go from 1 to 9999. "
          + "Set this machine's clock.\n")
    }
    #expect(await home.succeed("list").output.contains("seen        0"))
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
