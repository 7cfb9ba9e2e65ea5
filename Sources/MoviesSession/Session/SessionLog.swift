package import Logging
internal import MoviesCore
internal import Redux
internal import ReduxHTTP

/// Where a session logs what it does, and how much of it.
package struct SessionLog: Sendable {
  /// The file that is appended to.
  package var file: String
  package var level: Logger.Level

  package init(file: String, level: Logger.Level) {
    self.file = file
    self.level = level
  }
}

extension SessionLog {
  /// What logs a session's actions.
  ///
  /// Actions are named, not spelled out: what they carry is long, and nobody else's business. A key
  /// that somebody typed as a search is hidden.
  ///
  /// - Parameter redaction: Takes out of what is logged what must not get into it.
  /// - Returns: The middleware, with its file open.
  /// - Throws: A ``Failure`` where the file cannot be written.
  @MainActor
  func middleware(redactedBy redaction: Redaction) throws(Failure) -> Middleware<AppState> {
    let handler = try LogFile(path: file, level: level)
    let logger = Logger(label: "movies-tui") { _ in handler }
    let format = LogFormat<AppState>(
      level: level(of:),
      action: { facts(about: $0).map(redaction.applied) })
    return loggerMiddleware(logger: logger, format: format)
  }

  /// Requests and failures matter most; ticks least.
  private func level(of action: any Action) -> Logger.Level {
    switch action {
    case RequestLifecycle.failed: .warning
    case is RequestLifecycle: .info
    case is LoadingAction: .trace
    default: .debug
    }
  }

  /// What is told about a request: what it was for, and how it ended.
  private func facts(about action: any Action) -> String? {
    switch action {
    case RequestLifecycle.started(let ticket): "\(ticket.number) started: \(ticket.label)"
    case RequestLifecycle.succeeded(let ticket, let status): "\(ticket.number) ended: \(status)"
    case RequestLifecycle.failed(let ticket, let error): "\(ticket.number) failed: \(error)"
    case RequestLifecycle.cancelled(let ticket): "\(ticket.number) cancelled"
    default: nil
    }
  }
}
