import Foundation
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Moving in with files of other services", .timeLimit(.minutes(5)))
struct MovingInTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

  private let simkl = """
    SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB
    53080,Alien,movie,1979,completed,,2024-01-04,4,good,,348,tt0078748
    53081,Batman,movie,1989,plantowatch,,,,,,268,tt0096895
    11121,Breaking Bad,tv,2008,watching,s03e04,2024-06-20,9,,81189,1396,tt0903747

    """

  @Test("Episodes up to the last one were seen, where their numbers are known")
  func progress() async throws {
    let file = try home.write(simkl, to: "simkl.csv")
    let lines = await home.succeed("import", file, "--yes").lines
    #expect(
      lines.contains(
        "simkl.csv: not read: SIMKL_ID (3 values), TVDB (1 value), TMDB (3 values)."))
    #expect(try await home.ids("watchlist") == ["tt0096895"])
    #expect(try await home.ids("watching").filter { $0.hasPrefix("tt") } == [])
    let seen = try await home.ids("seen")
    #expect(!seen.contains("tt0903747"))
    // Seven episodes, thirteen, and four of the third season, beside Alien.
    #expect(seen.count == 25)
    let before = await home.contents()
    await home.succeed("import", file, "--yes")
    #expect(await home.contents() == before)
    await home.leave()
  }

  @Test("Where they are not, the series is in a list with its place")
  func progressUnknown() async throws {
    let file = try home.write(simkl, to: "simkl.csv")
    await home.succeed("import", file, "--offline")
    #expect(try await home.ids("watching") == ["tt0903747"])
    #expect(await home.succeed("note", "tt0903747", "--offline").output == "s03e04\n")
    await home.leave()
  }

  @Test("An episode is found by its title in its season, and one by its number in its series")
  func episodes() async throws {
    let netflix = try home.write(
      "Title,Date\n\"Breaking Bad: Season 1: Pilot\",\"1/14/24\"\n", to: "netflix.csv")
    await home.succeed("import", netflix, "--yes")
    #expect(try await home.ids("seen") == ["tt0903747-s01e01"])
    let tvTime = try home.write(
      "key,created_at,series_name,season_number,episode_number\n"
        + "watch-episode-5,2019-05-06 20:00:00,Breaking Bad,1,2\n", to: "tracking.csv")
    await home.succeed("import", tvTime, "--yes")
    #expect(try await home.ids("seen").count == 2)
    await home.leave()
  }

  @Test("An unknown series waits as its episodes do, and one answer settles all of them")
  func openSeries() async throws {
    let file = try home.write(
      "key,created_at,series_name,season_number,episode_number\n"
        + "watch-episode-5,2019-05-06 20:00:00,Lost Lamps,1,1\n"
        + "watch-episode-6,2019-05-07 20:00:00,Lost Lamps,1,2\n", to: "tracking.csv")
    #expect(await home.succeed("import", file, "--yes").exitCode == 0)
    #expect(try await home.waiting() == ["Lost Lamps 1×1", "Lost Lamps 1×2"])
    #expect(await home.library("import", file, "--yes", "--strict").exitCode == 1)
    await home.succeed("settle", "1=tt0903747")
    #expect(try await home.waiting() == [])
    #expect(try await home.ids("seen").count == 2)
    await home.leave()
  }

  @Test("Without a terminal and without --yes no more than twenty questions are asked")
  func consent() async throws {
    let names = (1...60).map { "Nobody Knows Film \($0)" }.joined(separator: "\n")
    let file = try home.write(names, to: "films.txt")
    let result = await home.succeed("import", file)
    #expect((1...20).contains(home.home.requests.count))
    #expect(
      result.lines.contains(
        "60 names would need more than 20 requests: import again with --yes to send them."))
    #expect(try await home.waiting().count == 60)
    await home.succeed("import", file, "--yes")
    #expect(home.home.requests.count > 20)
    await home.leave()
  }

  @Test("A scale and an order of days that nothing tells are said, and taken from the user")
  func answers() async throws {
    let file = try home.write(
      "imdb_id,Title,Rating,Watched Date\ntt0078748,Alien,4,1/2/2024\ntt0096895,Batman,3,3/4/2024\n",
      to: "mine.csv")
    let lines = await home.succeed("import", file, "--dry-run").lines
    #expect(
      lines.contains(
        "mine.csv: 2 ratings are not taken, since nothing tells their scale; say --scale 5, 10 or 100, "
          + "first: line 2 “4”."))
    #expect(
      lines.contains(
        "mine.csv: 2 dates in column Watched Date could have the day or the month first and are not "
          + "taken; say --days dmy or mdy, first: line 2 “1/2/2024”."))
    let told = await home.succeed(
      "import", file, "--dry-run", "--scale", "5", "--days", "dmy"
    ).output
    #expect(told.contains("seen 2024-02-01, rated 8"))
    #expect(await home.library("import", file, "--scale", "7").exitCode == 64)
    await home.leave()
  }

  @Test("A folder with a conflict of git brings the rest, and ends with 65")
  func conflict() async throws {
    _ = try home.write(
      "<<<<<<< Updated\nName,Letterboxd URI\nAlien,x\n=======\n>>>>>>> Stashed\n",
      to: "both/diary.csv")
    _ = try home.write("imdbID,Title\ntt0078748,Alien\n", to: "both/films.csv")
    let result = await home.library("import", home.home.folder.path + "/both")
    #expect(result.exitCode == 65)
    #expect(
      result.lines.contains(
        "diary.csv, line 1: git has left both sides of a conflict here. Choose one, and import again."
      ))
    #expect(try await home.ids("films") == ["tt0078748"])
    await home.leave()
  }

  @Test("Where rows do not fit the header and none was read, it ends with 65")
  func noRow() async throws {
    let file = try home.write(
      "Const,Your Rating,Title\ntt0133093,9,The Matrix,Lana Wachowski\n", to: "short.csv")
    let result = await home.library("import", file)
    #expect(result.exitCode == 65)
    #expect(result.output.contains("has 4 fields where 3 are named; left out."))
    await home.leave()
  }

  @Test("Files of a folder in which nothing is the user's are named")
  func ignored() async throws {
    _ = try home.write("Date Joined,Username\n2020-01-01,a\n", to: "export/profile.csv")
    _ = try home.write("imdbID,Title\ntt0078748,Alien\n", to: "export/films.csv")
    let result = await home.succeed("import", home.home.folder.path + "/export")
    #expect(
      result.lines.contains("Not read, since nothing that you keep is in it: profile.csv."))
    await home.leave()
  }
}
