import FileLocks
import Foundation
import GRDB

/// The file of the cache: how it is made, opened, and moved out of the way.
struct CacheFile: Sendable {
  let folder: String
  /// Added to the file's address for SQLite, such as `?vfs=unix-none`; for tests.
  var parameters = ""

  var path: String { folder + "/" + CacheDatabase.fileName }

  /// How long to wait while other sessions write.
  private static let patience: TimeInterval = 2

  /// How often to try to be alone, 10 ms apart: for five seconds.
  ///
  /// After that the session goes on: this only keeps those apart that start at the same moment.
  private static let attempts = 500

  /// What opening has led to.
  struct Opened {
    /// `nil` if the file cannot be used.
    var connections: CacheConnections?
    var isWritable = true
    var problem: CacheProblem?
  }

  /// Opens the file, creating it and the folder if necessary.
  ///
  /// A damaged file is moved out of the way, and a new one takes its place.
  func open() -> Opened {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    FilePermissions.keepFromOthers(folder)
    let lock = FolderLock(folder, attempts: Self.attempts)
    return withExtendedLifetime(lock) { openAlone() }
  }

  /// Opens the file again after its contents have turned out to make no sense.
  ///
  /// - Parameter identity: The file that made no sense: another session may have moved it already.
  /// - Returns: The new file.
  func reopen(after identity: FileIdentity?) -> Opened {
    let lock = FolderLock(folder, attempts: Self.attempts)
    return withExtendedLifetime(lock) {
      // A newer version may have changed the tables in the meantime.
      let isNewer = try? queue(.writeAheadLog).inDatabase(CacheSchema.isNewer)
      guard FileIdentity(path) == identity, isNewer != true else { return openAlone() }
      return replaced()
    }
  }

  private func openAlone() -> Opened {
    do {
      return try opened()
    } catch {
      let isDamaged = !(error is CacheProblem) && DatabaseTrouble(error) == .damaged
      return isDamaged ? replaced() : Opened(isWritable: false, problem: problem(of: error))
    }
  }

  /// The new file after the damaged one has been moved out of the way.
  private func replaced() -> Opened {
    do {
      let aside = try moveAside()
      var opened = try opened()
      opened.problem = opened.problem ?? .damaged(file: path, keptAs: aside)
      return opened
    } catch {
      return Opened(isWritable: false, problem: problem(of: error))
    }
  }

  /// - Throws: A `DatabaseError`, or a ``CacheProblem``.
  private func opened() throws -> Opened {
    try makeFile()
    do {
      return try connected(with: .writeAheadLog)
    } catch {
      guard DatabaseTrouble(error).isAboutSharedMemory else { throw error }
      return try connected(with: .rollback)
    }
  }

  /// Makes an empty file for its owner alone; SQLite gives the files beside it the same mode.
  private func makeFile() throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw CacheProblem.unreadable(
          file: path,
          reason: status.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is no file")
      }
      FilePermissions.keepFromOthers(path)
      return
    }
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 || errno == EEXIST else {
      throw CacheProblem.unwritable(file: path, reason: String(cString: strerror(errno)))
    }
    if descriptor >= 0 { close(descriptor) }
  }

  private func connected(with journal: Journal) throws -> Opened {
    let writer = try queue(journal)
    guard try !writer.inDatabase(CacheSchema.isNewer) else {
      return Opened(isWritable: false, problem: .newer(file: path))
    }
    let problem = try problem(ofPreparing: writer, journal)
    let reader = journal == .writeAheadLog ? try queue(journal) : writer
    return Opened(
      connections: CacheConnections(reader: reader, writer: writer, identity: FileIdentity(path)),
      isWritable: problem == nil, problem: problem)
  }

  /// Brings the file up to date.
  ///
  /// - Returns: Why it cannot be written, if it can be read as it is; `nil` if it can, or could but
  ///   for other sessions that are writing just now.
  /// - Throws: An error if it cannot be read either.
  private func problem(
    ofPreparing queue: DatabaseQueue, _ journal: Journal
  ) throws -> CacheProblem? {
    do {
      try journal.begin(queue)
      if try !queue.inDatabase(CacheSchema.isComplete) { try CacheSchema.migrate(queue) }
      return nil
    } catch {
      let trouble = DatabaseTrouble(error)
      switch trouble {
      case .full, .unwritable, .busy:
        guard try queue.inDatabase(CacheSchema.isComplete) else { throw error }
        return trouble == .busy ? nil : problem(of: error)
      case .damaged, .unreadable, .withoutSharedMemory: throw error
      }
    }
  }

  private func queue(_ journal: Journal) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.patience)
    configuration.foreignKeysEnabled = false
    configuration.label = "movies-tui.cache"
    configuration.prepareDatabase(journal.prepare)
    return try DatabaseQueue(
      path: parameters.isEmpty ? path : "file:\(path)\(parameters)", configuration: configuration)
  }

  /// Gives the file another name, and those that SQLite keeps beside it.
  private func moveAside() throws -> String {
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else {
      throw CacheProblem.unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    for suffix in ["-wal", "-shm", "-journal"] {
      if rename(path + suffix, aside + suffix) != 0 { unlink(aside + suffix) }
    }
    return aside
  }

  /// What an error means for the user.
  func problem(of error: any Error) -> CacheProblem {
    if let problem = error as? CacheProblem { return problem }
    return switch DatabaseTrouble(error) {
    case .damaged: .unreadable(file: path, reason: "it is damaged")
    case .busy: .unwritable(file: path, reason: "another program is using it")
    case .full: .full(file: path)
    case .unwritable(let reason): .unwritable(file: path, reason: reason)
    case .unreadable(let reason), .withoutSharedMemory(let reason):
      .unreadable(file: path, reason: reason)
    }
  }
}
