extension SessionTraces {
  /// The recorders of the session: to the requested file, and to the ring of the last actions.
  ///
  /// If the ring cannot be kept, the session goes on without it.
  ///
  /// - Parameter warn: Told in words that there is no ring.
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
