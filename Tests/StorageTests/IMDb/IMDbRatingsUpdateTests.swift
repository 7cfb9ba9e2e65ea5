import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("Updating IMDb's ratings", .timeLimit(.minutes(5)))
struct IMDbRatingsUpdateTests {
  private let folder: DumpFolder

  init() throws {
    folder = try DumpFolder()
    try folder.writeFewTitles()
  }

  private func update() async throws -> IMDbImportReport {
    try await IMDbRatingsUpdate(folder.files, into: folder.data).run { _ in }
  }

  @Test("Titles take their new ratings and keep their places; nothing else changes")
  func places() async throws {
    let before = try await folder.importAll().status
    let titles = try await folder.titles()
    let words = try await folder.places(of: "alien")
    try folder.write(
      .ratings, ["tt0000001|9.9|9999", "tt0000002|8.4|901", "tt0000004|9.0|12", "tt0000099|1.0|5"])
    let files = IMDbFiles(in: folder.dumps, days: [.ratings: 86_400_000])
    let report = try await IMDbRatingsUpdate(files, into: folder.data).run { _ in }
    #expect(try await folder.titles() == titles)
    #expect(try await folder.places(of: "alien") == words)
    #expect(
      try await folder.rows("SELECT number, imdb, votes FROM title ORDER BY place") == [
        ["2", "84", "901"], ["3", "-", "-"], ["1", "99", "9999"], ["6", "-", "-"],
        ["4", "90", "12"],
      ])
    var expected = before
    expected.ratings = 3
    expected.days[.ratings] = 86_400_000
    expected.bytes = report.status.bytes
    #expect(report.status == expected)
    #expect(report.lines == [.ratings: 4])
    #expect(report.skipped == [.ratings: [.withoutTitle: 1]])
    #expect(try folder.names() == ["imdb.sqlite"])
    #expect(try await folder.rows("PRAGMA integrity_check") == [["ok"]])
  }

  @Test("New votes count also where the rating is the same, and so does a new rating")
  func either() async throws {
    try await folder.importAll()
    try folder.write(.ratings, ["tt0000001|5.7|201", "tt0000002|8.6|900", "tt0000004|9.0|12"])
    _ = try await update()
    #expect(
      try await folder.rows("SELECT number, imdb, votes FROM title ORDER BY number") == [
        ["1", "57", "201"], ["2", "86", "900"], ["3", "-", "-"], ["4", "90", "12"],
        ["6", "-", "-"],
      ])
  }

  @Test("Where only ratings are kept, all are taken")
  func ratingsAlone() async throws {
    try await folder.importAll(IMDbLevel(.ratings))
    try folder.write(.ratings, ["tt0000009|5.7|200", "tt0000002|8.5|900"])
    let report = try await update()
    #expect(
      try await folder.rows("SELECT * FROM rating") == [["2", "85", "900"], ["9", "57", "200"]])
    #expect(report.status.ratings == 2)
    #expect(report.status.level == IMDbLevel(.ratings))
  }

  @Test("Before the first import there is nothing to update, and nothing is made")
  func nothing() async throws {
    await #expect(throws: IMDbImportError.nothingToUpdate(folder: folder.data)) {
      try await update()
    }
    #expect(!FileManager.default.fileExists(atPath: folder.data))
  }

  @Test("Ratings that cannot be read to their end change nothing")
  func unreadable() async throws {
    try await folder.importAll()
    let rows = try await folder.rows("SELECT * FROM title")
    try folder.write(.ratings, raw: Array(try folder.packedBytes(of: .ratings).dropLast()))
    await #expect(throws: IMDbImportError.self) { try await update() }
    #expect(try await folder.rows("SELECT * FROM title") == rows)
    #expect(try folder.names() == ["imdb.sqlite"])
  }

  @Test("Whoever reads the old file meanwhile reads on")
  func reading() async throws {
    try await folder.importAll()
    let file = ImportPlace(folder.data).file
    let reader = try file.open(for: .reading).reader
    try folder.write(.ratings, ["tt0000001|5.7|200", "tt0000002|1.0|5"])
    _ = try await update()
    let question = "SELECT votes FROM title WHERE number = 2"
    #expect(try await reader.read { try Int.fetchOne($0, sql: question) } == 900)
    #expect(try await folder.rows(question) == [["5"]])
  }

  @Test(
    "The whole is imported again when it is older than seven days, or on demand",
    arguments: [
      (0, false, .ratings), (7 * 86_400, false, .ratings), (7 * 86_400 + 1, false, .everything),
      (-86_400, false, .ratings), (0, true, .everything),
    ] as [(Int, Bool, IMDbUpdateScope)])
  func scope(age: Int, isAllWanted: Bool, scope: IMDbUpdateScope) {
    let status = IMDbStatus(level: IMDbLevel(), imported: 1_700_000_000)
    #expect(
      IMDbUpdateScope(for: status, now: 1_700_000_000 + age, isAllWanted: isAllWanted) == scope)
  }
}
