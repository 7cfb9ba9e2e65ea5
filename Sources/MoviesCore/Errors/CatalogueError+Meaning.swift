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

  /// Whether there was no way to the service, so that only what is here can be shown.
  var isUnreachable: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .timedOut, .tooSlow, .notHere: true
    default: false
    }
  }

  /// Whether it may go away by itself.
  var passesByItself: Bool {
    switch self {
    case .notHere, .cannotResolve, .cannotConnect, .connectionLost, .timedOut, .tooSlow,
      .serviceFailing:
      true
    default: false
    }
  }
}
