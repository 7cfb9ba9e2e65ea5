public import Redux

/// The app's own middlewares as a replay needs them: with all that they do to an action on its way,
/// and without anything that they would start.
public func replayMiddlewares() -> [Middleware<AppState>] {
  appMiddlewares(clock: ContinuousClock(), desktop: NoDesktop()).map(\.muted)
}

/// No surroundings at all; in a replay nobody asks for them.
private struct NoDesktop: Desktop {
  func open(_ link: String) async -> OpeningFailure? { .noBrowser }
  func copy(_ text: String) async -> CopyOutcome { .failed(.noClipboard) }
}
