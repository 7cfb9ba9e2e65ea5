/// The token of an observer: as long as it is kept, the observer is told.
///
/// Let go of the token, or call ``cancel()``, and the observer hears nothing more, not even of the
/// action that is being processed at that moment.
@MainActor
public final class Subscription {
  private var onCancel: (@MainActor () -> Void)?

  @usableFromInline
  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  isolated deinit { cancel() }

  /// Ends the subscription; doing so again changes nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
