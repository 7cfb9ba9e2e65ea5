/// Something that happened: a key was pressed, a reply arrived, a timer ran out.
///
/// Actions are plain values. They say what happened and never do anything themselves: a reducer
/// answers with a new state, a middleware with an effect. The usual shape is one enum per feature,
/// so that the compiler checks every `switch`:
///
/// ```swift
/// enum CounterAction: Action {
///   case incremented
///   case set(Int)
/// }
/// ```
public protocol Action: Sendable {
  /// Whether this action does nothing unless a middleware takes it.
  ///
  /// Default: `true` for every ``AsyncAction`` and every ``Request``, `false` for all others. The
  /// store reports such an action as an ``UntakenAction`` if no middleware has taken it. A type
  /// whose actions may go untaken returns `false`.
  var needsMiddleware: Bool { get }

  /// This action if it is an async action to run, otherwise `nil`. Default: itself for every
  /// ``AsyncAction``.
  ///
  /// This property and the next two are requirements rather than casts: for the first cast of each
  /// type to a protocol, the runtime searches all conformances of the program.
  var asAsyncAction: (any AsyncAction)? { get }

  /// This action if it is a request to send, otherwise `nil`. Default: itself for every
  /// ``Request``.
  var asRequest: (any Request)? { get }

  /// The key of the effects that this action cancels. Default: `nil`, except for ``CancelEffect``
  /// and ``CancelRequest``.
  var endedEffects: EffectKey? { get }
}

extension Action {
  @inlinable public var needsMiddleware: Bool { false }
  @inlinable public var asAsyncAction: (any AsyncAction)? { nil }
  @inlinable public var asRequest: (any Request)? { nil }
  @inlinable public var endedEffects: EffectKey? { nil }

  /// Returns this action as a value of the given type, or `nil` if it is of another type.
  ///
  /// Reducers and middlewares pick out their own actions with it:
  ///
  /// ```swift
  /// guard let action = action.matching(CounterAction.self) else { return }
  /// ```
  ///
  /// The types are compared first, which makes rejecting a foreign action much cheaper than a
  /// conditional cast. The price: the type must be exactly the action's own, so an action that is
  /// an instance of a subclass does not match its superclass.
  ///
  /// - Complexity: O(1), and without an allocation.
  @inlinable
  @inline(__always)
  public func matching<A: Action>(_ type: A.Type) -> A? {
    guard Self.self == A.self else { return nil }
    return self as? A
  }
}
