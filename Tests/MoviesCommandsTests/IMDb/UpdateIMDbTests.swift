import Foundation
import IMDbTestSupport
import Storage
import TestSupport
import Testing

@MainActor
@Suite("movies-tui imdb update, status and remove", .serialized, .timeLimit(.minutes(5)))
struct UpdateIMDbTests {
  private func installed() async throws -> IMDbHome {
    let home = try IMDbHome()
    try #require(try await home.run("import", "--yes").exitCode == 0)
    return home
  }

  @Test("Where nothing is newer, it says so, with one small question")
  func nothingNewer() async throws {
    let home = try await installed()
    let before = home.files.heads.count

    let result = try await home.run("update")

    #expect(result.exitCode == 0)
    #expect(result.output == "IMDb has nothing newer than the data of 2026-11-22.\n")
    #expect(home.files.heads.count == before + 1)
    #expect(home.files.heads[before].contains("\r\nIf-None-Match: \"old\"\r\n"))
  }

  @Test("Newer ratings are taken alone")
  func ratings() async throws {
    let home = try await installed()
    try home.publish(.ratings)
    let before = home.files.heads.count

    let result = try await home.run("update")

    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.output.hasPrefix("IMDb's data of 2026-11-23: "))
    #expect(home.files.heads.count == before + 1)
    #expect(home.downloads == [])
  }

  @Test("Ratings without a line are refused, and the downloads wait for --anyway")
  func withoutRatings() async throws {
    let home = try await installed()
    try PackedFile.write(
      "\(home.dumps)/title.ratings.tsv.gz",
      members: [Array("tconst\taverageRating\tnumVotes\n".utf8)])
    try home.publish(.ratings)

    let refused = try await home.run("update")

    #expect(refused.exitCode == 65)
    #expect(refused.messages.contains("The files hold no ratings, and "))
    #expect(home.downloads == ["title.ratings.tsv.gz"])
    #expect(try await home.run("update", "--anyway").exitCode == 0)
  }

  @Test("With --all, everything is taken if anything is newer")
  func all() async throws {
    let home = try await installed()
    try home.publish(.basics)

    let result = try await home.run("update", "--all")

    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.output.hasPrefix("IMDb's data of 2026-11-23: "))
    #expect(try await home.run("update", "--all").output.hasPrefix("IMDb has nothing newer"))
  }

  @Test("A file that another version wrote is told, and stays until it is removed")
  func newer() async throws {
    let home = try await installed()
    try Data("no database".utf8).write(to: URL(filePath: home.database))
    let result = try await home.run("status")
    #expect(result.exitCode == 73)
    #expect(result.messages.contains("IMDb's data not used"))
    #expect(try await home.run("remove", "--yes").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: home.database))
  }

  @Test("What a killed import has left is told, and removed with the rest or before an import")
  func leftover() async throws {
    let home = try IMDbHome()
    let aside = ".local/share/movies-tui/imdb.sqlite.movies-tui-0123456789abc/imdb.sqlite"
    for arguments in [["remove", "--yes"], ["import", "--yes", "--level", "ratings"]] {
      let path = try home.folder.write(String(repeating: "x", count: 3_000_000), to: aside)
      let status = try await home.run("status")
      #expect(status.output == "Left over  3.0 MB, by an import that was killed\n")
      #expect(status.exitCode == 1)
      #expect(try await home.run(whole: ["imdb"] + arguments).exitCode == 0)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("Downloads without an import are told, too")
  func downloads() async throws {
    let home = try IMDbHome()
    try home.folder.write("12345", to: ".cache/movies-tui/imdb/title.ratings.tsv.gz.part")
    let status = try await home.run("status")
    #expect(status.output.hasPrefix("Downloaded  ") && status.output.hasSuffix(" not imported\n"))
    #expect(status.messages.contains("IMDb's data is not installed."))
  }

  @Test("Of a link, what it leads to is removed")
  func link() async throws {
    let home = try await installed()
    let target = "\(home.folder.path)/far.sqlite"
    try FileManager.default.moveItem(atPath: home.database, toPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: home.database, withDestinationPath: target)
    #expect(try await home.run("status").exitCode == 0)
    #expect(try await home.run("remove", "--yes").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: target))
    #expect(try await home.run("status").exitCode == 1)
  }

  @Test("A file that cannot be reached is told, and is not called missing")
  func unreachable() async throws {
    let home = try IMDbHome()
    try FileManager.default.createDirectory(
      atPath: "\(home.folder.path)/.local/share", withIntermediateDirectories: true)
    // A link to itself, which not even the superuser can follow.
    let folder = "\(home.folder.path)/.local/share/movies-tui"
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: folder)
    let status = try await home.run("status")
    #expect(status.exitCode == 73)
    #expect(status.messages.contains("can't read \(home.database) (Too many levels of symbolic"))
    #expect(!status.messages.contains("not installed"))
  }

  @Test("Data of a day that is still to come is updated all the same")
  func toCome() async throws {
    let home = try IMDbHome()
    for dump in IMDbLevel().dumps {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 32_500_000_000)],
        ofItemAtPath: "\(home.dumps)/\(dump.fileName)")
    }
    try #require(try await home.run("import", home.dumps).exitCode == 0)
    try home.publish(.ratings)

    let result = try await home.run("update")

    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(!result.output.hasPrefix("IMDb has nothing newer"))
    #expect(!home.files.heads.contains { $0.contains(" 2999 ") })
  }

  @Test("Removing asks, and removes downloads too")
  func removal() async throws {
    let home = try await installed()
    let kept = try await home.run("remove", answer: "\n")
    #expect(kept.exitCode == 130)
    #expect(kept.messages.contains("Remove IMDb's data, "))
    #expect(FileManager.default.fileExists(atPath: home.database))

    try home.folder.write("part", to: ".cache/movies-tui/imdb/title.basics.tsv.gz.part")
    #expect(try await home.run("remove", answer: "yes\n").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: home.database))
    #expect(home.downloads == [])
    #expect(try await home.run("status").exitCode == 1)
  }
}
