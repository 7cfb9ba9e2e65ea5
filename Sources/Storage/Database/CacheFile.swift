import Files
import Foundation
import GRDB

/// The file of the cache: how it is opened, and moved out of the way.
struct CacheFile: Sendable {
  private let file: DatabaseFile

  /// Names the file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - parameters: Added to the file's address for SQLite, such as `?vfs=unix-none`; for tests.
  init(folder: String, parameters: String = "") {
    file = DatabaseFile(folder: folder, name: CacheDatabase.fileName, parameters: parameters)
  }

  private var path: String { file.path }

  /// What opening has led to.
  struct Opened {
    /// `nil` if the file cannot be used.
    var connections: DatabaseConnections?
    var isWritable = true
    var problem: FileFailure?
  }

  /// Opens the file, creating it and the folder if necessary.
  ///
  /// A damaged file is moved out of the way, and a new one takes its place.
  func open() -> Opened {
    file.makeFolder()
    return file.alone { openAlone() }
  }

  /// Opens the file again after its contents have turned out to make no sense.
  ///
  /// - Parameter identity: The file that made no sense: another session may have moved it already.
  /// - Returns: The new file.
  func reopen(after identity: FileIdentity?) -> Opened {
    file.alone {
      // A newer version may have changed the tables in the meantime.
      let isNewer = try? file.queue(.writeAheadLog).inDatabase(CacheSchema.isNewer)
      guard (try? FileIdentity(path)) == identity, isNewer != true else { return openAlone() }
      return replaced()
    }
  }

  private func openAlone() -> Opened {
    do {
      return try opened()
    } catch {
      switch FileTrouble(error) {
      case .damaged: return replaced()
      case .unwritable(let reason):
        if let opened = try? readOnly(because: reason) { return opened }
      case .unreadable(let reason) where error.isAboutSharedMemory:
        if let opened = try? readOnly(because: reason) { return opened }
      case .locked, .full, .unreadable, .newer: break
      }
      return Opened(isWritable: false, problem: problem(of: error))
    }
  }

  /// The file as it is, in a folder where nothing can be made beside it.
  ///
  /// - Parameter reason: Why it cannot be opened to write, as SQLite tells it.
  /// - Returns: `nil` if it is of an earlier version.
  /// - Throws: An error if it cannot be read either.
  private func readOnly(because reason: String) throws -> Opened? {
    let reader = try file.unchangingQueue()
    guard try !reader.inDatabase(CacheSchema.isNewer) else {
      return Opened(isWritable: false, problem: FileFailure(.newer, of: path))
    }
    guard try reader.inDatabase(CacheSchema.isComplete) else { return nil }
    let isFolderWritable = access(file.folder, W_OK) == 0
    let reason = isFolderWritable ? reason : SystemError.last(.write).reason
    return Opened(
      connections: DatabaseConnections(
        reader: reader, writer: reader, identity: try FileIdentity(path)),
      isWritable: false, problem: FileFailure(.unwritable(reason: reason), of: path))
  }

  /// The new file after the damaged one has been moved out of the way.
  private func replaced() -> Opened {
    do {
      let aside = try moveAside()
      var opened = try opened()
      opened.problem = opened.problem ?? FileFailure(.damaged, of: path, keptAs: aside)
      return opened
    } catch {
      return Opened(isWritable: false, problem: problem(of: error))
    }
  }

  private func opened() throws -> Opened {
    try file.make()
    do {
      return try connected(with: .writeAheadLog)
    } catch {
      guard error.isAboutSharedMemory else { throw error }
      return try connected(with: .rollback)
    }
  }

  private func connected(with journal: Journal) throws -> Opened {
    let writer = try file.queue(journal)
    guard try !writer.inDatabase(CacheSchema.isNewer) else {
      return Opened(isWritable: false, problem: FileFailure(.newer, of: path))
    }
    let problem = try problem(ofPreparing: writer, journal)
    let reader = journal == .writeAheadLog ? try file.queue(journal) : writer
    return Opened(
      connections: DatabaseConnections(
        reader: reader, writer: writer, identity: try FileIdentity(path)),
      isWritable: problem == nil, problem: problem)
  }

  /// Brings the file up to date.
  ///
  /// - Returns: Why it cannot be written, if it can be read as it is; `nil` if it can, or could but
  ///   for other sessions that are writing just now.
  /// - Throws: An error if it cannot be read either.
  private func problem(
    ofPreparing queue: DatabaseQueue, _ journal: Journal
  ) throws -> FileFailure? {
    do {
      try journal.begin(queue)
      if try !queue.inDatabase(CacheSchema.isComplete) { try CacheSchema.migrate(queue) }
      return nil
    } catch {
      let trouble = FileTrouble(error)
      switch trouble {
      case .full, .unwritable, .locked:
        guard try queue.inDatabase(CacheSchema.isComplete) else { throw error }
        return trouble == .locked ? nil : problem(of: error)
      case .damaged, .newer, .unreadable: throw error
      }
    }
  }

  /// Gives the file another name, and those that SQLite keeps beside it.
  private func moveAside() throws -> String {
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else {
      throw FileTrouble.unreadable(reason: SystemError.last(.replace).reason)
    }
    for suffix in ["-wal", "-shm", "-journal"] {
      if rename(path + suffix, aside + suffix) != 0 { unlink(aside + suffix) }
    }
    return aside
  }

  /// What an error means for the user.
  func problem(of error: any Error) -> FileFailure { FileFailure(FileTrouble(error), of: path) }
}
