import Files
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite("A database that is only ever replaced as a whole", .timeLimit(.minutes(5)))
struct ReplacedFileTests {
  private let folder: TemporaryFolder
  private let file: ReplacedFile
  private let host: DatabaseHost

  init() throws {
    folder = try TemporaryFolder()
    file = ReplacedFile(folder: folder.path + "/data", name: "films.sqlite") { database in
      let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      guard version <= 1 else { throw FileTrouble.newer }
      _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM film")
    }
    host = DatabaseHost(file, name: "films")
  }

  private var path: String { folder.path + "/data/films.sqlite" }

  /// Puts a file with a film into the place of the one before.
  private func replace(with film: String, version: Int = 1) throws {
    try Self.replace(file, with: film, version: version)
  }

  private static func replace(
    _ file: ReplacedFile, with film: String, version: Int = 1
  ) throws {
    try file.replace { queue in
      try queue.write { database in
        try database.execute(
          sql: """
            PRAGMA user_version = \(version);
            CREATE TABLE film (title TEXT NOT NULL);
            """)
        try database.execute(sql: "INSERT INTO film VALUES (?)", arguments: [film])
      }
    }
  }

  private var film: String? {
    get async throws {
      try await host.read { try String.fetchOne($0, sql: "SELECT title FROM film") }
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data").sorted()
  }

  @Test("Without a file nothing can be read, and none is made")
  func missing() async throws {
    await #expect(throws: FileTrouble.unreadable(reason: "No such file or directory")) {
      try await film
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
    #expect(try file.identity == nil)
    try replace(with: "Alien")
    #expect(try await film == "Alien")
  }

  @Test("The next question after a replacement goes to the new file")
  func replaced() async throws {
    try replace(with: "Alien")
    #expect(try await film == "Alien")
    try replace(with: "Aliens")
    #expect(try await film == "Aliens")
    try FileManager.default.removeItem(atPath: path)
    await #expect(throws: FileTrouble.unreadable(reason: "No such file or directory")) {
      try await film
    }
  }

  @Test("A question that is under way when the file is replaced is answered by the old one")
  func underWay() async throws {
    try replace(with: "Alien")
    let titles = try await host.readAtOnce { [file] database in
      let first = try String.fetchOne(database, sql: "SELECT title FROM film")
      try Self.replace(file, with: "Aliens")
      return [first, try String.fetchOne(database, sql: "SELECT title FROM film")]
    }
    #expect(titles == ["Alien", "Alien"])
    #expect(try await film == "Aliens")
  }

  @Test("Nothing ever stands beside the file, which is its owner's alone")
  func alone() async throws {
    try replace(with: "Alien")
    try replace(with: "Aliens")
    #expect(try await film == "Aliens")
    #expect(try names() == ["films.sqlite"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A replacement that fails leaves the old file, and nothing else")
  func failing() async throws {
    struct Stopped: Error {}
    try replace(with: "Alien")
    #expect(throws: Stopped.self) {
      try file.replace { queue in
        try queue.write { try $0.execute(sql: "CREATE TABLE film (title TEXT)") }
        throw Stopped()
      }
    }
    #expect(try await film == "Alien")
    #expect(try names() == ["films.sqlite"])
  }

  @Test("It is only read")
  func readOnly() async throws {
    try replace(with: "Alien")
    await #expect(throws: FileTrouble.unwritable(reason: "it is only replaced")) {
      try await host.write { try $0.execute(sql: "DELETE FROM film") }
    }
    await #expect(throws: DatabaseError.self) {
      try await host.read { try $0.execute(sql: "DELETE FROM film") }
    }
    #expect(try await film == "Alien")
  }

  @Test("The file of a newer version is left alone, until it is replaced")
  func newer() async throws {
    try replace(with: "Alien", version: 2)
    await #expect(throws: FileTrouble.newer) { try await film }
    try replace(with: "Aliens")
    #expect(try await film == "Aliens")
  }

  @Test("A damaged file is told of, and left as it is")
  func damaged() async throws {
    try folder.write("not a database, but a text of some length", to: "data/films.sqlite")
    do {
      _ = try await film
      Issue.record("It was read.")
    } catch {
      #expect(FileTrouble(error) == .damaged)
    }
    #expect(try names() == ["films.sqlite"])
  }

  @Test("A folder that may only be read is enough")
  func readOnlyFolder() async throws {
    try replace(with: "Alien")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: folder.path + "/data")
    #expect(try await film == "Alien")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.path + "/data")
  }
}
