public import Foundation
import GRDB
import Keeping
import Synchronization
public import Titles

/// The user's video files, as scans have found them: `files.sqlite`.
///
/// Several sessions may use one file at the same time. A name that the user has settled in the
/// library counts at once, without a new scan. The file is opened when it is first needed, and
/// never on the caller's thread; a damaged one is moved aside, and the folders have to be added
/// again.
public final class OwnFileStore: OwnFiles {
  /// The name of the file in its folder.
  public static let fileName = "files.sqlite"

  /// Returns the catalogue that is asked about names, or `nil` to ask nobody.
  public typealias Asked = @Sendable () -> (any Catalogue)?

  let host: DatabaseHost
  let settled: SettledNames
  let asked: Asked
  private let path: String
  private let clock: @Sendable () -> Date
  private let latest = Mutex<Snapshot?>(nil)

  /// Names the folder of the file; the first added folder creates both if necessary, accessible
  /// only to their owner.
  ///
  /// - Parameters:
  ///   - folder: The folder of `files.sqlite`.
  ///   - library: The library in which the user settles names.
  ///   - asked: Returns the catalogue that a scan asks about names, which must answer for
  ///     `CachePolicy.here` without a request.
  ///   - clock: Returns the current time.
  public convenience init(
    folder: String, library: any Library, asking asked: @escaping Asked = { nil },
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    let file = OwnFilesFile(folder: folder)
    self.init(file, at: file.path, library: library, asking: asked, clock: clock)
  }

  /// Makes a store without a file, which disappears with this object.
  public static func inMemory(
    library: any Library, asking asked: @escaping Asked = { nil },
    clock: @escaping @Sendable () -> Date = { Date() }
  ) -> OwnFileStore {
    OwnFileStore(
      MemoryDatabase(schema: OwnFilesSchema.schema), at: "memory", library: library, asking: asked,
      clock: clock)
  }

  private init(
    _ policy: any DatabasePolicy, at path: String, library: any Library,
    asking asked: @escaping Asked, clock: @escaping @Sendable () -> Date
  ) {
    host = DatabaseHost(policy, name: "files")
    settled = SettledNames(library)
    self.path = path
    self.asked = asked
    self.clock = clock
  }

  /// Returns a number that differs after every change of the files, and of the meanings that the
  /// user has given to names, in this session or elsewhere.
  public func revision() async throws(LibraryError) -> Int {
    let meanings = await settled.meanings()
    return try await read { try $0.filesRevision() }.joined(with: meanings)
  }

  public func marks() async throws(LibraryError) -> [TitleID: FileMark] {
    try await snapshot().marks
  }

  public func titles() async throws(LibraryError) -> OwnTitles {
    var titles = try await snapshot().titles
    // A scan that finds nothing new tells only when it was.
    titles.folders = try await folders()
    return titles
  }

  /// The path of the file.
  public var file: String { path }

  /// The paths of the files that change when anything does: the file and its log.
  public var paths: [String] { [path, path + "-wal"] }

  /// Closes the file until it is needed again.
  public func close() { host.closeAndWait() }

  var time: Int { Moment(clock()).seconds }
}

extension OwnFileStore {
  /// Everything that is computed from all files, at one revision.
  struct Snapshot: Sendable {
    var titles: OwnTitles
    var marks: [TitleID: FileMark]
  }

  /// Returns the titles of all files; reads the files only if anything has changed.
  private func snapshot() async throws(LibraryError) -> Snapshot {
    let meanings = await settled.meanings()
    let revision = try await read { try $0.filesRevision() }.joined(with: meanings)
    if let latest = latest.withLock(\.self), latest.titles.revision == revision { return latest }
    let contents = try await readAtOnce { database in
      let names = try FileNameRows.names(in: database)
      let files = try FileRows.files(names: names, in: database)
      return (
        revision: try database.filesRevision().joined(with: meanings),
        files: SettledFiles(files, names: names, meanings),
        facts: try FileNameRows.titles(in: database)
      )
    }
    var facts = contents.facts
    let chosen = contents.files.chosen.subtracting(facts.keys)
    facts.merge(await settled.facts(of: chosen)) { own, _ in own }
    if !chosen.isSubset(of: facts.keys) {
      let candidates = try await read { database in
        try FileNameRows.allCandidates(in: database)
      }
      for title in candidates where chosen.contains(title.id) && facts[title.id] == nil {
        facts[title.id] = title
      }
    }
    var titles = OwnTitles(revision: contents.revision)
    titles.titles = OwnTitle.titles(of: contents.files.files) { id in
      facts[id] ?? TitleSummary(id: id, title: contents.files.name(of: id))
    }
    titles.openNames = contents.files.openNames
    let snapshot = Snapshot(titles: titles, marks: titles.marks)
    latest.withLock { $0 = snapshot }
    return snapshot
  }
}

extension OwnFileStore {
  /// Reads off the caller's thread.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      return try await host.read(body)
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  /// Runs several queries off the caller's thread, isolated from all writers.
  func readAtOnce<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      return try await host.readAtOnce(body)
    } catch {
      throw LibraryError(error, of: path)
    }
  }

  /// Writes in one transaction.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      return try await host.write(body)
    } catch {
      throw LibraryError(error, of: path)
    }
  }
}

extension Database {
  /// The number of changes of the files so far.
  func filesRevision() throws -> Int {
    try Int.fetchOne(cachedStatement(sql: "SELECT revision FROM files")) ?? 0
  }

  /// Increments the revision, so that all sessions notice the change.
  func noteFilesRevision() throws {
    try execute(sql: "UPDATE files SET revision = revision + 1")
  }
}

extension Int {
  /// Joins a revision of the files with that of the meanings, which nobody settles a billion times.
  func joined(with meanings: SettledNames.Meanings) -> Int {
    self &* 1_000_000_007 &+ meanings.revision
  }
}
