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
