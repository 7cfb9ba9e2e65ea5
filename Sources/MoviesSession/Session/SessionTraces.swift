internal import MoviesCore
internal import Redux

/// What a session leaves behind in files: recordings and a log, without secrets.
package struct SessionTraces: Sendable {
  /// The file that everything is recorded to; `nil` for none.
  package var recordFile: String?
  /// Where the last actions are kept; `nil` for nowhere.
  package var ring: RecordingRing?
  /// What is logged; `nil` for nothing.
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
  /// Opens the log, if there is to be one.
  ///
  /// - Returns: The middleware that logs the session's actions; `nil` if nothing is logged.
  /// - Throws: A ``Failure`` if the file cannot be written.
  @MainActor
  func logMiddleware() throws(Failure) -> Middleware<AppState>? {
    try log?.middleware(redactedBy: redaction)
  }
}

extension SessionTraces {
  /// The recorders of the session: to the requested file, and to the ring of the last actions.
  ///
  /// If the ring cannot be kept, the session goes on without it.
  ///
  /// - Parameter warn: Gets a sentence if the ring cannot be kept.
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
