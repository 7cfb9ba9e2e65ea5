extension CatalogueError {
  /// Whether a kept answer is better than the error: the question is fine, but there was no way to
  /// ask it.
  package var leavesKeptAnswer: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .insecure, .timedOut, .tooSlow,
      .serviceFailing, .blocked, .limitReached, .unreadable, .tooLarge:
      true
    default: false
    }
  }
}
