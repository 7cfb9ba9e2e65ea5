import Foundation
import MoviesSession
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui library export", .timeLimit(.minutes(5)))
struct LibraryExportTests {
  private let home: LibraryHome

  init() async throws {
    home = try await LibraryHome()
    await home.succeed("add", "alien", "the third man")
    await home.succeed("add", "--list", "rain/noir", "the third man", "tt0096895", "alien")
    await home.succeed("list", "rain/noir", "--move", "alien", "--to", "1")
    await home.succeed("add", "--list", "empty", "alien")
    await home.succeed("remove", "--list", "empty", "alien")
    await home.succeed("seen", "alien", "--on", "2024-06-30", "--cinema")
    await home.succeed("rate", "9", "alien")
    await home.succeed("note", "alien", "One.\n“Two.”")
  }

  @Test("The program's own format loses nothing: imported elsewhere it gives the same bytes again")
  func lossless() async throws {
    let file = home.home.folder.path + "/library.json"
    await home.succeed("export", "--output", file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(await home.contents() == text)
    await home.leave()

    let other = try await LibraryHome()
    await other.succeed("import", file)
    #expect(await other.contents() == text)
    #expect(try await other.ids("rain/noir") == ["tt0078748", "tt0041959", "tt0096895"])
    #expect(await other.succeed().output.contains("empty"))
    #expect(await other.succeed("import", file).lines.last?.hasPrefix("Changed 0 titles") == true)
    await other.succeed("undo")
    #expect(await other.library("export").exitCode == 1)
    await other.leave()
  }

  @Test("Only one list is exported as JSON, with its order")
  func oneList() async throws {
    let text = await home.succeed("export", "--list", "rain/noir").output
    #expect(
      text.contains(
        #""lists":[\#n{"name":"rain/noir","titles":["tt0078748","tt0041959","tt0096895"]}\#n]"#))
    #expect(await home.library("export", "--list", "nope").exitCode == 1)
    await home.leave()
  }

  @Test("Letterboxd gets what was seen or rated, alone or beside the watchlist and the lists")
  func letterboxd() async throws {
    let folder = home.home.folder.path + "/letterboxd"
    #expect(await home.library("export", "--to", "letterboxd").exitCode == 64)
    await home.succeed("export", "--to", "letterboxd", "--output", folder)
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(
      found.filter { $0.contains(".") }.sorted()
        == ["letterboxd.csv", "lists/rain-noir.csv", "watchlist.csv"])
    #expect(
      await home.succeed("export", "--to", "letterboxd", "--list", "rain/noir").output
        == "imdbID,Title,Year\r\ntt0078748,Alien,1979\r\ntt0041959,The Third Man,1949\r\n"
        + "tt0096895,Batman,1989\r\n")
    #expect(
      await home.succeed("export", "--to", "letterboxd", "--list", "seen").output
        == "imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review\r\n"
        + "tt0078748,Alien,1979,9,2024-06-30,,,\"One.\n“Two.”\"\r\n")
    await home.leave()
  }

  @Test("IMDb's and Trakt's files go to a folder, or one of them alone to standard output")
  func severalFiles() async throws {
    let folder = home.home.folder.path + "/out"
    for (format, names) in [
      (
        "imdb",
        [
          "lists/empty.csv", "lists/rain-noir.csv", "ratings.csv", "seen.csv", "watchlist.csv",
        ]
      ),
      (
        "trakt",
        [
          "history.json", "lists/empty.json", "lists/rain-noir.json", "ratings.json",
          "watchlist.json",
        ]
      ),
    ] {
      let refused = await home.library("export", "--to", format)
      #expect(refused.exitCode == 64)
      #expect(refused.output == "")
      await home.succeed("export", "--to", format, "--output", "\(folder)/\(format)")
      let found = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(format)")
      #expect(found.filter { $0.contains(".") }.sorted() == names)
    }
    let rated = await home.succeed("export", "--to", "imdb", "--list", "rated").output
    #expect(rated.hasPrefix("Const,Your Rating,Date Rated,"))
    #expect(rated.contains("\r\ntt0078748,9,2026-01-31,Alien,"))
    let seen = await home.succeed("export", "--to", "trakt", "--list", "seen").output
    #expect(seen.contains(#""watched_at":"2024-06-30T00:00:00.000Z""#))
    await home.leave()
  }

  @Test("What was exported for another service can be imported again")
  func roundTrip() async throws {
    let folder = home.home.folder.path + "/imdb"
    await home.succeed("export", "--to", "imdb", "--output", folder)
    let other = try await LibraryHome()
    await other.succeed("import", folder)
    #expect(try await other.ids("watchlist") == ["tt0041959"])
    #expect(try await other.ids("rain-noir") == (try await home.ids("rain/noir")))
    #expect(try await other.ids("rated") == ["tt0078748"])
    await other.leave()
    await home.leave()
  }

  @Test("An export takes the place of the last one, whose own bytes nobody touches")
  func replaced() async throws {
    let file = try home.write("the last export, a longer one than the next", to: "out/library.json")
    let kept = file + ".kept"
    try FileManager.default.linkItem(atPath: file, toPath: kept)
    await home.succeed("export", "--output", file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == (await home.contents()))
    #expect(
      try String(contentsOfFile: kept, encoding: .utf8)
        == "the last export, a longer one than the next")
    await home.leave()
  }

  @Test("A file that cannot be written ends with 74")
  func unwritable() async throws {
    let result = await home.library("export", "--output", "/nowhere/library.json")
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("/nowhere/library.json cannot be written"))
    await home.leave()
  }
}
