import Foundation
import IMDbTestSupport
import SessionTestSupport
import Storage
import TestSupport
import Testing

@MainActor
@Suite("movies-tui person, with IMDb's people", .serialized, .timeLimit(.minutes(5)))
struct NamesakesCommandTests {
  private let home: IMDbHome

  /// Two Ann Lees in one film, the second of whom has another one.
  init() async throws {
    home = try IMDbHome(titles: 10)
    try write(
      .basics,
      "tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres",
      [
        "tt0000001|movie|Lamp|Lamp|0|1999|\\N|90|Drama",
        "tt0000002|movie|Alien|Alien|0|1979|\\N|117|Horror",
      ])
    try write(
      .ratings, "tconst averageRating numVotes", ["tt0000001|7.0|900", "tt0000002|8.5|9000"])
    try write(.episodes, "tconst parentTconst seasonNumber episodeNumber", [])
    try write(
      .crew, "tconst directors writers",
      ["tt0000001|nm0000001|nm0000002", "tt0000002|nm0000002|nm0000003"])
    try write(.principals, "tconst ordering nconst category job characters", [])
    try write(
      .names, "nconst primaryName birthYear deathYear primaryProfession knownForTitles",
      ["nm0000001|Ann Lee", "nm0000002|Ann Lee", "nm0000003|Bo Lee"].map {
        $0 + "|\\N|\\N|\\N|\\N"
      })
    let result = try await home.run("import", home.dumps, "--people")
    try #require(result.exitCode == 0, "\(result.messages)")
  }

  private func write(_ dump: IMDbDump, _ header: String, _ lines: [String]) throws {
    let lines = [header.replacing(" ", with: "\t")] + lines.map { $0.replacing("|", with: "\t") }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    try PackedFile.write("\(home.dumps)/\(dump.fileName)", members: [bytes])
  }

  private func person(_ arguments: String...) async throws -> Run {
    try await home.run(whole: ["--offline", "person"] + arguments)
  }

  private func json(_ arguments: String...) async throws -> [String: Any] {
    let result = try await home.run(
      whole: ["--offline", "person", "--format", "json"] + arguments)
    #expect(result.exitCode == 0, "\(result.messages)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test("A name is the best known one, with the id, and namesakes are named apart from others")
  func best() async throws {
    let result = try await person("ann", "lee")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Alien") && result.output.contains("Lamp"))
    #expect(result.messages.contains("Ann Lee (nm0000002): 2 titles, 0 of them seen."))
    #expect(result.messages.contains("Namesakes: Ann Lee (II) (1)."))
    #expect(!result.messages.contains("Others"))
    #expect(!result.messages.contains("imdb import"))
  }

  @Test(
    "A number or an id chooses a namesake",
    arguments: ["ann lee (ii)", "nm0000001", "NM0000001"])
  func second(typed: String) async throws {
    let result = try await person(typed)
    #expect(!result.output.contains("Alien") && result.output.contains("Lamp"))
    #expect(result.messages.contains("Ann Lee (II) (nm0000001): 1 title, 0 of them seen."))
    #expect(result.messages.contains("Namesakes: Ann Lee (2)."))
  }

  @Test("JSON has the id, and the namesakes with theirs")
  func object() async throws {
    let object = try await json("ann lee")
    #expect(object["id"] as? String == "nm0000002")
    #expect(object["coverage"] as? String == "everything")
    let namesakes = try #require(object["namesakes"] as? [[String: Any]])
    #expect(namesakes.map { $0["id"] as? String } == ["nm0000001"])
    #expect(namesakes.map { $0["name"] as? String } == ["Ann Lee (II)"])
    #expect(namesakes.map { $0["titles"] as? Int } == [1])
    #expect((object["others"] as? [Any])?.isEmpty == true)
  }

  @Test("A part of a name finds whoever has most titles, and others who are not namesakes")
  func part() async throws {
    let object = try await json("lee")
    #expect(object["name"] as? String == "Ann Lee")
    let others = try #require(object["others"] as? [[String: Any]])
    #expect(others.map { $0["name"] as? String } == ["Bo Lee"])
  }

  @Test("A nickname in quotes need not be typed")
  func nickname() async throws {
    try write(
      .names, "nconst primaryName birthYear deathYear primaryProfession knownForTitles",
      ["nm0000001|Ann Lee", "nm0000002|Ann Lee", "nm0000003|Bo \"The Ace\" Lee"].map {
        $0 + "|\\N|\\N|\\N|\\N"
      })
    try #require(try await home.run("import", home.dumps, "--people").exitCode == 0)
    let result = try await person("bo lee")
    #expect(result.messages.contains("Bo \"The Ace\" Lee (nm0000003): 1 title, 0 of them seen."))
  }

  @Test("An id that nobody has finds nobody")
  func nobody() async throws {
    let result = try await person("nm0000099")
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("Nobody on this disk is called “nm0000099”."))
  }
}
