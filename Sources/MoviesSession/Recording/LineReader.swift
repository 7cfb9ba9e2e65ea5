internal import Foundation
internal import ReduxRecording

/// Reads a recording line by line, up to the size limit of recordings, without holding all of it in
/// memory.
final class LineReader {
  /// A line without its end.
  struct Line {
    var bytes: [UInt8]
    /// Whether the line has an end; only the last line may lack one.
    var isComplete: Bool
  }

  private let path: String
  private let descriptor: Int32
  private let sizeLimit: Int
  private var size = 0
  private var buffer: ArraySlice<UInt8> = []
  private var number = 0

  /// Opens the file, or a pipe that has a writer.
  ///
  /// - Throws: A ``Failure`` if the file does not exist, cannot be read, or is too large.
  init(path: String, sizeLimit: Int = RecordingFormat.sizeLimit) throws(Failure) {
    self.path = path
    self.sizeLimit = sizeLimit
    do {
      descriptor = try InputFile.open(path, mayBePipe: true)
    } catch {
      throw Self.failure(error, path)
    }
    // The size of a pipe is not known in advance.
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_size > sizeLimit {
      throw tooLarge(Int(status.st_size).megabytes)
    }
  }

  deinit { close(descriptor) }

  /// Returns the next line; `nil` at the end.
  ///
  /// - Throws: A ``Failure`` if reading fails, or if the file or a line is too long for a
  ///   recording.
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
      guard line.count <= RecordingFormat.lineLimit else {
        throw Failure(
          "\(path), line \(number): it is longer than \(RecordingFormat.lineLimit.megabytes).",
          exitCode: .unreadableData)
      }
    }
  }

  private func chunk() throws(Failure) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 {
        size += count
        guard size <= sizeLimit else { throw tooLarge("more than \(sizeLimit.megabytes)") }
        return bytes.prefix(count)
      }
      guard errno == EINTR else { throw Self.failure(InputFile.Unreadable(errno), path) }
    }
  }

  private func tooLarge(_ size: String) -> Failure {
    Failure(
      "The recording \(path) is \(size); the most that can be replayed is \(sizeLimit.megabytes).",
      exitCode: .unreadableData)
  }

  private static func failure(_ error: InputFile.Unreadable, _ path: String) -> Failure {
    Failure("The recording \(path) cannot be read: \(error.reason).", exitCode: .missingInput)
  }
}

extension Int {
  /// This number of bytes in megabytes, rounded up, such as `64 MB`.
  var megabytes: String { "\((self + 999_999) / 1_000_000) MB" }
}
