internal import Foundation
package import MoviesCore
package import ReduxRecording

/// The files that hold recordings.
package enum RecordingFile {
  /// Opens a file for a new recording, discarding its contents.
  ///
  /// - Throws: A ``Failure`` that names the file if it cannot be written, or is being written by
  ///   another session.
  static func create(_ path: String) throws(Failure) -> any ByteSink {
    try OutputFile.open(path, name: "recording", mode: .replacing)
  }

  /// Reads a whole recording.
  ///
  /// A last line that was cut off, as by a sudden end of the program, is left out.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - warn: Told in words about a line that was left out.
  /// - Returns: The recording as far as it goes.
  /// - Throws: A ``Failure``: the file cannot be read, or a line of it is wrong.
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
