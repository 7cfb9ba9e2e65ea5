import Foundation

/// Reads small files whole.
enum TextFile {
  /// Why a file cannot be read, as the end of a sentence about it.
  struct Unreadable: Error {
    var reason: String
  }

  /// The bytes of a file, at most `limit` of them: devices and pipes may never end.
  static func bytes(of path: String, limit: Int) throws(Unreadable) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Unreadable(reason: "it does not exist")
    }
    guard !isDirectory.boolValue else { throw Unreadable(reason: "it is a directory") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Unreadable(reason: "reading it is not allowed")
    }
    defer { try? handle.close() }
    let data: Data
    do {
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw Unreadable(reason: "reading it fails")
    }
    guard data.count <= limit else {
      throw Unreadable(reason: "it has more than \(limit) bytes")
    }
    return [UInt8](data)
  }
}
