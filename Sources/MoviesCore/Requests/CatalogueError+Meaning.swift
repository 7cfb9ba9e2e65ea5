public import Titles

extension CatalogueError {
  /// Whether asking the same question again may help.
  public var mayPass: Bool {
    switch self {
    case .notFound, .notFoundIn, .tooManyResults, .nothingToAsk, .oneYearOnly, .incorrectID: false
    default: true
    }
  }

  /// Whether every other request would fail in the same way.
  var concernsEveryRequest: Bool {
    switch self {
    case .keyMissing, .keyRefused, .limitReached, .blocked: true
    default: false
    }
  }

  /// Whether the service could not be reached, so that only titles on this machine can be shown.
  var isUnreachable: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .timedOut, .tooSlow, .notHere: true
    default: false
    }
  }

  /// Whether the error may go away by itself.
  var passesByItself: Bool {
    switch self {
    case .notHere, .cannotResolve, .cannotConnect, .connectionLost, .timedOut, .tooSlow,
      .serviceFailing:
      true
    default: false
    }
  }
}
