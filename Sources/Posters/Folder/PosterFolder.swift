import Files
import Foundation
import Synchronization

/// The cache of posters on disk: their original bytes, in files named by a hash.
///
/// The cache is a mere convenience: if it cannot be read or written, posters are fetched again.
/// Several sessions may use one folder at the same time, since files are only ever replaced as a
/// whole. Files with other names in the folder are left alone.
public final class PosterFolder: Sendable {
  /// The number and the size of the files in a folder.
  public struct Status: Hashable, Sendable {
    /// The number of files.
    public var files: Int
    /// The total size of the files, in bytes.
    public var bytes: Int

    public init(files: Int = 0, bytes: Int = 0) {
      self.files = files
      self.bytes = bytes
    }
  }

  private enum Problem { case unreadable, unwritable, damaged }

  private let path: String
  private let limit: Int
  private let log: (@Sendable (String) -> Void)?
  private let reported = Mutex<Set<Problem>>([])
  /// The bytes in the folder as far as this session knows; `nil` before they are counted.
  private let estimate = Mutex<Int?>(nil)

  /// The time, in seconds, after which reading a file counts as a new use.
  private static let freshness: TimeInterval = 3_600

  /// Makes a cache in a folder; writing creates the folder if necessary, for its owner alone.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - limit: The maximum size of all files together, in bytes; only approximate while several
  ///     sessions write. Above it, the least recently used files are removed, down to nine tenths.
  ///   - log: Called with a sentence at the first problem of each kind.
  public init(
    path: String, limit: Int = 100_000_000, log: (@Sendable (String) -> Void)? = nil
  ) {
    self.path = path
    self.limit = limit
    self.log = log
  }

  /// Counts the files and their bytes.
  @concurrent
  public func status() async -> Status {
    entries(in: try? Directory(path)).reduce(into: Status()) { status, file in
      status.files += 1
      status.bytes += file.size
    }
  }

  /// Removes all files.
  @concurrent
  public func clear() async {
    guard let directory = try? Directory(path) else { return }
    estimate.withLock { estimate in
      for file in entries(in: directory) { directory.remove(file.name) }
      estimate = nil
    }
  }

  /// Returns the poster kept for an address; `nil` if none is kept, or if it was damaged and has
  /// been removed.
  @concurrent
  package func bytes(of address: PosterAddress) async -> [UInt8]? {
    let name = address.name
    do throws(SystemError) {
      let directory = try Directory(path)
      let limit = PosterLimits.bytes + PosterEntry.overhead
      let contents = try directory.contents(of: name, atMost: limit)
      guard let bytes = contents.flatMap({ PosterEntry.bytes(in: $0, named: name) }) else {
        directory.remove(name)
        report(.damaged, "A damaged poster in \(path) was removed.")
        return nil
      }
      markAsUsed(name, in: directory)
      return bytes
    } catch {
      if error.code != ENOENT {
        report(.unreadable, "Posters in \(path) cannot be read: \(error.reason).")
      }
      return nil
    }
  }

  /// Keeps a poster for an address.
  @concurrent
  package func keep(_ bytes: [UInt8], of address: PosterAddress) async {
    let name = address.name
    do throws(SystemError) {
      let directory = try Directory(creating: path)
      let contents = PosterEntry.contents(for: bytes, named: name)
      try directory.replace(name, with: contents)
      makeRoom(in: directory, after: contents.count)
    } catch {
      report(.unwritable, "Posters cannot be kept in \(path): \(error.reason).")
    }
  }

  /// Marks a file as used now, unless it was used recently.
  ///
  /// This also corrects a time in the future, from before the clock was set back.
  private func markAsUsed(_ name: String, in directory: Directory) {
    guard let file = directory.file(named: name) else { return }
    if abs(file.modified.timeIntervalSinceNow) > Self.freshness { directory.touch(name) }
  }

  private func makeRoom(in directory: Directory, after added: Int) {
    estimate.withLock { estimate in
      if let known = estimate, known + added <= limit {
        estimate = known + added
      } else {
        estimate = evict(from: directory)
      }
    }
  }

  /// Removes the least recently used files if there are too many bytes, and returns the bytes left.
  private func evict(from directory: Directory) -> Int {
    let files = entries(in: directory)
    var bytes = files.reduce(0) { $0 + $1.size }
    guard bytes > limit else { return bytes }
    for file in files.sorted(by: { $0.modified < $1.modified }) where bytes > limit / 10 * 9 {
      directory.remove(file.name)
      bytes -= file.size
    }
    return bytes
  }

  /// Returns the cache's own files, including those of interrupted writes.
  private func entries(in directory: Directory?) -> [Directory.File] {
    (directory?.files ?? []).filter { file in
      let parts = file.name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count <= 2 && parts[0].utf8.count == 64
        && parts[0].allSatisfy("0123456789abcdef".contains)
    }
  }

  private func report(_ problem: Problem, _ sentence: String) {
    guard reported.withLock({ $0.insert(problem).inserted }) else { return }
    log?(sentence)
  }
}

/// The contents of a file in the cache: a poster, followed by a checksum.
///
/// The file is therefore still a JPEG that other programs can show.
enum PosterEntry {
  /// The number of bytes in a file that follow the poster's own.
  static let overhead = 64

  /// Returns the contents of the file for a poster.
  static func contents(for bytes: [UInt8], named name: String) -> [UInt8] {
    bytes + checksum(of: bytes[...], named: name).utf8
  }

  /// Returns the poster in a file's contents; `nil` if they are damaged, or were written for
  /// another name.
  static func bytes(in contents: [UInt8], named name: String) -> [UInt8]? {
    let bytes = contents.dropLast(overhead)
    let checksum = checksum(of: bytes, named: name)
    return contents.suffix(overhead).elementsEqual(checksum.utf8) ? Array(bytes) : nil
  }

  private static func checksum(of bytes: ArraySlice<UInt8>, named name: String) -> String {
    SHA256.hexadecimal(of: Array(name.utf8) + bytes)
  }
}
