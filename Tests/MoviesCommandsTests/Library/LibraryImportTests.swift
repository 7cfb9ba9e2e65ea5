import Foundation
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui library import")
struct LibraryImportTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

  private let ratings = """
    Const,Your Rating,Date Rated,Title,Title Type,Runtime (mins),Year
    tt0078748,8,2020-01-02,Alien,Movie,117,1979
    tt0041959,10,2021-01-02,The Third Man,Movie,93,1949
    nm0000233,10,2021-01-02,Somebody,,,
    tt0096895,eleven,2021-01-02,Batman,Movie,126,1989

    """

  private let diary = """
    Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
    2024-01-03,The Third Man,1949,https://boxd.it/1,4.5,,"vienna, noir",2024-01-02
    2024-01-04,Alien,1980,https://boxd.it/2,5,Yes,,2024-01-03
    2024-01-05,Star Wars,1977,https://boxd.it/3,4,,,2024-01-04
    2024-01-06,Qwxz Qwxz,1999,https://boxd.it/4,4,,,2024-01-05

    """

  private let watched = """
    Date,Name,Year,Letterboxd URI
    2024-01-03,The Third Man,1949,https://boxd.it/1
    2024-01-03,Batman,1989,https://boxd.it/5

    """

  @Test("A dry run tells by row what would change, and makes not even a file")
  func dryRun() async throws {
    let file = try home.write(ratings, to: "ratings.csv")
    let result = await home.succeed("import", file, "--dry-run")
    #expect(
      result.lines == [
        "ratings.csv:2  tt0078748  Alien (1979)          rated 8",
        "ratings.csv:3  tt0041959  The Third Man (1949)  rated 10",
        "ratings.csv, line 4, column 1: “nm0000233” is not a title; left out.",
        "ratings.csv, line 5, column 11: “eleven” is not a rating from 1 to 10; the row is read "
          + "without it.",
        "Would change 2 titles, 2 of them new; 1 known.",
      ])
    #expect(home.names == [])
    #expect(home.home.requests.isEmpty)
    await home.succeed("rate", "8", "alien")
    let before = await home.contents()
    #expect(
      await home.succeed("import", file, "--dry-run").lines.last
        == "Would change 1 title, 1 of them new; 2 known.")
    #expect(await home.contents() == before)
    await home.leave()
  }

  @Test(
    "An import needs no request for rows with ids, and is one step; a second one changes nothing")
  func twice() async throws {
    let file = try home.write(ratings, to: "ratings.csv")
    #expect(
      await home.succeed("import", file).lines.last
        == "Changed 2 titles, 2 of them new; 1 known.")
    #expect(home.home.requests.isEmpty)
    let contents = await home.contents()
    #expect(
      await home.succeed("import", file).lines.last
        == "Changed 0 titles, 0 of them new; 3 known.")
    #expect(await home.contents() == contents)
    #expect(
      await home.succeed("undo").output == "Undone: imported 2 titles from ratings.csv.\n")
    #expect(try await home.ids("everything") == [])
    await home.leave()
  }

  @Test("Of two ratings the later one counts, and nothing else is lost")
  func merging() async throws {
    await home.succeed("rate", "3", "alien")
    await home.succeed("note", "alien", "Mine.")
    let file = try home.write(ratings, to: "ratings.csv")
    let result = await home.succeed("import", file, "--dry-run")
    #expect(!result.output.contains("Alien"))
    await home.succeed("import", file)
    #expect(await home.succeed("note", "alien").output == "Mine.\n")
    #expect(await home.succeed("list", "rated").output.contains("8.5   3"))
    await home.leave()
  }

  @Test(
    "Names in Letterboxd's archive are matched; what is not certain stays open, by file and line")
  func letterboxd() async throws {
    let bytes = try MadeArchive.bytes([
      ("letterboxd/diary.csv", diary), ("letterboxd/watched.csv", watched),
      ("letterboxd/deleted/diary.csv", diary),
      ("letterboxd/profile.csv", "Date Joined,Username\n2020-01-01,me\n"),
    ])
    let zip = home.home.folder.path + "/letterboxd.zip"
    try Data(bytes).write(to: URL(filePath: zip))

    let result = await home.library("import", zip)

    #expect(result.exitCode == 1)
    #expect(
      result.lines == [
        "letterboxd/diary.csv:4: open: “Star Wars (1977)”",
        "  --choose letterboxd/diary.csv:4=tt0076759  Star Wars: Episode IV - A New Hope (1977)",
        "letterboxd/diary.csv:5: open: “Qwxz Qwxz (1999)”",
        "Changed 3 titles, 3 of them new; 0 known; 2 open.",
        "2 names wait for a title: run movies-tui library settle, or press g o in the program.",
      ])
    let table = await home.succeed("list", "seen").output
    #expect(table.contains(" 9  2024-01-02  The Third Man\n"))
    #expect(table.contains(" 10  2024-01-03  Alien\n"))
    #expect(table.contains("  yes         Batman\n"))

    let chosen = await home.library("import", zip, "--choose", "diary.csv:4=tt0076759")
    #expect(chosen.exitCode == 1)
    #expect(chosen.summary == "Changed 1 title, 1 of them new; 3 known; 1 open.")
    let count = home.home.requests.count
    #expect(
      await home.library("import", zip, "--choose", "diary.csv:4=tt0076759").summary
        == "Changed 0 titles, 0 of them new; 4 known; 1 open.")
    #expect(home.home.requests.count == count)
    await home.leave()
  }

  @Test("The folder of an export is imported like its archive")
  func folder() async throws {
    _ = try home.write(diary, to: "export/diary.csv")
    _ = try home.write(watched, to: "export/watched.csv")
    _ = try home.write("Tools\nand more\n", to: "export/readme.txt")
    let result = await home.library("import", home.home.folder.path + "/export")
    #expect(result.exitCode == 1)
    #expect(result.summary == "Changed 3 titles, 3 of them new; 0 known; 2 open.")
    await home.leave()
  }

  @Test("Lines of which the user says what they mean must be those of names")
  func wrongChoice() async throws {
    let diary = try home.write(diary, to: "diary.csv")
    for choice in ["7=tt0076759", "other.csv:4=tt0076759"] {
      let result = await home.library("import", diary, "--choose", choice)
      #expect(result.exitCode == 64)
      #expect(result.messages.hasPrefix("movies-tui: --choose: no name of a title begins in line"))
    }
    #expect(await home.library("import", diary, "--choose", "4=alien").exitCode == 64)
    _ = try home.write(self.diary, to: "two/diary.csv")
    _ = try home.write(watched, to: "two/watched.csv")
    let ambiguous = await home.library(
      "import", home.home.folder.path + "/two", "--choose", "3=tt0076759")
    #expect(ambiguous.exitCode == 64)
    #expect(ambiguous.messages.contains("several files have a line 3"))
    #expect(home.names == [])
    await home.leave()
  }

  @Test("A choice for a line is remembered: the name waits no more, and is not asked about again")
  func remembered() async throws {
    let file = try home.write(diary, to: "diary.csv")
    #expect(await home.library("import", file).exitCode == 1)
    let chosen = await home.library("import", file, "--choose", "4=tt0076759")
    #expect(chosen.lines.last?.hasPrefix("1 name waits for a title: ") == true)
    #expect(try await home.waiting() == ["Qwxz Qwxz"])
    let count = home.home.requests.count
    let later = await home.library("import", file)
    #expect(later.summary == "Changed 0 titles, 0 of them new; 3 known; 1 open.")
    // Nothing is asked about what is known, and the open name is looked for once more.
    #expect(home.home.requests.count == count)
    await home.leave()
  }

  @Test("A dry run lets nothing wait")
  func dryRunOfNames() async throws {
    let file = try home.write(diary, to: "diary.csv")
    let result = await home.library("import", file, "--dry-run")
    #expect(result.lines.last == "Would change 2 titles, 2 of them new; 0 known; 2 open.")
    #expect(home.names == [])
    await home.leave()
  }

  @Test("What is on this machine is asked first, and without a network only that")
  func offline() async throws {
    _ = await home.home.run("show", "tt0041959")
    await home.leave()
    let file = try home.write(diary, to: "diary.csv")
    let result = await home.library("import", file)
    #expect(result.exitCode == 69)
    #expect(result.summary == "Changed 1 title, 1 of them new; 0 known; 3 open.")
    #expect(result.messages.contains("Can't reach 127.0.0.1"))
    #expect(try await home.ids("seen") == ["tt0041959"])
  }

  @Test("At the day's limit the rest stays open, and a later import brings only that")
  func limit() async throws {
    try home.home.configure(#"{"omdb": {"dailyLimit": 1}}"#)
    let file = try home.write(diary, to: "diary.csv")
    let result = await home.library("import", file)
    #expect(result.exitCode == 75)
    #expect(result.summary == "Changed 1 title, 1 of them new; 0 known; 3 open.")
    #expect(home.home.requests.count == 1)
    try home.home.configure("{}")
    #expect(try await home.waiting().count == 3)
    let later = await home.library("import", file)
    #expect(later.exitCode == 1)
    #expect(try await home.waiting() == ["Star Wars", "Qwxz Qwxz"])
    #expect(later.summary == "Changed 1 title, 1 of them new; 1 known; 2 open.")
    await home.leave()
  }

  @Test("Lists of ids and titles go where --into says, or to a list of the file's name")
  func plainLists() async throws {
    let file = try home.write("tt0041959\nalien (1979)\n", to: "weekend.txt")
    await home.succeed("import", file)
    #expect(try await home.ids("weekend") == ["tt0041959", "tt0078748"])
    #expect(await home.succeed("list", "weekend").output.contains("The Third Man"))
    await home.succeed("import", file, "--into", "noir")
    #expect(try await home.ids("noir") == ["tt0041959", "tt0078748"])
    await home.succeed("import", file, "--into", "watchlist")
    #expect(try await home.ids("watchlist") == ["tt0041959", "tt0078748"])
    #expect(await home.library("import", file, "--into", "seen").exitCode == 64)
    await home.leave()
  }

  @Test("Standard input is read like a file, and goes to the watchlist")
  func standardInput() async throws {
    await home.succeed("import", "-", input: "tt0041959\n")
    #expect(try await home.ids("watchlist") == ["tt0041959"])
    #expect(
      await home.succeed("undo").output == "Undone: imported 1 title from standard input.\n")
    await home.leave()
  }

  @Test("JSON has every row with what becomes of it")
  func json() async throws {
    let file = try home.write(diary, to: "diary.csv")
    await home.succeed("rate", "9", "the third man")
    let result = await home.library("import", file, "--format", "json")
    #expect(result.exitCode == 1)
    let object = try result.object()
    #expect(object["dryRun"] as? Bool == false)
    #expect((object["step"] as? [String: Any])?["kind"] as? String == "import")
    let rows = try #require(object["rows"] as? [[String: Any]])
    #expect(rows.map { $0["line"] as? Int } == [2, 3, 4, 5])
    #expect(rows.map { $0["state"] as? String } == ["changed", "new", "open", "open"])
    #expect(rows[3]["title"] is NSNull)
    #expect(rows[3]["name"] as? String == "Qwxz Qwxz (1999)")
    #expect(
      rows[1]["changes"] as? NSArray
        == [
          ["kind": "viewing", "value": "2024-01-03"], ["kind": "rating", "value": 10],
        ] as NSArray)
    let candidates = try #require(rows[2]["candidates"] as? [[String: Any]])
    #expect(candidates.first?["id"] as? String == "tt0076759")
    #expect(object["waiting"] as? Int == 2)
    await home.leave()
  }

  @Test(
    "A file that cannot be understood is told with the place and what to do, and changes nothing",
    arguments: [
      ("a.csv", "imdbID,Title\n\"tt1", "a.csv, line 2, column 1: a quotation mark begins here"),
      ("a.csv", "Colour,Size\nred,1\n", "a.csv has no column for titles, but Colour, Size."),
      ("a.json", "[{\"type\": 1,", "a.json, line 1, column "),
      ("a.json", "{}", "a.json is neither a library"),
      ("a.zip", "PK\u{3}\u{4}nonsense", "a.zip is a damaged zip archive."),
      ("a.bin", "\u{0}\u{1}\u{2}", "a.bin is neither a text nor a zip archive."),
      (
        "a.json", #"{"format":"movies-tui library","version":9,"lists":[],"entries":[]}"#,
        "A newer version of movies-tui wrote a.json (format 9)."
      ),
    ])
  func unreadable(name: String, text: String, words: String) async throws {
    let result = await home.library("import", try home.write(text, to: name))
    #expect(result.exitCode == 65)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("movies-tui: \(words)"))
    #expect(home.names == [])
    await home.leave()
  }

  @Test("One file of several that cannot be understood does not keep out the others")
  func partlyUnreadable() async throws {
    _ = try home.write(ratings, to: "both/ratings.csv")
    _ = try home.write("Name,Year\n\"Alien", to: "both/films.csv")
    let result = await home.library("import", home.home.folder.path + "/both")
    #expect(result.exitCode == 65)
    #expect(result.output.contains("films.csv, line 2, column 1: a quotation mark begins here"))
    #expect(try await home.ids("rated").count == 2)
    await home.leave()
  }

  @Test("A file that is not there, or that is no file, ends with 66")
  func missing() async throws {
    for path in [home.home.folder.path + "/none.csv", "/dev/null"] {
      let result = await home.library("import", path)
      #expect(result.exitCode == 66)
      #expect(result.messages.hasPrefix("movies-tui: \(path) cannot be read: "))
    }
    await home.leave()
  }
}

extension Run {
  /// What an import says that leaves names open, before how to go on.
  fileprivate var summary: String? { lines.dropLast().last }
}
