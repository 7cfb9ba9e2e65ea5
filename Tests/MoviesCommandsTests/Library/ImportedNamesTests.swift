import Foundation
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("The names of an import", .timeLimit(.minutes(5)))
struct ImportedNamesTests {
  private let home: LibraryHome

  init() async throws { home = try await LibraryHome() }

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

    #expect(result.exitCode == 0)
    #expect(
      result.lines == [
        "letterboxd/diary.csv:4: open: “Star Wars (1977)”",
        "  --choose letterboxd/diary.csv:4=tt0076759  Star Wars: Episode IV - A New Hope (1977)",
        "letterboxd/diary.csv:5: open: “Qwxz Qwxz (1999)”",
        "letterboxd/diary.csv: not read: Letterboxd URI (4 values).",
        "letterboxd/watched.csv: not read: Letterboxd URI (2 values).",
        "Not read, since nothing that you keep is in it: letterboxd/deleted/diary.csv, "
          + "letterboxd/profile.csv.",
        "Changed 3 titles, 3 of them new; 0 known; 2 open.",
        "2 names to match: run movies-tui library settle, or press g o in the program.",
      ])
    let table = await home.succeed("list", "seen").output
    #expect(table.contains(" 9  2024-01-02  The Third Man\n"))
    #expect(table.contains(" 10  2024-01-03  Alien\n"))
    #expect(table.contains("  yes         Batman\n"))

    let chosen = await home.library("import", zip, "--choose", "diary.csv:4=tt0076759")
    #expect(chosen.exitCode == 0)
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
    #expect(result.exitCode == 0)
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
    #expect(await home.library("import", file).exitCode == 0)
    let chosen = await home.library("import", file, "--choose", "4=tt0076759")
    #expect(chosen.lines.last?.hasPrefix("1 name to match: ") == true)
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
    #expect(
      result.messages.contains(
        "Check your network, proxy and firewall. Then import again: 3 of 4 names are still open, and "
          + "the answers so far are kept."))
    #expect(try await home.ids("seen") == ["tt0041959"])
  }

  @Test("At the day's limit the rest stays open, and a later import brings only that")
  func limit() async throws {
    try home.home.configure(#"{"omdb": {"dailyLimit": 1}}"#)
    let file = try home.write(diary, to: "diary.csv")
    let result = await home.library("import", file)
    #expect(result.exitCode == 75)
    #expect(
      result.messages
        == "movies-tui: Daily limit reached, probably until 00:00 UTC. Import again tomorrow: 3 of 4 "
        + "names are still open, and today's answers are kept.\n")
    #expect(result.summary == "Changed 1 title, 1 of them new; 0 known; 3 open.")
    #expect(home.home.requests.count == 1)
    try home.home.configure("{}")
    #expect(try await home.waiting().count == 3)
    let later = await home.library("import", file)
    #expect(later.exitCode == 0)
    #expect(try await home.waiting() == ["Star Wars", "Qwxz Qwxz"])
    #expect(later.summary == "Changed 1 title, 1 of them new; 1 known; 2 open.")
    await home.leave()
  }

  @Test("A dry run and the import after it find the same titles, and the import asks nothing more")
  func dryRunDecides() async throws {
    await home.leave()
    let home = try await LibraryHome(
      StandInCatalogue(
        titles: [
          ("Sherlock Holmes", "2009", "700,000"), ("Harbour", "2001", "900"),
          ("Harbour", "2001", "20"), ("Mother", "2009", "60,000"), ("Mother!", "2017", "250,000"),
        ].enumerated().map { place, title in
          CatalogueEntry([
            .imdbID: "tt900000\(place)", .title: title.0, .year: title.1, .imdbVotes: title.2,
            .type: "movie",
          ])
        }))
    let file = try home.write(
      """
      Date,Name,Year,Letterboxd URI
      2024-01-03,Sherlock Holmes,2009,https://boxd.it/1
      2024-01-03,Sherlock Holmes,2010,https://boxd.it/2
      2024-01-03,Harbour,2001,https://boxd.it/3
      2024-01-03,Mother,,https://boxd.it/4

      """, to: "watched.csv")
    let open = [
      "watched.csv:3: open: “Sherlock Holmes (2010)”",
      "  --choose watched.csv:3=tt9000000  Sherlock Holmes (2009)",
      "watched.csv:4: open: “Harbour (2001)”",
      "  --choose watched.csv:4=tt9000001  Harbour (2001)",
      "  --choose watched.csv:4=tt9000002  Harbour (2001)",
      "watched.csv:5: open: “Mother”",
      "  --choose watched.csv:5=tt9000004  Mother! (2017)",
      "  --choose watched.csv:5=tt9000003  Mother (2009)",
    ]
    let dryRun = await home.library("import", file, "--dry-run")
    #expect(open.allSatisfy(dryRun.lines.contains), "\(dryRun.output)")
    let count = home.home.requests.count
    #expect(count == 6)
    for title in ["tt9000002", "tt9000003", "tt9000004"] { _ = await home.home.run("show", title) }
    let result = await home.library("import", file)
    #expect(open.allSatisfy(result.lines.contains), "\(result.output)")
    #expect(home.home.requests.count == count + 3)
    #expect(try await home.ids("seen") == ["tt9000000"])
    await home.leave()
  }
}

extension Run {
  /// What an import says that leaves names open, before how to go on.
  fileprivate var summary: String? { lines.dropLast().last }
}
