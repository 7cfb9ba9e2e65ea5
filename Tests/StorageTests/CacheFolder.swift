import Files
import Foundation
import GRDB
import Storage
import TestSupport
import Testing
import Titles

/// A folder with a cache, as sessions find it one after the other.
struct CacheFolder {
  private let folder: TemporaryFolder
  /// The problems of all sessions.
  let problems = Box<[FileFailure]>([])

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The folder of the file; nothing is there at first.
  var folderPath: String { folder.path + "/cache" }
  /// The file.
  var path: String { folderPath + "/cache.sqlite" }

  /// What a session tells that meets trouble with the file.
  func failure(_ trouble: FileTrouble) -> FileFailure { FileFailure(trouble, of: path) }

  /// What a session tells that has moved a damaged file out of the way.
  var damaged: FileFailure { FileFailure(.damaged, of: path, keptAs: path + ".damaged") }

  /// Writes the file, or what is there in place of its folder.
  func write(_ text: String, to name: String = "cache/cache.sqlite", mode: Int = 0o600) throws {
    try folder.write(text, to: name, mode: mode)
  }

  /// The database of a new session.
  var database: CacheDatabase {
    CacheDatabase(folderPath, problems: problems)
  }

  /// The database of a new session whose SQLite has parameters such as `?vfs=unix-none`.
  func database(_ parameters: String) -> CacheDatabase {
    CacheDatabase(folder: folderPath, parameters: parameters) { [problems] problem in
      problems.change { $0.append(problem) }
    }
  }

  /// Keeps titles in the file and closes it.
  func fill(_ count: Int = 1) async throws {
    let database = database
    let shelf = Shelf(database)
    for number in 0..<count {
      let detail = TitleDetail.lamp.with {
        $0.id = .numbered(7_000_000 + number)
        $0.plot = String(repeating: "\(number) ", count: 200)
      }
      shelf.base.answers(with: detail)
      _ = try await shelf.title(.id(detail.id))
    }
    await database.close()
  }

  /// Expects that everything works as if there had been no file, once without and once with it.
  func expectsNewFile() async throws {
    let shelf = Shelf(database)
    shelf.base.answers(with: .lamp)
    #expect(try await shelf.title().value == .lamp)
    #expect(try await shelf.title(.id(.lamp), .here).value == .lamp)
    let again = Shelf(database)
    #expect(try await again.title(.id(.lamp), .here).value == .lamp)
  }

  /// Expects that answers are kept in memory, and that there is one problem.
  func expectsMemory() async throws {
    let shelf = Shelf(database)
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    #expect(try await shelf.title(.id(.lamp), .here).value == .lamp)
    await #expect(throws: CatalogueError.notHere) { try await shelf.page("lamp", 1, .here) }
    #expect(problems.value.count == 1)
  }

  /// Changes the file as no session would.
  func change(_ statements: String) async throws {
    var configuration = Configuration()
    // A cache that was just opened may still be at work in the background.
    configuration.busyMode = .timeout(10)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try await queue.writeWithoutTransaction { try $0.execute(sql: statements) }
    try queue.close()
  }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
