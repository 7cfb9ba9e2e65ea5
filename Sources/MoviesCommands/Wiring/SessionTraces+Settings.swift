import MoviesSession

extension SessionTraces {
  /// Makes the traces of a session; returns `nil`, without reading any key, if nothing is recorded
  /// or logged.
  ///
  /// - Parameters:
  ///   - recordFile: The file for a recording of the whole session; `nil` for none.
  ///   - configuration: The configuration, which says what is recorded, logged and redacted.
  ///   - invocation: The run of the program, with its keys and folders.
  init?(
    recordFile: String?, _ configuration: Configuration, in invocation: Invocation
  ) {
    let settings = configuration.settings
    guard recordFile != nil || settings.recording.keepLast || settings.logging.file != nil else {
      return nil
    }
    self.init(
      recordFile: recordFile,
      ring: settings.recording.keepLast ? RecordingRing(invocation.directories) : nil,
      log: settings.logging.file.map { SessionLog(file: $0, level: settings.logging.level) },
      redaction: configuration.redaction(in: invocation))
  }
}

extension RecordingRing {
  /// Makes the ring in its folder; returns `nil` if there is no folder for state.
  init?(_ directories: Directories) {
    guard let state = directories.state else { return nil }
    self.init(folder: state + "/recordings")
  }
}
