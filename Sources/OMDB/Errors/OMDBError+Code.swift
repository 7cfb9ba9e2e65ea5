/// An error as two strings, so that it can travel in an error response and come back the same.
extension OMDBError {
  /// A short stable word for the error, such as `limitReached` or `serviceFailing503`.
  public var code: String {
    switch self {
    case .notFound: "notFound"
    case .tooManyResults: "tooManyResults"
    case .incorrectID: "incorrectID"
    case .keyMissing: "keyMissing"
    case .keyRefused: "keyRefused"
    case .limitReached: "limitReached"
    case .blocked: "blocked"
    case .serviceFailing(let status): "serviceFailing\(status)"
    case .unreadable: "unreadable"
    case .other: "other"
    }
  }

  /// What the error says beyond its code; where that is nothing, its explanation.
  public var message: String {
    switch self {
    case .unreadable(let reason): reason
    case .other(let message): message
    default: explanation
    }
  }

  /// The error with this ``code`` and ``message``; `nil` for a code that is none.
  public init?(code: String, message: String) {
    let plain: [OMDBError] = [
      .notFound, .tooManyResults, .incorrectID, .keyMissing, .keyRefused, .limitReached, .blocked,
      .unreadable(reason: message), .other(message: message),
    ]
    if let error = plain.first(where: { $0.code == code }) {
      self = error
    } else if code.hasPrefix("serviceFailing"), let status = Int(code.dropFirst(14)) {
      self = .serviceFailing(status: status)
    } else {
      return nil
    }
  }
}
