import Foundation
import SessionTestSupport
import Storage
import TestSupport
import Testing

@MainActor
@Suite("movies-tui imdb import", .serialized, .timeLimit(.minutes(5)))
struct ImportIMDbTests {
  @Test("Whoever agrees has the data downloaded and imported, and the downloads are gone")
  func agreed() async throws {
    let home = try IMDbHome()

    let result = try await home.run("import", answer: "y\n")

    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.output.hasPrefix("IMDb's data of 2026-11-22: "))
    #expect(result.output.contains(" titles, ") && result.output.contains(" ratings, "))
    #expect(FileManager.default.fileExists(atPath: home.database))
    #expect(home.downloads == [])
  }

  @Test("Before it asks, it says whose data it is, for what, and what it takes")
  func terms() async throws {
    let home = try IMDbHome()

    let result = try await home.run("import", answer: "n\n")

    #expect(result.exitCode == 130)
    for words in [
      "personal and non-commercial use", "developer.imdb.com/non-commercial-datasets",
      "Information courtesy of IMDb", "258 MB from 127.0.0.1", "On disk", "Time", "[y/N]",
      "Nothing was changed.",
    ] { #expect(result.messages.contains(words), "\(words)") }
    #expect(home.files.heads.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.database))
  }

  @Test("Without a terminal it needs --yes", arguments: [false, true])
  func withoutTerminal(saysYes: Bool) async throws {
    let home = try IMDbHome()

    let result =
      saysYes ? try await home.run("import", "--yes") : try await home.run("import")

    #expect(result.exitCode == (saysYes ? 0 : 64))
    if !saysYes { #expect(result.messages.contains("Without a terminal, say --yes.")) }
  }

  @Test("With a folder it reads the files there, asks nothing and downloads nothing")
  func folder() async throws {
    let home = try IMDbHome()

    let result = try await home.run("import", home.dumps)

    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(home.files.heads.isEmpty)
    #expect(FileManager.default.fileExists(atPath: "\(home.dumps)/title.basics.tsv.gz"))
  }

  @Test("The level of ratings downloads the ratings alone")
  func ratings() async throws {
    let home = try IMDbHome()

    let result = try await home.run("import", "--level", "ratings", "--yes")

    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(home.files.heads.count == 1)
    #expect(home.files.heads[0].contains("title.ratings.tsv.gz"))
    let status = try await home.run("status")
    #expect(status.output.contains("ratings, for rows and orders"))
  }

  @Test("What was cut off goes on where it ended, with the same command")
  func goesOn() async throws {
    let home = try IMDbHome(titles: 6_000)
    let part = ServedFiles.Fault.breakingOff(after: 1_000)
    home.files.spoil("title.basics.tsv.gz", by: part, part, part)

    let first = try await home.run("import", "--yes")

    #expect(first.exitCode == 69)
    #expect(first.messages.contains("the same command goes on from there"))
    #expect(!FileManager.default.fileExists(atPath: home.database))

    #expect(try await home.run("import", "--yes").exitCode == 0)
    let heads = home.files.heads.filter { $0.contains("title.basics") }
    #expect(heads.last?.contains("\r\nRange: bytes=3000-\r\n") == true)
    // What had come as a whole is only asked about.
    let ratings = home.files.heads.filter { $0.contains("title.ratings") }
    #expect(ratings.last?.contains("\r\nIf-None-Match: \"old\"\r\n") == true)
  }

  @Test("A missing file at the server, and none there, end with 69")
  func unavailable() async throws {
    let home = try IMDbHome()
    home.files.spoil("title.ratings.tsv.gz", by: .status(404))
    let missing = try await home.run("import", "--yes")
    #expect(missing.exitCode == 69)
    #expect(missing.messages.contains("answered with status 404 instead of the file."))

    try home.leave()
    let gone = try await home.run("import", "--yes", "--level", "ratings")
    #expect(gone.exitCode == 69)
    #expect(gone.messages.contains("can't reach 127.0.0.1"))
  }

  @Test("A file without an end, or larger than was announced, ends with 69 and is gone")
  func bounds() async throws {
    let home = try IMDbHome()
    home.files.spoil("title.ratings.tsv.gz", by: .endless)
    let endless = try await home.run("import", "--yes", "--level", "ratings")
    #expect(endless.exitCode == 69)
    #expect(
      endless.messages.contains(
        "title.ratings.tsv.gz: 127.0.0.1")
        && endless.messages.contains(
          " sends more than 16 MB, twice what was announced. What came is removed; try again later."
        ))
    #expect(home.downloads == [])

    home.files.spoil("title.ratings.tsv.gz", by: .announcing(1_000_000_000_000_000))
    let large = try await home.run("import", "--yes", "--level", "ratings")
    #expect(large.exitCode == 69)
    #expect(home.downloads == [])
    #expect(try await home.run("import", "--yes", "--level", "ratings").exitCode == 0)
  }

  @Test("Files that make no sense end with 65, and are downloaded again the next time")
  func unreadable() async throws {
    let home = try IMDbHome()
    let page = ServedFiles.File(
      Array("<!DOCTYPE html>\n<html><body>Please sign in to go on.</body></html>\n".utf8),
      entityTag: "\"page\"")
    home.files.replace("title.ratings.tsv.gz", with: page)

    let result = try await home.run("import", "--yes")

    #expect(result.exitCode == 65)
    #expect(result.messages.contains("the file is a web page"))
    #expect(!home.downloads.contains("title.ratings.tsv.gz"))
    #expect(home.downloads.contains("title.basics.tsv.gz"))
    try home.publish(.ratings)
    #expect(try await home.run("import", "--yes").exitCode == 0)
  }

  @Test("Files without titles end with 65, what is here stays, and --anyway imports them")
  func withoutTitles() async throws {
    let home = try IMDbHome()
    try #require(try await home.run("import", home.dumps).exitCode == 0)
    let before = try Data(contentsOf: URL(filePath: home.database))
    let empty = "\(home.folder.path)/empty"
    for dump in IMDbLevel().dumps {
      let header = dump.columns.joined(separator: "\t") + "\n"
      try home.folder.write(header, to: "empty/\(dump.unpackedName)")
    }

    let refused = try await home.run("import", empty)

    #expect(refused.exitCode == 65)
    #expect(
      refused.messages.contains("The files hold no titles, and ")
        && refused.messages.contains(
          " are here: the data from before is still in use. In a shell, --anyway imports them.")
    )
    #expect(try Data(contentsOf: URL(filePath: home.database)) == before)
    let accepted = try await home.run("import", empty, "--anyway")
    #expect(accepted.exitCode == 0, "\(accepted.messages)")
  }

  @Test("A new column is told, and a pipe ends with 66")
  func columnsAndPipes() async throws {
    let home = try IMDbHome()
    let ratings = "\(home.dumps)/title.ratings.tsv.gz"
    let header = "tconst\taverageRating\tnumVotes\trank\n"
    try home.folder.write(header + "tt0109830\t8.8\t99\t1\n", to: "dumps/title.ratings.tsv")
    try FileManager.default.removeItem(atPath: ratings)
    let result = try await home.run("import", home.dumps)
    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.messages.contains("title.ratings: 1 new column passed over: “rank”."))

    try #require(mkfifo(ratings, 0o600) == 0)
    let refused = try await home.run("import", home.dumps)
    #expect(refused.exitCode == 66)
    #expect(refused.messages.contains("\(ratings): it is not an ordinary file."))
  }

  @Test("A folder that lacks files is told with their names, and ends with 66")
  func missing() async throws {
    let home = try IMDbHome()
    let result = try await home.run("import", home.dumps, "--people")
    #expect(result.exitCode == 66)
    #expect(
      result.messages.contains(
        "lacks title.crew.tsv.gz, title.principals.tsv.gz and name.basics.tsv.gz."))
  }

  @Test("Nothing is downloaded offline")
  func offline() async throws {
    let result = try await IMDbHome().run("import", "--yes", "--offline")
    #expect(result.exitCode == 69)
    #expect(result.messages.contains("Leave out --offline"))
  }

  @Test("A folder in which nothing can be written ends with 73")
  func unwritable() async throws {
    let home = try IMDbHome()
    try home.folder.write("in the way", to: ".local/share/movies-tui")
    let result = try await home.run("import", home.dumps)
    #expect(result.exitCode == 73)
    #expect(result.messages.contains("IMDb's data not changed"))
  }

  @Test("A program that reads along gets a line of JSON for each step, and the end")
  func forProgram() async throws {
    let home = try IMDbHome()
    let good = try await home.run("import", "--yes", "--progress-for-program", input: OpenSource())
    #expect(good.exitCode == 0)
    let lines = good.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("{") })
    #expect(lines.first?.contains(#""step":"downloading""#) == true)
    #expect(lines.last?.hasPrefix(#"{"finished":{"ratings":"#) == true)

    home.files.spoil("title.ratings.tsv.gz", by: .status(403))
    try home.publish(.ratings)
    let bad = try await home.run("import", "--yes", "--progress-for-program", input: OpenSource())
    #expect(bad.output.contains(#"{"failed":{"reason":"title.ratings.tsv.gz: "#))
  }

  @Test("It stops with the program that reads along, also while it waits for the server")
  func endsWithProgram() async throws {
    let home = try IMDbHome()
    home.files.spoil("title.basics.tsv.gz", by: .stalling(after: 1_000))
    let input = OpenSource()
    let run = Task {
      try await home.run("import", "--yes", "--progress-for-program", input: input)
    }
    try await waitUntil("the stalled transfer") {
      home.files.heads.contains { $0.contains("title.basics") }
    }
    input.close()

    let result = try await run.value

    #expect(result.exitCode == 130)
    #expect(result.messages.contains("Stopped. The data from before is still in use"))
    #expect(!FileManager.default.fileExists(atPath: home.database))
  }
}
