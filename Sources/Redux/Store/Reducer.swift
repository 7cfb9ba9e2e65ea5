/// Changes the state in response to an action: a pure function, without effects and without a
/// clock.
///
/// A reducer changes the state in place. It must not dispatch; doing so stops the program.
public typealias Reducer<State> = @Sendable (_ state: inout State, _ action: any Action) -> Void

/// Makes one reducer from several over the same state, called in the order given.
///
/// ```swift
/// let root = combine(
///   scope(\AppState.movies, moviesReducer),
///   scope(\AppState.search, searchReducer))
/// ```
@inlinable
public func combine<State>(_ reducers: Reducer<State>...) -> Reducer<State> {
  { state, action in
    for reducer in reducers { reducer(&state, action) }
  }
}

/// Lifts the reducer of a slice to a reducer of the whole state.
///
/// - Parameters:
///   - slice: The slice's place in the state.
///   - reducer: The slice's reducer; it receives every action.
/// - Returns: A reducer of the whole state.
@inlinable
public func scope<Root, Slice>(
  _ slice: any WritableKeyPath<Root, Slice> & Sendable,
  _ reducer: @escaping Reducer<Slice>
) -> Reducer<Root> {
  { state, action in reducer(&state[keyPath: slice], action) }
}

/// Lifts a slice's reducer over one type of action to a reducer of the whole state.
///
/// The slice is touched only for actions of that type, which makes a root of many slices cheap:
///
/// ```swift
/// let root = combine(
///   scope(\AppState.movies, MoviesAction.self) { movies, action in
///     switch action {
///     case .setMovies(let list): movies.list = list
///     }
///   })
/// ```
///
/// - Parameters:
///   - slice: The slice's place in the state.
///   - type: The actions that the slice handles, compared as in ``Action/matching(_:)``.
///   - reducer: The slice's reducer.
/// - Returns: A reducer of the whole state.
@inlinable
public func scope<Root, Slice, A: Action>(
  _ slice: any WritableKeyPath<Root, Slice> & Sendable,
  _ type: A.Type,
  _ reducer: @escaping @Sendable (_ slice: inout Slice, _ action: A) -> Void
) -> Reducer<Root> {
  { state, action in
    guard let action = action.matching(type) else { return }
    reducer(&state[keyPath: slice], action)
  }
}
