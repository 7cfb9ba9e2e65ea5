public import Titles

extension CatalogueError {
  /// Whether the same question may be answered later; else only another one helps.
  public var mayPass: Bool {
    switch self {
    case .notFound, .tooManyResults, .nothingToAsk, .incorrectID: false
    default: true
    }
  }

  /// Whether any other request would fail of it as well.
  var concernsEveryRequest: Bool {
    switch self {
    case .keyMissing, .keyRefused, .limitReached, .blocked: true
    default: false
    }
  }

  /// Whether it may be over by now, though nobody did anything about it.
  var passesByItself: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .timedOut, .tooSlow, .serviceFailing: true
    default: false
    }
  }
}
