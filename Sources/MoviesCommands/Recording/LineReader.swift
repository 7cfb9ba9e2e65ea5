import Foundation

/// Reads a file line by line, without ever holding all of it.
final class LineReader {
  /// A line without its end.
  struct Line {
    var bytes: [UInt8]
    /// Whether the line has an end; only the last one may lack it.
    var isComplete: Bool
  }

  /// The most bytes that a line may have.
  static let limit = 64 << 20

  private let path: String
  private let descriptor: Int32
  private var buffer: ArraySlice<UInt8> = []
  private var number = 0

  /// Opens the file, or a pipe that somebody writes to.
  ///
  /// - Throws: A ``Failure`` where there is no such file, or it cannot be read.
  init(path: String) throws(Failure) {
    self.path = path
    do {
      descriptor = try InputFile.open(path, mayBePipe: true)
    } catch {
      throw Self.failure(error, path)
    }
  }

  deinit { close(descriptor) }

  /// The next line; `nil` at the end.
  ///
  /// - Throws: A ``Failure`` where reading fails, or where a line has no end in sight.
  func next() throws(Failure) -> Line? {
    number += 1
    var line: [UInt8] = []
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer[..<end]
        buffer = buffer[(end + 1)...]
        return Line(bytes: line, isComplete: true)
      }
      line += buffer
      buffer = try chunk()
      guard !buffer.isEmpty else {
        return line.isEmpty ? nil : Line(bytes: line, isComplete: false)
      }
      guard line.count <= Self.limit else {
        throw Failure("\(path), line \(number): it does not end.", exitCode: .unreadableData)
      }
    }
  }

  private func chunk() throws(Failure) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return bytes.prefix(count) }
      guard errno == EINTR else { throw Self.failure(InputFile.Unreadable(errno), path) }
    }
  }

  private static func failure(_ error: InputFile.Unreadable, _ path: String) -> Failure {
    Failure("The recording \(path) cannot be read: \(error.reason).", exitCode: .missingInput)
  }
}
