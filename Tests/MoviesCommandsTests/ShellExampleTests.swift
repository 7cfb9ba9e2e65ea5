import Foundation
import TestSupport
import Testing

@testable import MoviesCommands

/// Runs the examples of every command's help and of the pages for users in a shell, without a key:
/// the bundled films answer.
///
/// Where jq is not installed, its part of an example passes everything on; fzf chooses what is
/// first.
@Suite(
  "The examples in the help and in the pages for users work as they are written", .serialized,
  .timeLimit(.minutes(5)))
struct ShellExampleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tt0096895\nalien (1979)\n", to: "titles.txt")
    try folder.write(
      "Const,Your Rating,Date Rated,Title,Year\ntt0041959,9,2024-01-02,The Third Man,1949\n",
      to: "ratings.csv")
    try folder.write(
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        + "2024-01-03,Alien,1979,https://boxd.it/a,4.5,,,2024-01-02\n", to: "letterboxd/diary.csv")
    try writeExports()
    try writeVideos()
    let unknown = (1...5).map { "Qwxz \($0),1999,https://boxd.it/\($0)\n" }
    try folder.write("Name,Year,Letterboxd URI\n" + unknown.joined(), to: "unknown.csv")
    // Nobody listens there, so that no test asks IMDb.
    try folder.write(
      #"{"imdb": {"baseURL": "http://127.0.0.1:1/"}}"#, to: ".config/movies-tui/config.json")
    for (file, rows) in Self.dumps {
      let lines = rows.map { $0.replacing("|", with: "\t") + "\n" }.joined()
      try folder.write(lines, to: "Downloads/imdb/\(file).tsv")
    }
    let recording = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Recordings/browsing.jsonl").standardizedFileURL
    try folder.write(String(contentsOf: recording, encoding: .utf8), to: "session.jsonl")
  }

  /// Writes files of other services.
  private func writeExports() throws {
    try folder.write(
      "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,IMDB\n"
        + "1,Alien,movie,1979,completed,,2024-01-04,4,good,tt0078748\n", to: "SimklBackup.csv")
    try folder.write("Film,Rating,Watched Date\nAlien,4,1/2/2024\n", to: "mine.csv")
    let archives = [
      (
        "tv-time.zip", "tracking-prod-records-v2.csv",
        "key,created_at,series_name,season_number,episode_number\n"
          + "watch-episode-5,2019-05-06 20:00:00,Breaking Bad,1,1\n"
      ),
      (
        "trakt.zip", "watched/watched-history-1.json",
        #"[{"watched_at":"2020-01-02T23:59:00Z","type":"movie","movie":{"title":"Alien","#
          + #""year":1979,"ids":{"imdb":"tt0078748"}}}]"#
      ),
    ]
    for (archive, name, text) in archives {
      let bytes = try MadeArchive.bytes([(name: name, text: text)])
      try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(archive)"))
    }
  }

  /// Writes what is called like films and episodes, and a player that plays nothing.
  private func writeVideos() throws {
    for name in [
      "Videos/Alien (1979) [imdbid-tt0078748].1080p.mkv",
      "Videos/Alien (1979) [imdbid-tt0078748].720p.mkv", "Videos/Qwxz (1971).avi",
      "Videos/Breaking Bad [imdbid-tt0903747]/Season 1/Breaking Bad - S01E01.mkv",
      "Videos/Breaking Bad [imdbid-tt0903747]/Season 2/Breaking Bad - S02E05.mkv",
      "Videos/Game of Thrones [imdbid-tt0944947]/Season 1/Game of Thrones - S01E02.mkv",
      "Videos/Juno (2007) [imdbid-tt0467406].mkv", "Series/Lamp/Lamp - S01E01.mkv",
    ] {
      try folder.write("video", to: name)
    }
    try folder.write("#!/bin/sh\n", to: "bin/mpv", mode: 0o755)
  }

  @Test("Every command that is more than its name has examples")
  func all() throws {
    for command in try CommandDescription.ofProgram().shownCommands {
      let isPlain = ["doctor", "report"].contains(command.commandName)
      #expect(command.examples.isEmpty == isPlain, "\(command.commandName)")
    }
    #expect(ShellExample.ofHelp.count > 30)
    #expect(ShellExample.ofPages.count > 60)
  }

  @Test(
    "Those that print something and end", arguments: ShellExample.all.filter { $0.way == .printing }
  )
  func printing(_ example: ShellExample) async throws {
    let result = try await ChildProcess.run(
      "bash", ["-c", script(example.command)], environment: environment, directory: folder.path)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test(
    "Those that download or remove IMDb's data ask first, or say that the server is out of reach",
    arguments: ShellExample.all.filter { $0.way == .askingFirst })
  func askingFirst(_ example: ShellExample) async throws {
    let result = try await ChildProcess.run(
      "bash", ["-c", script(example.command)], environment: environment, directory: folder.path)
    let asksFirst =
      !example.command.contains("imdb update") && !example.command.contains("--yes")
    #expect(result.exitCode == (asksFirst ? 64 : 69), "\(result.errors)")
    #expect(result.errors.contains(asksFirst ? "say --yes" : "can't reach"))
  }

  @Test(
    "Those that draw on the terminal, until Enter chooses a title or q quits",
    arguments: ShellExample.all.filter { $0.way == .drawing })
  func drawing(_ example: ShellExample) async throws {
    let terminal = try PseudoTerminal(
      ["bash", "-c", "cd '\(folder.path)' && \(script(example.command))"], rows: 100,
      environment: environment)
    // Between the place in the list and its count.
    try await terminal.waitUntilWritten(" / ")
    terminal.type(example.command.contains("pick") ? "\r" : "q")
    #expect(try await terminal.end() == 0)
  }

  @Test(
    "Those that serve until they are stopped, and the one that asks them, on a port that is free",
    arguments: ShellExample.all.filter { $0.way == .serving })
  func serving(_ example: ShellExample) async throws {
    let free = example.command.replacing("--port 8080", with: "--port 0")
    let server = try ChildProcess(
      "bash", ["-c", "exec \(free.replacing("movies-tui", with: program))"],
      environment: environment)
    let address = try await waitFor("the stand-in's address") {
      server.output.hasSuffix("\n") ? String(server.output.dropLast()) : nil
    }
    for client in ShellExample.all where client.way == .asking {
      let command = client.command.replacing("http://127.0.0.1:8080/", with: address)
      let result = try await ChildProcess.run(
        "bash", ["-c", script(command)], environment: environment)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    server.send(signal: SIGTERM)
    #expect(try await server.result().exitCode == 0)
  }

  private var program: String { BuiltProgram.path("movies-tui") }

  private var environment: [String: String] {
    [
      "HOME": folder.path, "PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin",
      "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
    ]
  }

  /// Makes a library in which the examples find something.
  private let library = """
    { movies-tui library seen alien && movies-tui library add --list noir "the third man"
    movies-tui library add alien && movies-tui library rate 8 alien
    movies-tui library note alien "Great."; } > /dev/null
    """

  /// Leaves names open.
  private let openNames = "movies-tui library import unknown.csv > /dev/null || true"

  /// Files of IMDb's data, with one film.
  private static let dumps = [
    "title.ratings": ["tconst|averageRating|numVotes", "tt0096895|7.5|400000"],
    "title.episode": ["tconst|parentTconst|seasonNumber|episodeNumber"],
    "title.basics": [
      "tconst|titleType|primaryTitle|originalTitle|isAdult|startYear|endYear|runtimeMinutes|genres",
      "tt0096895|movie|Batman|Batman|0|1989|\\N|126|Action",
    ],
    "title.crew": ["tconst|directors|writers", "tt0096895|nm0000318|\\N"],
    "title.principals": ["tconst|ordering|nconst|category|job|characters"],
    "name.basics": [
      "nconst|primaryName|birthYear|deathYear|primaryProfession|knownForTitles",
      "nm0000318|Tim Burton|1958|\\N|director|tt0096895",
    ],
  ]

  /// Imports the files, so that there is something to tell of, to update and to remove.
  private let data = "movies-tui imdb import ~/Downloads/imdb > /dev/null 2>&1"

  /// Begins a series, and sees something in the month of the examples.
  private let viewings = """
    { movies-tui library seen tt1480055 --on 2026-03-05
    movies-tui library seen alien --on 2026-03-17; } > /dev/null
    """

  /// Adds a folder with videos, unless the example does.
  private let videos = "movies-tui files add ~/Videos > /dev/null 2>&1"

  private func script(_ command: String) -> String {
    let needsVideos =
      (command.contains("movies-tui files") && !command.contains("files add"))
      || command.contains("next --play") || command.contains("tonight --have")
    return scriptWithoutVideos(needsVideos ? "\(videos)\n\(command)" : command)
  }

  private func scriptWithoutVideos(_ command: String) -> String {
    """
    set -o pipefail
    movies-tui() { '\(program)' "$@"; }
    command -v jq > /dev/null || jq() { cat; }
    fzf() { sed -n 1p; }
    \(command.contains("movies-tui library") ? library : "")
    \(command.contains("movies-tui library settle") ? openNames : "")
    \(command.contains(" imdb ") && !command.contains(" imdb import") ? data : "")
    \(command.contains("movies-tui next") || command.contains(" diary") ? viewings : "")
    \(command.contains("movies-tui tonight") ? "movies-tui library add juno > /dev/null" : "")
    \(command)
    """
  }
}

/// A command line from the examples of the help.
struct ShellExample: CustomTestStringConvertible, Sendable {
  enum Way {
    case printing, drawing, serving, asking, askingFirst
  }

  /// As it is written, without the words about it.
  var command: String

  var testDescription: String { command }

  var way: Way {
    if command.contains("movies-tui pick") || command.contains("--record") { return .drawing }
    if command.hasPrefix("movies-tui stand-in") { return .serving }
    if command.contains("imdb update") { return .askingFirst }
    if command.contains("imdb import"), !command.contains("~") { return .askingFirst }
    if command.contains("imdb remove"), !command.contains("--yes") { return .askingFirst }
    return command.contains("127.0.0.1:8080") ? .asking : .printing
  }

  static let all = ofHelp + ofPages

  /// The examples of the program and of its commands.
  static let ofHelp: [ShellExample] = {
    guard let program = try? CommandDescription.ofProgram() else { return [] }
    return ([program] + program.shownCommands).flatMap(\.examples).map { line in
      ShellExample(
        command: line.firstRange(of: "  ").map { String(line[..<$0.lowerBound]) } ?? line)
    }
  }()

  /// The command lines of the README and of the pages for users, which a shell reads with their
  /// comments.
  static let ofPages: [ShellExample] = {
    let folder = GeneratedPage.root.appending(path: ".github/docs")
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = pages.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
    return (files + [GeneratedPage.root.appending(path: "README.md")]).flatMap { file in
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("    ") && $0.contains(/(movies-tui [^-]|movies-tui --)/) }
        .map { ShellExample(command: String($0.dropFirst(4))) }
    }
  }()
}
