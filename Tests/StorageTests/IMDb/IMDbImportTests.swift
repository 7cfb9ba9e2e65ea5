import Foundation
import IMDbTestSupport
import TestSupport
import Testing

@testable import Storage

@Suite("Importing IMDb's data", .timeLimit(.minutes(5)))
struct IMDbImportTests {
  private let folder: DumpFolder

  init() throws {
    folder = try DumpFolder()
  }

  @Test(
    "Titles stand in the order of their votes, those of shorts counting a tenth, and rated episodes behind them"
  )
  func order() async throws {
    try folder.writeFewTitles()
    let report = try await folder.importAll()
    #expect(
      try await folder.titles() == ["Alien 2", "Noir 3", "Lamp 1", "Unseen 6", "Beginning 4"])
    #expect(
      try await folder.rows("SELECT number, imdb, votes, year, minutes FROM title WHERE place <= 2")
        == [["2", "85", "900", "1979", "117"], ["3", "70", "90", "2001", "-"]])
    #expect(
      try await folder.rows(
        "SELECT title, original_title, end_year FROM title_name WHERE place = 2")
        == [["Noir", "Schwarz", "2003"]])
    #expect(
      try await folder.rows("SELECT series, season, episode FROM episode") == [["3", "1", "1"]])
    #expect(try await folder.rows("SELECT series, number FROM season") == [["3", "1"]])
    #expect(report.status.titles == 4)
    #expect(report.status.episodes == 2)
    #expect(report.status.ratings == 4)
    #expect(report.lines == [.basics: 6, .ratings: 4, .episodes: 2])
    #expect(report.skipped.isEmpty)
    #expect(try folder.names() == ["imdb.sqlite"])
  }

  @Test("Titles of equal votes stand by number, and those without any last, films and series first")
  func ties() async throws {
    try folder.write(
      .basics,
      (1...8).map { number in
        "tt000000\(number)|\(number % 2 == 0 ? "short" : "movie")|N\(number)|N\(number)|0|\\N|\\N|\\N|\\N"
      })
    try folder.write(.ratings, (1...4).map { "tt000000\(5 - $0)|5.0|50" })
    try folder.write(.episodes, [])
    try await folder.importAll()
    #expect(
      try await folder.titles() == ["N1 1", "N3 3", "N2 2", "N4 4", "N5 5", "N7 7", "N6 6", "N8 8"])
  }

  @Test("Ids of any length are found, in whatever order the files are")
  func longIDs() async throws {
    let ids = [9_999_999, 1_000_000, 10_000_000, 123_456_789, 1_000_001, 4_294_967_295, 2]
    let texts = ids.map { number in
      "tt" + String(repeating: "0", count: max(0, 7 - "\(number)".count)) + "\(number)"
    }
    try folder.write(.basics, texts.map { "\($0)|movie|\($0)|\($0)|0|\\N|\\N|\\N|\\N" })
    try folder.write(
      .ratings, zip(texts, ids.indices).reversed().map { "\($0)|5.0|\(1_000 - $1)" })
    try folder.write(.episodes, [])
    let report = try await folder.importAll()
    #expect(try await folder.titles() == zip(texts, ids).map { "\($0) \($1)" })
    #expect(report.status.ratings == 7)
    #expect(report.skipped.isEmpty)
  }

  @Test("What cannot be used is left out, and counted by reason")
  func skipped() async throws {
    try folder.write(
      .basics,
      [
        "tt0000001|movie|\"Quoted|\"Quoted|0|1994|\\N|90|Drama",
        "tt0000002|movie|Shifted|0|1994|\\N|90|Drama",
        "tt0000003|movie|Year|Year|1994|\\N|90|Drama|\\N",
        "tt0000004|hologram|New|New|0|2030|\\N|90|Drama",
        "tt0000005|movie|Adult|Adult|1|1994|\\N|90|Adult",
        "tt0000006|movie|\\N|\\N|0|1994|\\N|90|Drama",
        "tt0000001|movie|Again|Again|0|1994|\\N|90|Drama",
        "nm0000007|movie|Person|Person|0|1994|\\N|90|Drama",
        "tt0000008|tvEpisode|Lost|Lost|0|1994|\\N|90|Drama",
        "tt0000009|tvEpisode|Orphan|Orphan|0|1994|\\N|90|Drama",
        "tt0000010|tvSeries|Adult series|Adult series|1|1994|\\N|\\N|\\N",
        "tt0000011|tvEpisode|Of an adult one|Of an adult one|0|1994|\\N|90|\\N",
        "tt0000012|movie|Long|" + String(repeating: "x", count: 1 << 20) + "|0|\\N|\\N|\\N|\\N",
        "tt0000013|movie|Unusual numbers|Unusual numbers|0|19x4|\\N|-5|Drama,Nonsense,War",
      ])
    try folder.write(
      .ratings,
      [
        "tt0000001|8.0|100", "tt0000009|9.0|70", "tt0000099|9.0|70", "tt0000001|7.0|60",
        "tt0000013|0.5|10", "tt0000005|x|10", "tt0000013|5.0",
      ])
    try folder.write(
      .episodes,
      [
        "tt0000009|tt0000098|1|1", "tt0000011|tt0000010|1|1", "tt0000097|tt0000010|1|2",
        "tt0000009|tt0000098|1|1", "x|tt0000010|1|2",
      ])
    let report = try await folder.importAll()
    #expect(try await folder.titles() == ["\"Quoted 1", "Unusual numbers 13"])
    #expect(
      report.skipped[.basics] == [
        .shiftedColumns: 2, .unknownType: 1, .adult: 2, .unreadable: 2, .repeated: 1,
        .orphanedEpisode: 1, .tooLong: 1,
      ])
    #expect(
      report.skipped[.ratings] == [
        .withoutTitle: 1, .repeated: 1, .unreadable: 2, .shiftedColumns: 1,
      ])
    #expect(
      report.skipped[.episodes] == [
        .orphanedEpisode: 1, .adult: 1, .withoutTitle: 1, .repeated: 1, .unreadable: 1,
      ])
    #expect(report.status.episodes == 0)
    #expect(
      try await folder.rows("SELECT year, minutes, genres FROM title WHERE number = 13")
        == [["-", "-", "\(IMDbGenres(names: ["Drama", "War"]).rawValue)"]])
  }

  @Test("Blanks around names are left out, and a name of blanks alone is none")
  func blanks() async throws {
    try folder.write(
      .basics,
      [
        "tt0000001|movie| Alien |Alien  |0|1979|\\N|117|Horror",
        "tt0000002|movie|\u{3000}Gojira\u{A0}| Godzilla|0|1954|\\N|96|Drama",
        "tt0000003|movie|   |Blank|0|1954|\\N|96|Drama",
      ])
    try folder.write(.ratings, ["tt0000001|8.5|900"])
    try folder.write(.episodes, [])
    let report = try await folder.importAll()
    #expect(
      try await folder.rows("SELECT title, original_title FROM title_name")
        == [["Alien", "-"], ["Gojira", "Godzilla"]])
    #expect(report.skipped == [.basics: [.unreadable: 1]])
  }

  @Test("Titles for adults are kept where they are asked for")
  func adult() async throws {
    try folder.writeFewTitles()
    try folder.write(.basics, ["tt0000005|movie|Adult|Adult|1|1994|\\N|90|Adult"])
    let report = try await folder.importAll(IMDbLevel(adultTitles: true))
    #expect(try await folder.titles() == ["Adult 5"])
    #expect(report.skipped[.basics]?[.adult] == nil)
    #expect(report.status.level.hasAdultTitles)
  }

  @Test("Episodes stand in their seasons by number, those without one last")
  func seasons() async throws {
    let ids = (1...9).map { "tt000000\($0)" }
    try folder.write(
      .basics,
      ["tt0000001|tvSeries|Noir|Noir|0|\\N|\\N|\\N|\\N"]
        + ids.dropFirst().map { "\($0)|tvEpisode|E\($0)|E\($0)|0|2001|\\N|\\N|\\N" })
    try folder.write(.ratings, [])
    let places = ["2|1", "1|2", "1|1", "1|\\N", "\\N|\\N", "2|900000", "2019|5", "1|1"]
    try folder.write(
      .episodes, zip(ids.dropFirst(), places).map { "\($0)|tt0000001|\($1)" })
    let report = try await folder.importAll()
    #expect(report.status.episodes == 8)
    var seasons: [Int: [String]] = [:]
    for season in try await folder.seasons() {
      seasons[season.storedNumber] = season.episodes.map { "\($0.id) \($0.number ?? 0)" }
    }
    #expect(
      seasons == [
        1: ["4 1", "9 1", "3 2", "5 0"], 2: ["2 1", "7 0"], 2_019: ["8 5"], -1: ["6 0"],
      ])
  }

  @Test("Directors, writers and cast are kept of titles with a hundred votes")
  func people() async throws {
    try folder.writeFewTitles()
    try folder.write(
      .crew, ["tt0000002|nm0000001,nm0000002|nm0000003", "tt0000003|nm0000001|\\N", "tt99|x|y"])
    try folder.write(
      .principals,
      [
        "tt0000001|1|nm0000004|self|\\N|\\N", "tt0000002|1|nm0000005|actress|\\N|[\"Ripley\"]",
        "tt0000002|2|nm0000001|director|\\N|\\N", "tt0000002|3|nm0000004|actor|\\N|\\N",
        "tt0000077|1|nm0000004|actor|\\N|\\N",
      ])
    try folder.write(
      .names,
      (1...6).map { "nm000000\($0)|Person \($0)|\\N|\\N|\\N|\\N" })
    let report = try await folder.importAll(IMDbLevel(people: true))
    #expect(
      try await folder.rows("SELECT * FROM title_people") == [
        ["1", "Person 1\nPerson 2", "Person 3", "Person 5\nPerson 4"], ["3", "-", "-", "Person 4"],
      ])
    #expect(report.status.people == 5)
    #expect(report.skipped[.crew] == [.unreadable: 1])
    #expect(report.skipped[.principals] == [.withoutTitle: 1])
  }

  @Test("Names in other countries lead to a title")
  func namesAbroad() async throws {
    try folder.writeFewTitles()
    try folder.write(
      .alternativeTitles,
      [
        "tt0000002|1|Alien|\\N|\\N|original|\\N|1", "tt0000002|2|Obcy|PL|\\N|imdbDisplay|\\N|0",
        "tt0000002|3|Obcy|XX|\\N|\\N|\\N|0", "tt0000004|1|Anfang|DE|\\N|\\N|\\N|0",
        "tt0000077|1|Lost|DE|\\N|\\N|\\N|0",
      ])
    let report = try await folder.importAll(IMDbLevel(namesAbroad: true))
    #expect(try await folder.places(of: "obcy") == [["1"]])
    #expect(try await folder.places(of: "anfang") == [])
    #expect(report.skipped[.alternativeTitles] == [.withoutTitle: 1])
  }

  @Test("Hundreds of thousands of names of one title take no longer than those of as many titles")
  func manyNamesAbroad() throws {
    let folder = try TemporaryFolder()
    var parts = try StagedParts(in: folder.path)
    for index in 0..<400_000 {
      try parts.append(to: 1) { bytes in
        let name = Array("Name \(index / 2)".utf8)
        bytes.append(head: StagedName(number: 7, size: UInt16(name.count)))
        bytes.append(contentsOf: name)
      }
    }
    let title = IMDbTitle(number: 7, type: .movie, name: "Name 0", originalName: "Name 1")
    let names = NamesAbroad(try parts.finished.records(of: 1)).names(of: title)
    #expect(names.count == 199_998)
    #expect(names.first == "Name 2" && names.last == "Name 199999")
  }

  @Test("Ratings alone need no other dump")
  func ratings() async throws {
    try folder.write(.ratings, ["tt0000009|5.7|200", "tt10000000|8.5|900", "tt0000001|9|12"])
    let report = try await folder.importAll(IMDbLevel(.ratings))
    #expect(
      try await folder.rows("SELECT * FROM rating ORDER BY number")
        == [["1", "90", "12"], ["9", "57", "200"], ["10000000", "85", "900"]])
    #expect(report.status.ratings == 3)
  }

  @Test(
    "Files of different days are named with their days, and a known day goes before a file's own")
  func days() async throws {
    try folder.writeFewTitles()
    let files = IMDbFiles(
      in: folder.dumps, days: [.ratings: 86_400, .basics: 86_399, .episodes: 90_000])
    let report = try await IMDbImport(files, level: IMDbLevel(), into: folder.data).run { _ in }
    #expect(report.status.days == [.ratings: 86_400, .basics: 86_399, .episodes: 90_000])
    #expect(report.differingDays == report.status.days)
    let same = try await folder.importAll()
    #expect(same.status.days.count == 3)
    #expect(abs((same.status.days[.basics] ?? 0) - same.status.imported) < 1_000)
  }

  @Test("A file of a day that is still to come is of today")
  func toCome() async throws {
    try folder.writeFewTitles()
    let path = try #require(folder.files.path(of: .ratings))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 32_500_000_000)], ofItemAtPath: path)
    let status = try await folder.importAll().status
    #expect(try #require(status.days[.ratings]) <= Int(Date.now.timeIntervalSince1970))
  }

  @Test(
    "Generated dumps are imported whole, and each of their traps is met", arguments: [true, false])
  func generated(isPacked: Bool) async throws {
    try GeneratedDumps(titles: 3_000, isPacked: isPacked, memberSize: 40_000)
      .write(GeneratedDumps.Group.allCases, into: folder.dumps)
    let report = try await folder.importAll(IMDbLevel(people: true, namesAbroad: true))
    let status = report.status
    #expect((2_900...3_100).contains(report.lines[.basics] ?? 0))
    #expect((500...1_000).contains(status.titles))
    #expect((1_900...2_500).contains(status.episodes))
    for reason in [IMDbSkipReason.shiftedColumns, .tooLong, .unknownType, .repeated, .adult] {
      #expect(report.skipped[.basics]?[reason] ?? 0 > 0, "\(reason)")
    }
    #expect(report.skipped[.ratings]?[.withoutTitle] == 1)
    #expect(try await folder.titles().first == "Forrest Gump 109830")
    let rows = try await folder.rows(
      "SELECT count(*), count(DISTINCT number), max(place) FROM title")
    #expect(Set(rows[0]).count == 1)
    #expect(try await folder.rows("PRAGMA integrity_check") == [["ok"]])
  }
}

extension IMDbGenres {
  fileprivate init(names: Set<String>) {
    self = Self.names.indices.filter { names.contains(Self.names[$0]) }
      .reduce(into: IMDbGenres()) { $0.formUnion(IMDbGenres(rawValue: 1 << $1)) }
  }
}
