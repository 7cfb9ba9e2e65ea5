internal import Foundation
internal import Logging
internal import SafeText

/// A swift-log back end that appends one line per message to a file only its owner can read.
struct LogFile: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  private let sink: any ByteSink

  /// Opens a log, creating it if necessary.
  ///
  /// - Throws: A ``Failure`` that names the file if it cannot be written.
  init(path: String, level: Logger.Level) throws(Failure) {
    sink = try OutputFile.open(path, name: "log file", mode: .appending)
    logLevel = level
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line; one that cannot be written is dropped, since a log must not end a session.
  func log(event: LogEvent) {
    let facts = metadata.merging(event.metadata ?? [:]) { _, new in new }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let time = Date.now.formatted(.iso8601)
    let words = [time, "\(event.level)", "\(event.message)"] + facts
    try? sink.writeLine(Sanitizer.line(words.joined(separator: " "), limit: 2_000))
  }
}
