internal import Foundation
import Titles

/// The names in one folder, with what the system tells of those that matter to a scan.
struct FolderListing {
  /// A name in a folder.
  struct Entry {
    var name: [UInt8]
    var kind: Kind
    var status: FileStatus
  }

  enum Kind {
    case file, folder, link
    /// A folder or a file that the system cannot tell anything about.
    case unreadableFolder
  }

  /// The entries, in the order of their names.
  var entries: [Entry] = []
  /// The names of all visible entries.
  var names: [[UInt8]] = []

  /// Reads a folder.
  ///
  /// - Parameter path: The folder.
  /// - Returns: Its entries; `nil` if not all of them can be read.
  static func read(_ path: PathBytes) -> FolderListing? {
    // This function owns the open folder, and closes it.
    guard let folder = path.withCPath({ opendir($0) }) else { return nil }
    defer { closedir(folder) }
    var listing = FolderListing()
    while true {
      errno = 0
      // The entry belongs to the folder, and is valid until the next one is read.
      guard let entry = readdir(folder) else { break }
      let name = Self.name(of: entry)
      guard !VideoNames.isHidden(name) else { continue }
      listing.names.append(name)
      let type = Int32(entry.pointee.d_type)
      guard Self.matters(name, type) else { continue }
      var status = stat()
      // A name of any type but a plain folder's is followed if it is a link.
      guard path.withName(name, { fstatat(dirfd(folder), $0, &status, 0) }) == 0 else {
        if errno == ENOENT || errno == ELOOP { continue }
        guard type == Int32(DT_DIR) else { return nil }
        listing.entries.append(
          Entry(name: name, kind: .unreadableFolder, status: FileStatus(status)))
        continue
      }
      guard let kind = Self.kind(of: status, name, type) else { continue }
      listing.entries.append(Entry(name: name, kind: kind, status: FileStatus(status)))
    }
    guard errno == 0 else { return nil }
    listing.entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    listing.names.sort { $0.lexicographicallyPrecedes($1) }
    return listing
  }

  /// Copies the name out of an entry.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry) + offset
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  /// Whether the system has to be asked about a name: a plain file matters only by its name.
  private static func matters(_ name: [UInt8], _ type: Int32) -> Bool {
    switch type {
    case Int32(DT_DIR), Int32(DT_LNK), Int32(DT_UNKNOWN): true
    case Int32(DT_REG): VideoNames.isVideo(name) || VideoNames.isInformation(name)
    default: false
    }
  }

  private static func kind(of status: stat, _ name: [UInt8], _ type: Int32) -> Kind? {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: type == Int32(DT_LNK) ? .link : .folder
    case S_IFREG where VideoNames.isVideo(name) || VideoNames.isInformation(name): .file
    default: nil
    }
  }
}

/// The facts that the system tells about a file or folder.
struct FileStatus {
  var inode: Inode
  var size: Int
  /// The time when it last changed, in seconds since 1970.
  var modified: Int
  /// The same time in nanoseconds.
  var modifiedNanoseconds: Int
  var isFolder: Bool

  init(_ status: stat) {
    inode = Inode(
      device: Int(truncatingIfNeeded: status.st_dev), number: Int(truncatingIfNeeded: status.st_ino)
    )
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = time.tv_sec
    modifiedNanoseconds = time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Asks the system about a path, following links.
  ///
  /// - Throws: The system's error number.
  init(of path: PathBytes) throws(SystemCode) {
    var status = stat()
    guard path.withCPath({ stat($0, &status) }) == 0 else { throw SystemCode(number: errno) }
    self.init(status)
  }
}

/// An error number of the system.
struct SystemCode: Error {
  var number: Int32

  /// Whether nothing is at the path, rather than something that cannot be reached.
  var isAbsence: Bool { number == ENOENT || number == ENOTDIR || number == ELOOP }
}

extension PathBytes {
  /// Calls `body` with the path for the system, which is valid only during the call.
  func withCPath<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    withName(bytes, body)
  }

  /// Calls `body` with a name for the system, which is valid only during the call.
  func withName<Value>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Value) -> Value {
    // The array owns the memory; a name ends at its first zero.
    (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("an array with a zero") }
      return body(start)
    }
  }
}
