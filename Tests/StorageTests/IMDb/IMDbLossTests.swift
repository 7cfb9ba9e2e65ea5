import Foundation
import Testing

@testable import Storage

@Suite("Imports that would lose most of IMDb's data", .timeLimit(.minutes(5)))
struct IMDbLossTests {
  private let folder: DumpFolder

  init() throws {
    folder = try DumpFolder()
    try folder.writeFewTitles()
  }

  /// Expects that an import is refused, and what is there stays as it is.
  private func expectsRefusal(
    _ loss: IMDbLoss, by work: () async throws -> IMDbImportReport
  ) async throws {
    let before = try? Data(contentsOf: URL(filePath: folder.path))
    await #expect(throws: IMDbImportError.tooLittle(loss)) { try await work() }
    #expect((try? Data(contentsOf: URL(filePath: folder.path))) == before)
  }

  private func importAll(
    _ level: IMDbLevel = IMDbLevel(), acceptingLoss: Bool = false
  ) async throws -> IMDbImportReport {
    try await IMDbImport(
      folder.files, level: level, into: folder.data, acceptingLoss: acceptingLoss
    ).run { _ in }
  }

  private func updateRatings(acceptingLoss: Bool = false) async throws -> IMDbImportReport {
    try await IMDbRatingsUpdate(folder.files, into: folder.data, acceptingLoss: acceptingLoss)
      .run { _ in }
  }

  /// Nothing but episodes, whose series are not there.
  private func writeOrphans() throws {
    try folder.write(
      .basics, ["tt0348034|tvEpisode|On an Open Fire|On an Open Fire|0|1989|\\N|30|Comedy"])
    try folder.write(.episodes, ["tt0348034|tt0096697|1|1"])
    try folder.write(.ratings, ["tt0000001|5.8|1356"])
  }

  @Test(
    "Dumps without a title are refused, with and without earlier data", arguments: [true, false])
  func noTitle(hasEarlier: Bool) async throws {
    if hasEarlier { try await folder.importAll() }
    try writeOrphans()
    try await expectsRefusal(IMDbLoss(.titles, before: hasEarlier ? 4 : 0, after: 0)) {
      try await importAll()
    }
    #expect(try await importAll(acceptingLoss: true).status.titles == 0)
  }

  @Test("Dumps of a header alone are refused", arguments: IMDbLevel().dumps)
  func headerAlone(dump: IMDbDump) async throws {
    try await folder.importAll()
    try folder.write(dump, [])
    let loss =
      switch dump {
      case .basics: IMDbLoss(.titles, before: 4, after: 0)
      case .episodes: IMDbLoss(.episodes, before: 2, after: 0)
      default: IMDbLoss(.ratings, before: 4, after: 0)
      }
    try await expectsRefusal(loss) { try await importAll() }
  }

  @Test("Half of the titles that are there are enough, and fewer are not", arguments: [2, 1])
  func half(count: Int) async throws {
    try await folder.importAll()
    try folder.write(
      .basics,
      (1...count).map { "tt000000\($0)|movie|Film|Film|0|1979|\\N|117|Horror" }
        + ["tt0000003|tvSeries|Noir|Noir|0|2001|2003|\\N|Crime"].prefix(count - 1)
        + ["tt0000004", "tt0000005"].map { "\($0)|tvEpisode|Part|Part|0|2001|\\N|40|Crime" })
    if count == 2 {
      #expect(try await importAll().status.titles == 3)
    } else {
      try await expectsRefusal(IMDbLoss(.titles, before: 4, after: 1)) { try await importAll() }
    }
  }

  @Test("An update of ratings is held to the same, at either level", arguments: [true, false])
  func update(hasTitles: Bool) async throws {
    _ = try await importAll(hasTitles ? IMDbLevel() : IMDbLevel(.ratings))
    try folder.write(.ratings, ["tt0000001|5.7|200"])
    try await expectsRefusal(IMDbLoss(.ratings, before: 4, after: 1)) { try await updateRatings() }
    #expect(try await updateRatings(acceptingLoss: true).status.ratings == 1)
  }

  @Test("Another level is no loss: ratings alone have no titles")
  func otherLevel() async throws {
    try await folder.importAll()
    #expect(try await importAll(IMDbLevel(.ratings)).status.titles == 0)
    #expect(try await importAll().status.titles == 4)
  }
}
