import Foundation
import GRDB
import Titles

/// The copies of a library: those beside it that are made by themselves, and those that are asked for.
struct LibraryCopies: Sendable {
  /// The file that is copied.
  private let path: String
  private let clock: @Sendable () -> Date

  init(of path: String, clock: @escaping @Sendable () -> Date) {
    self.path = path
    self.clock = clock
  }

  /// How many copies stay beside the library.
  private static let count = 3

  /// The copies beside the library, the oldest first.
  var all: [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let prefix = (path as NSString).lastPathComponent + ".backup-"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) && !$0.hasSuffix(Self.unfinished) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Makes a copy beside the library, and removes the oldest ones but three.
  ///
  /// - Parameter queue: A connection to the library.
  /// - Throws: A ``LibraryError`` if there is no copy; then the others stay.
  func make(from queue: DatabaseQueue) throws(LibraryError) {
    let copy = newPath
    try write(queue, to: copy)
    // Also the latest one by its name is an old one, if the clock has been set back.
    for other in all.filter({ $0 != copy }).dropLast(Self.count - 1) { unlink(other) }
  }

  /// A name that comes after all others of the same second.
  private var newPath: String {
    let time = "\(path).backup-\(Moment(clock()).stamp)"
    let names = [time] + (1...99).map { time + String(format: "-%02d", $0) }
    let taken = Set(all)
    let next = names.lastIndex(where: taken.contains).map { $0 + 1 } ?? 0
    return names[min(next, names.count - 1)]
  }

  /// The end of the name of a copy that is being written.
  private static let unfinished = ".part"

  /// Copies the library as it is now into a new file; other sessions may read and write meanwhile.
  ///
  /// - Parameters:
  ///   - queue: A connection to the library.
  ///   - copy: The new file, for its owner alone; it is there at once and whole.
  /// - Throws: A ``LibraryError`` about the copy, for example that it exists already.
  func write(_ queue: DatabaseQueue, to copy: String) throws(LibraryError) {
    let part = copy + Self.unfinished
    defer { unlink(part) }
    do {
      guard FileIdentity(copy) == nil else { throw DatabaseTrouble.unwritable("it exists already") }
      unlink(part)
      try fill(part, from: queue)
      // Other than a new name for the file, a further one never replaces anything.
      guard link(part, copy) == 0 else {
        throw DatabaseTrouble.unwritable(String(cString: strerror(errno)))
      }
    } catch {
      throw LibraryError(error, of: copy)
    }
  }

  private func fill(_ part: String, from queue: DatabaseQueue) throws {
    let file = DatabaseFile(
      folder: (part as NSString).deletingLastPathComponent,
      name: (part as NSString).lastPathComponent, isDurable: true)
    try file.make()
    let target = try file.queue(.writeAheadLog)
    defer { try? target.close() }
    try queue.backup(to: target)
    // A file alone, without a log beside it.
    try target.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
  }
}

extension Moment {
  /// The time in UTC as a part of a name, such as `20260131-235959`; later ones sort after it.
  fileprivate var stamp: String {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    let numbers = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { String(format: "%02d", $0) }
    return date.storedDay.filter { $0 != "-" } + "-" + numbers.joined()
  }
}
