internal import Foundation
package import Logging
internal import MoviesCore
internal import MoviesUI
internal import Redux
internal import SafeText
internal import Titles

/// The log of a session: its file, and the level of detail.
package struct SessionLog: Sendable {
  /// The path of the file, to which lines are appended.
  package var file: String
  package var level: Logger.Level

  package init(file: String, level: Logger.Level) {
    self.file = file
    self.level = level
  }
}

extension SessionLog {
  /// Makes the middleware that logs a session's actions.
  ///
  /// Actions are logged by name, without their contents, which are long and private. A key that was
  /// typed as a search is masked.
  ///
  /// - Parameter redaction: The redaction that removes secrets from the log.
  /// - Returns: The middleware, with its file open.
  /// - Throws: A ``Failure`` if the file cannot be written.
  @MainActor
  func middleware(redactedBy redaction: Redaction) throws(Failure) -> Middleware<AppState> {
    let handler = try LogFile(path: file, level: level)
    let logger = Logger(label: "movies-tui") { _ in handler }
    let format = LogFormat<AppState>(
      level: level(of:),
      action: { facts(about: $0).map(redaction.applied) })
    return loggerMiddleware(logger: logger, format: format)
  }

  /// Returns the level of an action: requests and failures matter most, ticks least.
  private func level(of action: any Action) -> Logger.Level {
    switch action {
    // The poster is then fetched from further away; if that fails, it is a failure of its own.
    case PosterLifecycle.failed(_, .notHere): .debug
    case MoviesLifecycle.failed, PosterLifecycle.failed: .warning
    case is MoviesLifecycle, is GetMovies, MoviesAction.tried: .info
    case is LoadingAction: .trace
    default: .debug
    }
  }

  /// Returns the facts to log about a request: its subject, and how it ended.
  private func facts(about action: any Action) -> String? {
    switch action {
    case let request as GetMovies where request.page == 1: LoadingProps.search(request.query).words
    case MoviesAction.tried(let fallback, _): LoadingProps.trying(fallback).words
    case MoviesLifecycle.started(let ticket):
      "\(ticket.number) started: \(ticket.id?.words ?? "request")"
    case MoviesLifecycle.succeeded(let ticket): "\(ticket.number) ended"
    case MoviesLifecycle.failed(let ticket, let error): "\(ticket.number) failed: \(error)"
    case MoviesLifecycle.cancelled(let ticket): "\(ticket.number) cancelled"
    case PosterLifecycle.failed(let ticket, let error):
      "\(ticket.id?.words ?? "poster") failed: \(error.reason)"
    default: nil
    }
  }
}

/// A swift-log back end that appends one line per message to a file that only its owner can read.
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

  /// Writes a line, or drops it if that fails, since a log must not end a session.
  func log(event: LogEvent) {
    let facts = metadata.merging(event.metadata ?? [:]) { _, new in new }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let time = Date.now.formatted(.iso8601)
    let words = [time, "\(event.level)", "\(event.message)"] + facts
    try? sink.writeLine(Sanitizer.line(words.joined(separator: " "), limit: 2_000))
  }
}
