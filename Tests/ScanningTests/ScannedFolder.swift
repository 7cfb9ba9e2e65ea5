import Foundation
import Scanning
import TestSupport
import Titles

/// A folder with files of any names, to be scanned.
struct ScannedFolder {
  private let folder: TemporaryFolder
  /// A time before that of every file, so that no folder's time is old enough to be trusted.
  static let early = 1_000_000_000

  init() throws { folder = try TemporaryFolder() }

  var root: PathBytes { PathBytes(folder.path) }

  /// Makes files, with the folders around them.
  func make(_ names: String..., size: Int = 10) throws {
    for name in names {
      try folder.write(String(repeating: "x", count: size), to: name)
    }
  }

  /// Makes folders in each other until the path is too long for the system, which nobody can read.
  ///
  /// - Returns: The path of the first one that cannot be read.
  func makeTooDeep(in name: String) throws -> PathBytes {
    let part = [UInt8](repeating: UInt8(ascii: "d"), count: 250)
    var path = PathBytes(self.path(name))
    var current = open(self.path(name), O_RDONLY | O_DIRECTORY)
    defer { close(current) }
    let text = part.map { CChar(bitPattern: $0) } + [0]
    while path.bytes.count < Int(PATH_MAX) {
      guard mkdirat(current, text, 0o700) == 0 else { throw POSIXFailure("mkdirat") }
      let next = openat(current, text, O_RDONLY | O_DIRECTORY)
      close(current)
      current = next
      path = path.appending(part)
    }
    return path
  }

  /// Gives the path of too deep folders a length with which they can be removed.
  func makeShorter(in name: String) {
    rename(path(name) + "/" + String(repeating: "d", count: 250), path("d"))
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  /// Gives a folder a time that is long past.
  func age(_ name: String, to time: Int = 900_000_000) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: TimeInterval(time))],
      ofItemAtPath: path(name))
  }

  func scan(
    knowing known: [SeenFolder] = [], isFull: Bool = false, tell: (Int) -> Void = { _ in }
  ) throws -> RootScan {
    try FolderScanner(knowing: known, isFull: isFull, now: Self.early).scan(root, tell: tell)
  }

  /// The paths of the files that a scan finds, below the folder.
  func names(in scan: RootScan) -> [String] {
    scan.files.map { String($0.path.text.dropFirst(folder.path.count + 1)) }
  }
}
