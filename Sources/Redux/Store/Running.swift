/// Runs an effect while a condition holds.
///
/// ```swift
/// let ticking = running("ticks", while: { (state: AppState) in state.isLoading }) { Ticking() }
/// ```
///
/// - Parameters:
///   - id: The id of the effect, by which it is cancelled.
///   - condition: Whether the effect should run in a state.
///   - effect: Makes the effect, which must have this id.
/// - Returns: The middleware; it hands on every action unchanged.
@inlinable
public func running<State: Sendable>(
  _ id: EffectID, while condition: @escaping @MainActor (State) -> Bool,
  _ effect: @escaping @MainActor () -> any AsyncAction
) -> Middleware<State> {
  running(id, for: { condition($0) ? true : nil }) { _ in effect() }
}

/// Runs an effect while a value of the state calls for it.
///
/// - Parameters:
///   - id: The id of the effect, by which it is cancelled.
///   - select: Selects the value that calls for the effect; `nil` if nothing does.
///   - isNews: Whether the effect restarts when one value replaces another. Default: always.
///   - effect: Makes the effect, which must have this id.
/// - Returns: The middleware; it hands on every action unchanged.
@inlinable
public func running<State: Sendable, Value: Equatable>(
  _ id: EffectID, for select: @escaping @MainActor (State) -> Value?,
  restartingIf isNews: @escaping @MainActor (_ old: Value, _ new: Value) -> Bool = { _, _ in true },
  _ effect: @escaping @MainActor (Value) -> any AsyncAction
) -> Middleware<State> {
  reaction(to: select) { old, new, context in
    guard let new else { return context.dispatch(CancelEffect(id: id)) }
    if let old, !isNews(old, new) { return }
    context.dispatch(effect(new))
  }
}
