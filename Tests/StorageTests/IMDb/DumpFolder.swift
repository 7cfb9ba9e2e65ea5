import Foundation
import GRDB
import IMDbTestSupport
import TestSupport

@testable import Storage

/// A folder with dumps, and another one for the database that is made of them.
struct DumpFolder {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: dumps, withIntermediateDirectories: true)
  }

  /// The folder of both.
  var folderPath: String { folder.path }
  /// The folder of the dumps.
  var dumps: String { folder.path + "/dumps" }
  /// The folder of the database; nothing is there at first.
  var data: String { folder.path + "/data" }
  /// The database.
  var path: String { data + "/imdb.sqlite" }
  var files: IMDbFiles { IMDbFiles(in: dumps) }

  /// The bytes of a dump with some lines, whose columns are divided by `|` here.
  static func bytes(_ dump: IMDbDump, _ lines: [String], lineEnd: String = "\n") -> [UInt8] {
    let lines = [dump.columns.joined(separator: "|")] + lines
    return Array(lines.map { $0.replacing("|", with: "\t") + lineEnd }.joined().utf8)
  }

  /// Writes a dump as it is downloaded, or another file in its place.
  func write(_ dump: IMDbDump, raw bytes: [UInt8], isPacked: Bool = true) throws {
    let name = isPacked ? dump.fileName : dump.unpackedName
    try Data(bytes).write(to: URL(filePath: "\(dumps)/\(name)"))
  }

  /// Writes a dump with some lines, whose columns are divided by `|` here.
  func write(_ dump: IMDbDump, _ lines: [String]) throws {
    try PackedFile.write("\(dumps)/\(dump.fileName)", members: [Self.bytes(dump, lines)])
  }

  /// The packed bytes of a dump that was written.
  func packedBytes(of dump: IMDbDump) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(dumps)/\(dump.fileName)")))
  }

  /// Writes the dumps of a few titles and a series, without anything unusual.
  func writeFewTitles() throws {
    try write(
      .basics,
      [
        "tt0000001|short|Lamp|Lamp|0|1894|\\N|1|Short",
        "tt0000002|movie|Alien|Alien|0|1979|\\N|117|Horror,Sci-Fi",
        "tt0000003|tvSeries|Noir|Schwarz|0|2001|2003|\\N|Crime",
        "tt0000004|tvEpisode|Beginning|Beginning|0|2001|\\N|40|Crime",
        "tt0000005|tvEpisode|Middle|Middle|0|2002|\\N|40|Crime",
        "tt0000006|movie|Unseen|Unseen|0|\\N|\\N|\\N|\\N",
      ])
    try write(
      .ratings,
      ["tt0000001|5.7|200", "tt0000002|8.5|900", "tt0000003|7.0|90", "tt0000004|9|12"])
    try write(.episodes, ["tt0000004|tt0000003|1|1", "tt0000005|tt0000003|1|2"])
  }

  /// Imports the dumps.
  @discardableResult
  func importAll(_ level: IMDbLevel = IMDbLevel()) async throws -> IMDbImportReport {
    try await IMDbImport(files, level: level, into: data).run { _ in }
  }

  /// What a question to the database is answered.
  func rows(_ question: String) async throws -> [[String]] {
    var configuration = Configuration()
    configuration.readonly = true
    return try await DatabaseQueue(path: path, configuration: configuration).read { database in
      try Row.fetchAll(database, sql: question).map { row in
        row.databaseValues.map { $0.isNull ? "-" : String.fromDatabaseValue($0) ?? "\($0)" }
      }
    }
  }

  /// The titles in the order of their places, each as its name and its number.
  func titles() async throws -> [String] {
    try await rows(
      "SELECT ifnull(title_name.title, '-'), number FROM title JOIN title_name USING (place) ORDER BY place"
    ).map { $0.joined(separator: " ") }
  }

  /// The names of what is in the folder of the database.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: data).sorted()
  }
}

extension DumpFolder {
  /// The places of the titles with a word.
  func places(of word: String) async throws -> [[String]] {
    try await rows("SELECT rowid FROM title_words WHERE title_words MATCH '\(word)'")
  }

  /// Changes the database as nobody should.
  func change(_ statements: String) async throws {
    let queue = try DatabaseQueue(path: path)
    try await queue.writeWithoutTransaction { try $0.execute(sql: statements) }
    try queue.close()
  }

  /// All seasons.
  func seasons() async throws -> [IMDbSeason] {
    let queue = try DatabaseQueue(path: path)
    return try await queue.read { database in
      try Row.fetchAll(database, sql: "SELECT series, number, episodes FROM season").compactMap {
        IMDbSeason(series: $0[0], storedNumber: $0[1], coded: $0[2])
      }
    }
  }
}
