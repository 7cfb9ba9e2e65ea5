/// An ``AsyncAction`` written inline, where it is dispatched.
///
/// ```swift
/// store.dispatch(
///   Thunk { context in
///     let movies = await service.movies(matching: context.getState().query)
///     context.dispatch(MoviesAction.setMovies(movies))
///   })
/// ```
public struct Thunk<State: Sendable>: AsyncAction {
  public let id: EffectID?
  public let scheduling: EffectScheduling
  private let work: @MainActor (StoreContext<State>) async -> Void

  /// Makes an action from a closure.
  ///
  /// - Parameters:
  ///   - id: The id by which the action can be replaced or cancelled.
  ///   - scheduling: When the work starts, and which effects it replaces.
  ///   - work: The work that ``execute(_:)`` does.
  public init(
    id: EffectID? = nil,
    scheduling: EffectScheduling = .concurrent,
    _ work: @escaping @MainActor (StoreContext<State>) async -> Void
  ) {
    self.id = id
    self.scheduling = scheduling
    self.work = work
  }

  public func execute(_ context: StoreContext<State>) async { await work(context) }
}
