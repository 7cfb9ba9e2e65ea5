import Files
import Foundation
import GRDB

/// The file of an SQLite database, with the functions that make and open it.
struct DatabaseFile: Sendable {
  let folder: String
  let name: String
  /// Whether committed transactions survive a loss of power.
  var isDurable = false
  /// The parameters in the file's address for SQLite, such as `?vfs=unix-none`.
  var parameters = ""

  var path: String { folder + "/" + name }

  /// How long to wait while other sessions write, in seconds.
  private static let patience: TimeInterval = 2

  /// The number of attempts to take the folder's lock, 10 ms apart: they last five seconds in
  /// total.
  ///
  /// After that, the session goes on without the lock, which only separates sessions that start at
  /// the same time.
  private static let attempts = 500

  /// Makes the folder, accessible only to its owner, unless it exists.
  func makeFolder() {
    // Opening the file reports whatever is wrong.
    try? PrivateFolder.make(folder)
    FilePermissions.keepFromOthers(folder)
  }

  /// Runs `body` while no other session opens, makes or moves the folder's files.
  func alone<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let lock = FolderLock(folder, attempts: Self.attempts)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Makes an empty file, accessible only to its owner, unless it exists; SQLite gives the files
  /// beside it the same mode.
  ///
  /// - Returns: Whether the file is new.
  /// - Throws: A ``FileTrouble``.
  @discardableResult
  func make() throws -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw FileTrouble.unreadable(
          reason: status.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is not a file")
      }
      FilePermissions.keepFromOthers(path)
      return false
    }
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 || errno == EEXIST else {
      throw FileTrouble(writing: .last(.open))
    }
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  /// Removes the file, together with those that SQLite keeps beside it.
  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Opens a connection without changing the file.
  func queue(_ journal: Journal) throws -> DatabaseQueue {
    var configuration = configuration
    let isDurable = isDurable
    configuration.prepareDatabase { try journal.prepare($0, isDurable: isDurable) }
    return try DatabaseQueue(path: address(parameters), configuration: configuration)
  }

  /// Opens a connection that treats the file as unchanging: without locks, and without files beside
  /// it.
  func unchangingQueue() throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = true
    return try DatabaseQueue(path: address("?immutable=1"), configuration: configuration)
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.patience)
    configuration.foreignKeysEnabled = false
    configuration.label = "movies-tui.\(name)"
    return configuration
  }

  private func address(_ parameters: String) -> String {
    guard !parameters.isEmpty else { return path }
    let path = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "file:\(path)\(parameters)"
  }
}

extension DatabaseFile {
  /// Renames the file, together with those that SQLite keeps beside it.
  ///
  /// - Returns: The new path.
  /// - Throws: A ``FileTrouble``.
  func moveAside() throws -> String {
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else {
      throw FileTrouble.unreadable(reason: SystemError.last(.replace).reason)
    }
    for suffix in ["-wal", "-shm", "-journal"] {
      if rename(path + suffix, aside + suffix) != 0 { unlink(aside + suffix) }
    }
    return aside
  }
}

/// The permissions of files.
enum FilePermissions {
  /// Removes all permissions but the owner's from a file or folder.
  static func keepFromOthers(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    chmod(path, status.st_mode & 0o700)
  }
}

extension DatabaseFile {
  /// Opens the file and migrates it.
  ///
  /// It uses a write-ahead log, or a rollback journal if there is no shared memory; if nothing can
  /// be written, it opens the file only for reading.
  ///
  /// - Parameters:
  ///   - schema: The tables that the file should have.
  ///   - prepare: Called with a connection before the tables of an earlier version are changed.
  /// - Returns: The connections, with a failure if nothing can be written.
  /// - Throws: A ``FileTrouble``, a `DatabaseError`, or any error of `prepare`.
  func connections(
    _ schema: DatabaseSchema, beforeMigrating prepare: (DatabaseQueue) throws -> Void = { _ in }
  ) throws -> DatabaseConnections {
    do {
      try make()
      return try writableConnections(schema, beforeMigrating: prepare)
    } catch {
      guard error.isAboutSharedMemory || FileTrouble(error).isUnwritable else { throw error }
      return try readOnlyConnections(schema, because: error)
    }
  }

  private func writableConnections(
    _ schema: DatabaseSchema, beforeMigrating prepare: (DatabaseQueue) throws -> Void
  ) throws -> DatabaseConnections {
    do {
      return try connections(.writeAheadLog, schema, beforeMigrating: prepare)
    } catch {
      guard error.isAboutSharedMemory else { throw error }
      return try connections(.rollback, schema, beforeMigrating: prepare)
    }
  }

  private func connections(
    _ journal: Journal, _ schema: DatabaseSchema,
    beforeMigrating prepare: (DatabaseQueue) throws -> Void
  ) throws -> DatabaseConnections {
    let writer = try queue(journal)
    var failure: FileFailure?
    if try writer.inDatabase(schema.isUpToDate) {
      failure = try self.failure(ofBeginning: journal, with: writer)
    } else {
      if try writer.inDatabase({ try $0.hasTables }) { try prepare(writer) }
      try journal.begin(writer)
      try schema.migrate(writer)
    }
    let reader = journal == .writeAheadLog ? try queue(journal) : writer
    return DatabaseConnections(
      reader: reader, writer: writer, identity: try FileIdentity(path), failure: failure)
  }

  /// Starts using a journal.
  ///
  /// - Returns: The reason why the file can be read but not written; `nil` if it can be written, or
  ///   if only the current writes of other sessions prevent it.
  /// - Throws: An error if the file cannot be read either.
  private func failure(
    ofBeginning journal: Journal, with writer: DatabaseQueue
  ) throws -> FileFailure? {
    do {
      try journal.begin(writer)
      return nil
    } catch {
      let trouble = FileTrouble(error)
      switch trouble {
      case .full, .unwritable: return FileFailure(trouble, of: path)
      case .locked: return nil
      case .damaged, .newer, .older, .unreadable: throw error
      }
    }
  }

  /// Opens the file as it is, in a folder where nothing can be made beside it.
  ///
  /// - Throws: ``FileTrouble/newer``; otherwise the given error, if the file is of an earlier
  ///   version or cannot be read either.
  private func readOnlyConnections(
    _ schema: DatabaseSchema, because error: any Error
  ) throws -> DatabaseConnections {
    let reader: DatabaseQueue
    do {
      reader = try unchangingQueue()
      guard try reader.inDatabase(schema.isUpToDate) else { throw error }
    } catch FileTrouble.newer {
      throw FileTrouble.newer
    } catch _ {
      throw error
    }
    return DatabaseConnections(
      reader: reader, writer: reader, identity: try FileIdentity(path),
      failure: FileFailure(.unwritable(reason: reason(for: error)), of: path))
  }

  /// The reason why nothing can be written: SQLite does not know that the folder is to blame.
  private func reason(for error: any Error) -> String {
    guard access(folder, W_OK) == 0 else { return SystemError.last(.write).reason }
    return switch FileTrouble(error) {
    case .unwritable(let reason), .unreadable(let reason): reason
    case .damaged, .newer, .older, .full, .locked: "\(error)"
    }
  }
}
