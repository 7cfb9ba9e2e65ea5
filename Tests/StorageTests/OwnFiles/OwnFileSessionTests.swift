import Foundation
import GRDB
import Storage
import Testing
import Titles
import TitlesTestSupport

@Suite("Several sessions with the user's own files, and damage", .timeLimit(.minutes(2)))
struct OwnFileSessionTests {
  private let folder: OwnFilesFolder

  init() throws {
    folder = try OwnFilesFolder()
    try folder.make("films/Heat (1995).mkv", "films/Alien (1979).mkv")
  }

  @Test("A session notices what another one has scanned")
  func twoSessions() async throws {
    let (one, other) = (folder.store(), folder.store())
    try await one.add(folder: folder.path("films"))
    let revision = try await other.revision()
    try await one.scan()
    #expect(try await other.revision() != revision)
    #expect(try await other.titles().titles.count == 2)
  }

  @Test("Two scans at once find each file once")
  func scansAtOnce() async throws {
    for number in 1...200 { try folder.make("films/Film Number \(number) (1990).mkv") }
    let stores = [folder.store(), folder.store()]
    try await stores[0].add(folder: folder.path("films"))
    try await withThrowingTaskGroup { group in
      for store in stores { group.addTask { try await store.scan() } }
      for try await scan in group { #expect(scan.files == 202) }
    }
    #expect(try await stores[0].files(limit: 1_000).count == 202)
  }

  @Test("The file is accessible only to its owner")
  func permissions() async throws {
    let store = folder.store()
    try await store.add(folder: folder.path("films"))
    let attributes = try FileManager.default.attributesOfItem(atPath: store.file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A damaged file is kept aside, and a new one is begun")
  func damaged() async throws {
    let store = folder.store()
    try await store.add(folder: folder.path("films"))
    store.close()
    try Data("This is no database, whatever its name says.".utf8)
      .write(to: URL(filePath: store.file))
    #expect(try await store.titles() == OwnTitles())
    try await store.add(folder: folder.path("films"))
    #expect(try await store.scan().new == 2)
    #expect(FileManager.default.fileExists(atPath: store.file + ".damaged"))
  }

  @Test("A file of a newer version is left as it is")
  func newer() async throws {
    let store = folder.store()
    try await store.add(folder: folder.path("films"))
    store.close()
    let queue = try DatabaseQueue(path: store.file)
    try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')") }
    try queue.close()
    let error = await #expect(throws: LibraryError.self) { try await folder.store().titles() }
    #expect(error?.trouble == .newer)
  }
}
