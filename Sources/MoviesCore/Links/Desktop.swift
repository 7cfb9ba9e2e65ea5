/// The services of the desktop for a link or a text.
public protocol Desktop: Sendable {
  /// Opens a link in a browser; returns why it cannot.
  ///
  /// It may take until the browser is closed. If the task is cancelled, it stops waiting, and the
  /// browser stays.
  @MainActor func open(_ link: String) async -> OpeningFailure?
  /// Puts a text on the clipboard.
  ///
  /// If the task is cancelled, it ends everything it has started, and then returns.
  @MainActor func copy(_ text: String) async -> CopyOutcome
}

/// The outcome of copying a text.
public enum CopyOutcome: Sendable, Hashable {
  /// It is on a clipboard.
  case copied
  /// It was sent to the terminal, which does not say whether it took it.
  case sentToTerminal
  case failed(CopyingFailure)
}
