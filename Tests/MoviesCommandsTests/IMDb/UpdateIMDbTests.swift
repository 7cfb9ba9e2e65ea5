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
