/// Reads a whole file in the background and hands the result to a completion.
///
/// ```swift
/// store.dispatch(
///   DiskRead(path: path) { result, dispatch in
///     dispatch(HistoryAction.loaded(result))
///   })
/// ```
public struct DiskRead<State: Sendable>: AsyncAction {
  public let id: EffectID?
  private let path: String
  private let completion: @MainActor (Result<[UInt8], DiskError>, Dispatch) -> Void

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - path: The file to read.
  ///   - id: The id by which the action can be cancelled.
  ///   - completion: Receives the file's bytes or the error, and the store's dispatch. Not called
  ///     if the action was cancelled.
  public init(
    path: String,
    id: EffectID? = nil,
    completion: @escaping @MainActor (Result<[UInt8], DiskError>, Dispatch) -> Void
  ) {
    self.path = path
    self.id = id
    self.completion = completion
  }

  public func execute(_ context: StoreContext<State>) async {
    let result = await File.contents(of: path)
    guard !Task.isCancelled else { return }
    completion(result, context.dispatch)
  }
}
