internal import Foundation
package import MoviesCore
package import ReduxRecording

/// The reading and writing of files with recordings.
package enum RecordingFile {
  /// Opens a file for a new recording, discarding its contents.
  ///
  /// - Throws: A ``Failure`` that names the file if it cannot be written, or if another session is
  ///   writing it.
  static func create(_ path: String) throws(Failure) -> any ByteSink {
    try OutputFile.open(path, name: "recording", mode: .replacing)
  }

  /// Reads a whole recording.
  ///
  /// The last line is left out if it was cut off, for example by a sudden end of the program.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - warn: Receives a sentence about a line that was left out.
  /// - Returns: The recording, as far as it is complete.
  /// - Throws: A ``Failure`` if the file cannot be read, or if one of its lines is invalid.
  package static func read(
    _ path: String, warn: (String) -> Void
  ) throws(Failure) -> Recording<AppState> {
    let lines = try LineReader(path: path)
    var reader = RecordingReader<AppState>()
    while let line = try lines.next() {
      do throws(RecordingError) {
        try reader.read(line.bytes)
      } catch {
        guard !line.isComplete, reader.lines > 0 else { throw Failure(error, in: path) }
        warn("\(path), line \(error.line), breaks off; it is left out.")
      }
    }
    do throws(RecordingError) {
      return try reader.recording()
    } catch {
      throw Failure(error, in: path)
    }
  }
}

extension Failure {
  fileprivate init(_ error: RecordingError, in path: String) {
    self.init("\(path), \(error).", exitCode: .unreadableData)
  }
}
