internal import Foundation
public import Titles

/// A small text beside a video file.
public enum SmallFile {
  /// The maximum size of an information file, in bytes.
  public static let limit = 256_000

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The maximum size, in bytes.
  /// - Returns: Its bytes; `nil` if it cannot be read, is larger, or is something other than a
  ///   plain file.
  public static func read(_ path: PathBytes, limit: Int = limit) -> [UInt8]? {
    // This function owns the descriptor. A pipe must not make it wait.
    let descriptor = path.withCPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while contents.count <= limit {
      // The array owns the memory, and lends it for the call.
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { return nil }
      if count == 0 { return contents }
      contents += buffer[..<count]
    }
    return nil
  }
}

/// The real path of a file.
public enum RealPath {
  /// Returns the absolute path without links; `nil` if there is nothing at the path.
  ///
  /// - Parameter path: The path, relative to the current folder unless it is absolute.
  /// - Returns: The real path.
  public static func of(_ path: PathBytes) -> PathBytes? {
    // The system makes the text, and this function owns and frees it.
    guard let real = path.withCPath({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return PathBytes(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// Returns whether a path leads to a folder.
  public static func isFolder(_ path: PathBytes) -> Bool {
    (try? FileStatus(of: path))?.isFolder ?? false
  }
}
