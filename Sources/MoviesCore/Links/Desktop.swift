/// The desktop's services for links and texts.
public protocol Desktop: Sendable {
  /// Opens a link in a browser; returns the reason if it fails.
  ///
  /// This may take until the browser is closed. If the task is cancelled, the call stops waiting,
  /// and the browser stays open.
  @MainActor func open(_ link: String) async -> OpeningFailure?
  /// Puts a text on the clipboard.
  ///
  /// If the task is cancelled, the call ends all processes that it has started, and then returns.
  @MainActor func copy(_ text: String) async -> CopyOutcome
}

/// The outcome of copying a text.
public enum CopyOutcome: Sendable, Hashable {
  /// The text is on a clipboard.
  case copied
  /// The text was sent to the terminal, which does not confirm it.
  case sentToTerminal
  case failed(CopyingFailure)
}
