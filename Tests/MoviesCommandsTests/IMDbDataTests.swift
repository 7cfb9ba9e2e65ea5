import Foundation
import OMDBStandIn
import SessionTestSupport
import Storage
import Testing
import Titles

@MainActor
@Suite("What commands answer with IMDb's data on this machine", .timeLimit(.minutes(5)))
struct IMDbDataTests {
  private let home: ServedHome

  init() async throws {
    home = try await ServedHome()
    try home.write(
      .ratings, ["tt0096895|7.5|400000", "tt9000001|6.0|50", "tt9000003|9.1|700", "tt9000005|5|9"])
    try home.write(
      .basics,
      [
        "tt0096895|movie|Batman|Batman|0|1989|\\N|126|Action,Adventure",
        "tt9000001|short|The Lantern Short|The Lantern Short|0|2001|\\N|7|Short",
        "tt9000002|tvMiniSeries|Lanterns|Lanterns|0|2002|2002|50|Drama",
        "tt9000003|tvEpisode|Wick|Wick|0|2002|\\N|50|Drama",
        "tt9000005|movie|Harbour|Harbour|0|2003|\\N|90|Drama",
        "tt9000006|movie|Quay|Quay|0|2003|\\N|90|Drama",
        "tt9000007|movie|Quay|Quay|0|2003|\\N|80|Drama",
      ])
    try home.write(.episodes, ["tt9000003|tt9000002|1|1"])
  }

  @Test("A search costs no request, and says what is a short")
  func search() async throws {
    try await home.importData()
    let result = await home.run("search", "lantern", "--format", "json")
    #expect(result.exitCode == 0)
    #expect(result.output.contains(#""form": "short""#))
    #expect(result.output.contains(#""form": "miniSeries""#))
    #expect(home.requests.isEmpty)
    let found = await home.run("find", "type:short", "--format", "ndjson")
    #expect(found.lines.map { $0.contains("tt9000001") } == [true])
    let other = await home.run(
      "--base-url", home.address, "--source", "omdb", "search", "batman", "--limit", "1")
    #expect(other.exitCode == 0)
    #expect(home.requests.count == 1)
    await home.leave()
  }

  @Test("Details say which source each fact is from; without a network the data's are there")
  func show() async throws {
    try await home.importData()
    let result = await home.run("show", "tt0096895", "--format", "json")
    #expect(result.exitCode == 0)
    #expect(home.requests.count == 1)
    #expect(result.output.contains(#""source": "127.0.0.1""#))
    #expect(result.output.contains(#""plot""#))
    await home.leave()
    let text = await home.run("show", "the lantern short")
    #expect(text.exitCode == 0)
    #expect(text.output.contains("short"))
    #expect(text.output.contains("IMDb data"))
  }

