import MoviesSession

extension SessionTraces {
  /// What a session records and logs; `nil` for nothing, and then no key is read.
  ///
  /// - Parameters:
  ///   - recordFile: The file that everything is recorded to; `nil` for none.
  ///   - configuration: What is kept and logged, and what is redacted.
  ///   - invocation: The source of the keys and folders.
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
  /// The ring in its folder; `nil` if nothing can be kept between sessions.
  init?(_ directories: Directories) {
    guard let state = directories.state else { return nil }
    self.init(folder: state + "/recordings")
  }
}
