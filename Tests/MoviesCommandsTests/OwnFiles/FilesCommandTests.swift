import Foundation
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui files", .serialized, .timeLimit(.minutes(5)))
struct FilesCommandTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("What is added is looked through at once, and names become titles by IMDb's data")
  func add() async throws {
    let home = try await FilesHome()
    let added = try await home.run("files", "add", home.films)
    #expect(added.exitCode == 0)
    #expect(added.output == "Scanned: 6 files, 6 new, 1 name to match.\n")
    #expect(added.messages.contains("movies-tui library settle"))
    let files = try #require(
      try object(await home.succeed("files", "list", "--format", "json"))["files"]
        as? [[String: Any]])
    let ids = Dictionary(
      uniqueKeysWithValues: files.map { file in
        ((file["path"] as? String ?? "").split(separator: "/").last ?? "", file["id"] as? String)
      })
    #expect(ids["Alien.1979.Directors.Cut.1080p.BluRay.x264-GRP.mkv"] == "tt0078748")
    #expect(ids["2012.2009.720p.mkv"] == "tt1190080")
    #expect(ids["Lamp - S01E02.mkv"] == "tt2000001")
    #expect(ids["Nobody Knows This One (1971).avi"] == .some(nil))
    #expect(ids.count == 6)
    let alien = try #require(files.first { $0["id"] as? String == "tt0078748" })
    #expect(alien["lines"] as? Int == 1_080 && alien["edition"] as? String == "Director's Cut")
    #expect(alien["away"] as? Bool == false)
    #expect(
      (alien["url"] as? String)?.hasSuffix(
        "Alien%20%281979%29/Alien.1979.Directors.Cut.1080p.BluRay.x264-GRP.mkv") == true)
  }

  @Test("The query language finds what is there")
  func have() async throws {
    let home = try await FilesHome()
    try await home.succeed("files", "add", home.films)
    let found = try await home.succeed("find", "have:yes sort:title", "--format", "csv")
    #expect(
      found.split(whereSeparator: \.isNewline).dropFirst().map { $0.prefix(9) } == [
        "tt1190080", "tt0078748", "tt2000001",
      ])
    #expect(try await home.succeed("find", "have>=1080p").contains("Alien"))
    #expect(try await home.run("find", "have:480p").exitCode == 1)
  }

  @Test("A name that is not certain waits with those of imports, and the choice is remembered")
  func settle() async throws {
    let home = try await FilesHome()
    try await home.succeed("files", "add", home.films)
    let waiting = try await home.succeed("library", "settle")
    #expect(waiting.hasPrefix("1. “Nobody Knows This One (1971)”: a file ("))
    try await home.succeed("library", "settle", "1=tt0078748")
    let open = try await home.run("files", "list", "--open")
    #expect(open.exitCode == 1 && open.output.isEmpty)
    #expect(try await home.succeed("files", "scan") == "Scanned: 6 files, nothing new.\n")
    try await home.succeed("library", "undo")
    #expect(try await home.succeed("files", "list", "--open").contains("Nobody"))
    // Nothing is kept about a title only because a file is one.
    #expect(try await home.run("library", "list", "everything").exitCode == 1)
  }

  @Test("Missing episodes and doubles are named, with the space that they take")
  func missing() async throws {
    let home = try await FilesHome()
    try await home.succeed("files", "add", home.films)
    let missing = try await home.succeed("files", "missing")
    #expect(missing.contains("Lamp, season 1: 3–4 missing\n"))
    #expect(missing.contains("Lamp 1×1: 2 versions, the best one 720p"))
    let json = try object(await home.succeed("files", "missing", "--format", "json"))
    let first = try #require((json["missing"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "tt2000001" && first["episodes"] as? [Int] == [3, 4])
  }

  @Test("A folder that is away keeps everything, until it is forgotten")
  func away() async throws {
    let home = try await FilesHome()
    try await home.succeed("files", "add", home.films)
    let elsewhere = "\(home.folder.path)/elsewhere"
    try FileManager.default.moveItem(atPath: home.films, toPath: elsewhere)
    #expect(try await home.succeed("files", "scan").contains("\(home.films) is away."))
    let list = try await home.run("files", "list", "--away")
    #expect(list.output.split(whereSeparator: \.isNewline).count == 6)
    #expect(list.messages.contains("\(home.films) is away."))
    #expect(try await home.run("files", "play", "alien").exitCode == 69)
    try FileManager.default.moveItem(atPath: elsewhere, toPath: home.films)
    #expect(try await home.succeed("files", "scan") == "Scanned: 6 files, 1 name to match.\n")
    #expect(try await home.run("files", "list", "--away").exitCode == 1)
    #expect(try await home.succeed("files", "forget", home.films + "/") == "Forgot 6 files.\n")
    #expect(try await home.run("files", "list").messages.contains("No folder is added yet"))
    #expect(FileManager.default.fileExists(atPath: "\(home.films)/2012.2009.720p.mkv"))
  }

  @Test("Renamed and new files are found by the next scan")
  func changes() async throws {
    let home = try await FilesHome()
    try await home.succeed("files", "add", home.films)
    try FileManager.default.moveItem(
      atPath: "\(home.films)/2012.2009.720p.mkv", toPath: "\(home.films)/2012 (2009).mkv")
    try home.write("Lamp/Season 1/Lamp - S01E03.mkv")
    try home.remove("Lamp/Season 1/Lamp - S01E02.mkv")
    #expect(
      try await home.succeed("files", "scan", "--full")
        == "Scanned: 6 files, 1 new, 1 moved, 1 gone, 1 name to match.\n")
  }

  @Test("Without IMDb's data nobody is asked: names stay open, except those with an id")
  func withoutData() async throws {
    let home = try await FilesHome(importsData: false)
    try home.write("The Matrix [imdbid-tt0133093].mkv")
    let added = try await home.succeed("files", "add", home.films)
    #expect(added.hasPrefix("Scanned: 7 files, 7 new, "))
    let list = try await home.succeed("files", "list", "--format", "csv")
    #expect(list.contains("tt0133093") && !list.contains("tt0078748"))
  }

  @Test("Wrong folders and paths get one line, and their exit code")
  func wrongPaths() async throws {
    let home = try await FilesHome()
    let nothing = try await home.run("files", "scan")
    #expect(nothing.exitCode == 1 && nothing.messages.contains("movies-tui files add FOLDER"))
    let missing = try await home.run("files", "add", "\(home.folder.path)/nowhere")
    #expect(missing.exitCode == 66 && missing.messages.hasSuffix("nowhere is not a folder.\n"))
    try await home.succeed("files", "add", home.films)
    #expect(try await home.run("files", "add", "\(home.films)/Lamp").exitCode == 64)
    #expect(try await home.run("files", "add", home.folder.path).exitCode == 64)
    let unknown = try await home.run("files", "forget", "/nowhere")
    #expect(unknown.exitCode == 1 && unknown.messages.contains("neither one of your folders"))
    let demo = try await home.run("--demo", "files", "list")
    #expect(demo.exitCode == 73 && demo.messages.contains("The demo knows no files"))
  }

  @Test("Names that could harm a terminal are printed safely")
  func hostileNames() async throws {
    let home = try await FilesHome()
    try home.write("Evil\u{1B}]0;title\u{7}\u{202E} (1971).mkv")
    try await home.succeed("files", "add", home.films)
    for format in ["table", "json", "csv"] {
      let list = try await home.succeed("files", "list", "--format", format)
      #expect(list.contains("Evil") && !list.contains("\u{1B}") && !list.contains("\u{202E}"))
    }
    #expect(try await !home.succeed("library", "settle").contains("\u{1B}"))
  }
}
