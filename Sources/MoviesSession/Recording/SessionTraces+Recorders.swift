extension SessionTraces {
  /// What writes the session down: to the file that was asked for, and to the ring of the last
  /// actions, without which a session goes on where it cannot be kept.
  ///
  /// - Parameter warn: Told in words that there is no ring.
  /// - Returns: The recorders, which write nothing yet.
  /// - Throws: A ``Failure`` where the file that was asked for cannot be opened.
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
