/// The token of an observer: while it is kept, the observer is notified.
///
/// Release the token, or call ``cancel()``, and the observer gets no further notices, not even
/// about the action being processed at that moment.
@MainActor
public final class Subscription {
  private var onCancel: (@MainActor () -> Void)?

  @usableFromInline
  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  isolated deinit { cancel() }

  /// Ends the subscription; calling it again has no effect.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
