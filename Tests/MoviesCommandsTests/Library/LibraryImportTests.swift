import Foundation
import MoviesSession
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui library import", .timeLimit(.minutes(5)))
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

  @Test("Problems of one kind in one file are told as one, with the place of the first")
  func problemsInOne() async throws {
    let rows = (1...1_071).map { number in
      "tt\(1_000_000 + number),8,someday,Film \(number),1979,\(number == 7 ? "eight" : "90")"
    }
    let header = "Const,Your Rating,Date Rated,Title,Year,Runtime (mins)\n"
    let people = "nm0000001,8,,A,,\nnm0000002,8,,B,,\n"
    let file = try home.write(
      header + people + rows.joined(separator: "\n"), to: "ratings.csv")
    #expect(
      await home.succeed("import", file).lines == [
        "ratings.csv: 2 rows are not about titles and are left out, first: line 2 “nm0000001”.",
        "ratings.csv: 1,071 dates in column Date Rated could not be read, first: line 4 “someday”.",
        "ratings.csv, line 10, column 33: “eight” is not a number of minutes; the row is read without "
          + "it.",
        "Changed 1,071 titles, 1,071 of them new; 0 known.",
      ])
    let json = try await home.succeed("import", file, "--format", "json").object()
    #expect((json["problems"] as? [Any])?.count == 1_074)
    await home.leave()
  }

  @Test("What Letterboxd has and the library does not is said")
  func notKept() async throws {
    _ = try home.write(ratings, to: "export/ratings.csv")
    _ = try home.write(
      "Date,Name,Year,Letterboxd URI\n2020-01-01,A,1999,x\n2020-01-01,B,1999,y\n",
      to: "export/likes/films.csv")
    _ = try home.write("Date,Content,Comment\n2020-01-01,x,Yes\n", to: "export/comments.csv")
    let folder = home.home.folder.path + "/export"
    let lines = await home.succeed("import", folder).lines
    #expect(lines.contains("comments.csv: 1 comment is not kept: the library has no place for it."))
    #expect(
      lines.contains(
        "likes/films.csv: 2 liked films are not kept: the library has no place for them."))
    let json = try await home.succeed("import", folder, "--format", "json").object()
    #expect((json["notKept"] as? [[String: Any]])?.map { $0["count"] as? Int } == [1, 2])
    await home.leave()
  }

  @Test("Notes that do not fit beside the others on their title are left out, and that is said")
  func crowdedNotes() async throws {
    let notes = ["a", "b", "c"].map { String(repeating: $0, count: 30_000) }
    let file = try home.write(
      "imdbID,Title,Review,WatchedDate\n"
        + notes.map { "tt0078748,Alien,\($0),2020-01-02\n" }.joined(), to: "reviews.csv")
    let beginning = String(repeating: "c", count: 40)
    #expect(
      await home.succeed("import", file).lines.first
        == "reviews.csv, line 4, column 1: the note “\(beginning)…” does not fit into 64 KB; the row is "
        + "read without it.")
    #expect(
      await home.succeed("note", "alien").output
        == notes.prefix(2).joined(separator: "\n\n") + "\n")
    await home.leave()
  }

  @Test("A list says in the overview what its file said about it")
  func listNotes() async throws {
    let file = try home.write(
      "\nDate,Name,Tags,URL,Description\n2019-12-24,To watch,,https://boxd.it/4pgQ0,<b>Soon</b>\n\n"
        + "Position,Name,Year,URL,Description\n1,Alien,1979,https://boxd.it/1m9g,\n", to: "a.csv")
    await home.succeed("import", file)
    #expect(try await home.ids("To watch") == ["tt0078748"])
    #expect(await home.succeed().lines.last == "To watch    1  1 h 57 min  Soon")
    await home.leave()
  }

  @Test("One title in 10,000 lists, and one seen on 10,000 days", .timeLimit(.minutes(10)))
  func oneTitleInManyRows() async throws {
    let days = (0..<10_000).map { number in
      "tt0078748,Alien,\(1900 + number / 336)-\(Self.two(number / 28 % 12 + 1))-"
        + Self.two(number % 28 + 1)
    }
    let file = try home.write(
      "imdbID,Title,WatchedDate\n" + days.joined(separator: "\n"), to: "diary.csv")
    #expect(
      await home.succeed("import", file).lines.last == "Changed 1 title, 1 of them new; 0 known.")
    #expect(
      await home.succeed("import", file).lines.last == "Changed 0 titles, 0 of them new; 1 known.")
    for number in 1...9_999 {
      _ = try home.write("Position,Const,Title\n1,tt0078748,Alien\n", to: "lists/list\(number).csv")
    }
    let folder = home.home.folder.path + "/lists"
    #expect(await home.succeed("import", folder, "--dry-run").lines.count == 10_000)
    await home.leave()
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

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
    await home.succeed("import", file, "--into", "seen")
    #expect(try await home.ids("seen") == ["tt0041959", "tt0078748"])
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

  @Test("Standard input that never ends is read up to the limit of a file")
  func endless() async throws {
    let result = await home.home.run(["library", "import", "-"], input: EndlessSource())
    #expect(result.exitCode == 65)
    #expect(
      result.messages == "movies-tui: standard input is too large: no more than 256 MB are read.\n")
    let note = await home.home.run(["library", "note", "alien", "-"], input: EndlessSource())
    #expect(note.exitCode == 64)
    #expect(note.messages.hasPrefix("movies-tui: A note has at most 64 KB."))
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

  @Test("An empty file, and a folder of several lists of names, are nothing to import")
  func nothing() async throws {
    let empty = await home.library("import", try home.write("", to: "empty.csv"))
    #expect(empty.exitCode == 65)
    #expect(empty.messages.hasPrefix("movies-tui: There is nothing to import in "))
    let first = try home.write("alien", to: "lists/a.txt")
    _ = try home.write("batman", to: "lists/b.txt")
    let folder = await home.library("import", String(first.dropLast("/a.txt".count)))
    #expect(folder.exitCode == 65)
    #expect(folder.messages.hasSuffix(" Ignored: a.txt, b.txt. Import lists one by one.\n"))
    await home.leave()
  }
}

/// An input that has more, however much was read of it.
private struct EndlessSource: ByteSource {
  func read() async -> [UInt8] { [UInt8](repeating: UInt8(ascii: "y"), count: 1 << 20) }
}
