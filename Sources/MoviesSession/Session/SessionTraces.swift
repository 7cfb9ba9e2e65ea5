internal import MoviesCore
internal import Redux

/// The files that a session leaves behind: recordings and a log, without secrets.
package struct SessionTraces: Sendable {
  /// The file for a recording of the whole session; `nil` for none.
  package var recordFile: String?
  /// The ring of files for the last actions; `nil` for none.
  package var ring: RecordingRing?
  /// The log; `nil` for none.
  package var log: SessionLog?
  package var redaction: Redaction

  package init(
    recordFile: String? = nil, ring: RecordingRing? = nil, log: SessionLog? = nil,
    redaction: Redaction
  ) {
    self.recordFile = recordFile
    self.ring = ring
    self.log = log
    self.redaction = redaction
  }
}

extension SessionTraces {
  /// Opens the log, if the session has one.
  ///
  /// - Returns: The middleware that logs the session's actions; `nil` if nothing is logged.
  /// - Throws: A ``Failure`` if the file cannot be written.
  @MainActor
  func logMiddleware() throws(Failure) -> Middleware<AppState>? {
    try log?.middleware(redactedBy: redaction)
  }
}

extension SessionTraces {
  /// Makes the recorders of the session: one for the requested file, and one for the ring of the
  /// last actions.
  ///
  /// If the ring cannot be written, the session continues without it.
  ///
  /// - Parameter warn: Receives a sentence if the ring cannot be written.
  /// - Returns: The recorders, which write nothing yet.
  /// - Throws: A ``Failure`` if the requested file cannot be opened.
  @MainActor
  func recorders(warn: (String) -> Void) throws(Failure) -> [Recorder] {
    var recorders: [Recorder] = []
    if let recordFile {
      recorders.append(Recorder(sink: try RecordingFile.create(recordFile), redaction: redaction))
    }
    if let ring {
      do {
        let next = try ring.take()
        let rotation = Recorder.Rotation(length: RecordingRing.length, next: next)
        recorders.append(Recorder(sink: try next(), redaction: redaction, rotation: rotation))
      } catch {
        warn("\(error.message) The session goes on without it.")
      }
    }
    return recorders
  }
}
