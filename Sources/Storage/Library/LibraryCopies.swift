import Files
import Foundation
import GRDB
import Titles

/// The copies of a library: automatic ones beside it, and those that the user asks for.
struct LibraryCopies: Sendable {
  /// The path of the library.
  private let path: String
  private let clock: @Sendable () -> Date

  init(of path: String, clock: @escaping @Sendable () -> Date) {
    self.path = path
    self.clock = clock
  }

  /// The number of copies that stay beside the library.
  private static let count = 3

  /// The copies beside the library, the oldest first.
  ///
  /// A file counts as a copy only if its name is exactly that of a copy, and if it is an intact
  /// library. A copy that is dated in the future counts as the oldest, since its date is wrong.
  var all: [String] {
    let now = Moment(clock()).stamp
    let names = names.filter { isLibrary($0) }.sorted()
    let future = names.filter { $0.dropFirst(prefix.count).prefix(now.count) > now }
    return (future + names.dropLast(future.count)).map { "\(folder)/\($0)" }
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }
  private var prefix: String { (path as NSString).lastPathComponent + ".backup-" }

  /// The names of files in the folder that match those of copies.
  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { name in
      guard name.hasPrefix(prefix) else { return false }
      return name.dropFirst(prefix.count).wholeMatch(of: /[0-9]{8}-[0-9]{6}(-[0-9]{2})?/) != nil
    }
  }

  /// Returns whether a file is a library in which SQLite finds no fault.
  private func isLibrary(_ name: String) -> Bool {
    let isFound = try? DatabaseFile(folder: folder, name: name).unchangingQueue().inDatabase {
      try $0.applicationID == LibrarySchema.applicationID
        && String.fetchOne($0, sql: "PRAGMA quick_check(1)") == "ok"
    }
    return isFound ?? false
  }

  /// Makes a copy beside the library, and removes all but the latest three.
  ///
  /// - Parameter queue: A connection to the library.
  /// - Throws: A ``LibraryError`` if no copy was made; then the old ones stay.
  func make(from queue: DatabaseQueue) throws(LibraryError) { try begin(from: queue).keep() }

  /// Makes a copy beside the library, to be kept or dropped later.
  ///
  /// - Parameter queue: A connection to the library.
  /// - Returns: The copy.
  /// - Throws: A ``LibraryError`` if the copy cannot be made.
  func begin(from queue: DatabaseQueue) throws(LibraryError) -> NewCopy {
    let copy = NewCopy(path: newPath, others: self)
    try Self.write(queue, to: copy.path)
    return copy
  }

  /// A new copy, to be kept or dropped.
  struct NewCopy: Sendable {
    fileprivate let path: String
    fileprivate let others: LibraryCopies

    /// Keeps the copy, and removes all but the latest three.
    func keep() {
      for other in others.all.filter({ $0 != path }).dropLast(LibraryCopies.count - 1) {
        unlink(other)
      }
    }

    /// Removes the copy, since the library has not changed.
    func drop() { unlink(path) }
  }

  /// A path that sorts after those of all other copies made in the same second.
  private var newPath: String {
    let time = "\(path).backup-\(Moment(clock()).stamp)"
    let names = [time] + (1...99).map { time + String(format: "-%02d", $0) }
    let taken = Set(self.names.map { "\(folder)/\($0)" })
    let next = names.lastIndex(where: taken.contains).map { $0 + 1 } ?? 0
    return names[min(next, names.count - 1)]
  }

  /// Copies the present library into a new file; other sessions may read and write meanwhile.
  ///
  /// - Parameters:
  ///   - queue: A connection to the library.
  ///   - copy: The path of the new file, which only its owner can read, and which appears when it
  ///     is complete.
  /// - Throws: A ``LibraryError`` about the copy, for example if it exists already.
  static func write(_ queue: DatabaseQueue, to copy: String) throws(LibraryError) {
    do {
      guard try FileIdentity(copy) == nil else {
        throw FileTrouble.unwritable(reason: "it exists already")
      }
      try WholeFile.make(copy) { try fill($0, from: queue) }
    } catch {
      throw LibraryError(error, of: copy)
    }
  }

  private static func fill(_ path: String, from queue: DatabaseQueue) throws {
    let file = DatabaseFile(
      folder: (path as NSString).deletingLastPathComponent,
      name: (path as NSString).lastPathComponent)
    let target = try file.queue(.none)
    defer { try? target.close() }
    try queue.backup(to: target)
    // The copy is a single file, without a log beside it.
    try target.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
  }
}

extension Moment {
  /// The time in UTC as part of a file name, such as `20260131-235959`; later times sort later.
  fileprivate var stamp: String {
    let rest = seconds - day * 86_400
    let numbers = [rest / 3_600, rest / 60 % 60, rest % 60].map { String(format: "%02d", $0) }
    return date.isoText.filter { $0 != "-" } + "-" + numbers.joined()
  }
}