  @Test("Seasons come from the data without a request")
  func episodes() async throws {
    try await home.importData()
    let result = await home.run("episodes", "tt9000002", "--format", "csv")
    #expect(result.exitCode == 0)
    #expect(result.lines.last?.contains("Wick") == true)
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test("A lookup says how certain each match is, and asks only for what the data lacks")
  func lookup() async throws {
    try await home.importData()
    let input = "harbour (2003)\nharbour\nquay (2003)\nlantern sho\ntt0096895\n"
    let result = await home.run("lookup", input: ScriptedSource(input))
    let certainties = result.lines.compactMap { line in
      ["certain", "likely", "possible"].first { line.contains(#""certainty":"\#($0)""#) }
    }
    #expect(certainties == ["certain", "certain", "likely", "possible", "certain"])
    #expect(home.requests.count <= 1)
    await home.leave()
  }

  @Test("Without a key the data is all that is needed, and with --source nobody else is asked")
  func alone() async throws {
    let missing = await home.run("--source", "imdb", "search", "batman")
    #expect(missing.exitCode == 66)
    try await home.importData()
    let result = await home.runWithoutKey("search", "quay", "--format", "ndjson")
    #expect(result.exitCode == 0)
    #expect(result.lines.count == 2)
    let shown = await home.runWithoutKey("show", "harbour", "--format", "json")
    #expect(shown.output.contains(#""source": "imdb""#))
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test(
    "Options that ask for different sources, or for one that is not there, are refused",
    arguments: [
      (["--demo", "--source", "imdb"], 64), (["--demo", "--source", "omdb"], 64),
      (["--base-url", "http://127.0.0.1:9/", "--source", "imdb"], 64),
      (["--source", "imdb", "--offline"], 66), (["--source", "nobody"], 64),
    ] as [([String], Int32)])
  func contradictions(options: [String], exitCode: Int32) async throws {
    let result = await home.run(options + ["search", "batman"])
    #expect(result.exitCode == exitCode)
    #expect(result.messages.split(separator: "\n").count >= 1)
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test("Offline, the data answers alone, and OMDb cannot")
  func offline() async throws {
    try await home.importData()
    let alone = await home.run("--source", "imdb", "--offline", "search", "harbour")
    #expect(alone.exitCode == 0 && alone.lines.count == 1)
    let both = await home.run("--offline", "show", "harbour")
    #expect(both.exitCode == 0)
    let other = await home.run("--source", "omdb", "--offline", "search", "harbour")
    #expect(other.exitCode == 69)
    let keyless = await home.runWithoutKey("--source", "omdb", "search", "harbour")
    #expect(keyless.exitCode == 77)
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test("Whoever found nothing is named: the data, which has everything, and not OMDb")
  func nothingFound() async throws {
    try await home.importData()
    let result = await home.run("search", "zeppelin")
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("titles of IMDb's data matches"))
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test("Where nobody else can be asked, what the data lacks is not found, and no network lacks")
  func nobodyElse() async throws {
    try await home.importData()
    let results = [
      await home.runWithoutKey("show", "tt9999999"), await home.runWithoutKey("show", "zzzq"),
      await home.runWithoutKey("library", "add", "zzzq"),
    ]
    for result in results {
      #expect(result.exitCode == 1)
      #expect(result.messages.contains("matches"))
      #expect(!result.messages.contains("offline"))
    }
    let film = await home.runWithoutKey("episodes", "tt9000005")
    #expect(film.exitCode == 1)
    #expect(film.messages == "movies-tui: “Harbour” is not a series.\n")
  }

  @Test("What find prints says which source each fact is from, and of which day")
  func sourcesOfFound() async throws {
    try await home.importData()
    let result = await home.run("find", "harbour", "--format", "ndjson")
    #expect(result.output.contains(#""sources":[{"source":"imdb","day":"20"#))
    let csv = await home.run("find", "type:short", "--format", "csv")
    #expect(csv.output.contains(",form\r\n"))
    #expect(csv.output.hasSuffix(",short\r\n"))
    await home.leave()
  }

  @Test("Tonight proposes nothing from the data that hardly anybody knows, unless asked to")
  func tonight() async throws {
    try await home.importData()
    let usual = await home.run("tonight", "--from", "disk", "--format", "json")
    #expect(usual.output.contains("tt0096895"))
    #expect(!usual.output.contains("tt9000005"))
    let any = await home.run("tonight", "votes>5", "--from", "disk", "--format", "json")
    #expect(any.output.contains("tt9000005"))
    #expect(home.requests.isEmpty)
    await home.leave()
  }

  @Test("Statistics take the rating of the data, and leave what it does not know")
  func statistics() async throws {
    let file = try home.folder.write(
      "Const,Your Rating,Title,Directors\ntt0096895,9,Batman,Tim Burton\n", to: "ratings.csv")
    #expect(await home.run("library", "import", file).exitCode == 0)
    try home.write(.ratings, ["tt0096895|6.1|500000"])
    try await home.importData()
    let result = await home.run("library", "stats", "--format", "json")
    #expect(result.output.contains("Tim Burton"))
    #expect(result.output.contains(#""score": 61"#))
    await home.leave()
  }

  @Test("A title that is kept keeps who told its facts: the data, where OMDb was not asked")
  func kept() async throws {
    try await home.importData()
    #expect(await home.run("--source", "imdb", "library", "rate", "8", "tt9000005").exitCode == 0)
    #expect(await home.run("library", "seen", "tt9000005").exitCode == 0)
    let id = try #require(TitleID("tt9000005"))
    let library = LibraryStore(folder: home.folder.path + "/.local/share/movies-tui")
    let facts = try #require(try await library.facts(of: [id])[id])
    #expect(facts.origins["minutes"].source == .imdb && facts.origins["minutes"].time > 0)
    library.close()
    await home.leave()
  }

  @Test("A file that is no database costs its comfort alone, and is told of in one line")
  func damaged() async throws {
    try home.folder.write(
      String(repeating: "x", count: 5_000), to: ".local/share/movies-tui/imdb.sqlite")
    let result = await home.run("search", "batman", "--limit", "1")
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("IMDb's data not used"))
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(home.requests.count == 1)
    await home.leave()
  }
}

extension ServedHome {
  private var dumps: String { folder.path + "/dumps" }

  /// Writes a dump with some lines, whose columns are divided by `|` here.
  fileprivate func write(_ dump: IMDbDump, _ lines: [String]) throws {
    let lines = [dump.columns.joined(separator: "|")] + lines
    try folder.write(
      lines.map { $0.replacing("|", with: "\t") + "\n" }.joined(),
      to: "dumps/\(dump.unpackedName)")
  }

  fileprivate func path(of dump: IMDbDump) -> String { "\(dumps)/\(dump.unpackedName)" }

  fileprivate func importData() async throws {
    let data = folder.path + "/.local/share/movies-tui"
    _ = try await IMDbImport(IMDbFiles(in: dumps), level: IMDbLevel(), into: data).run { _ in }
  }
}
