/// Writes a whole file in the background, and hands the result to a completion.
///
/// The file is replaced as a whole and is its owner's alone (mode 0600); its directory must exist. A
/// write that has begun is not undone by a cancellation. With `scheduling: .debounced(…)` and an id
/// many changes become one write.
///
/// ```swift
/// store.dispatch(
///   DiskWrite<AppState>(bytes, to: path, id: "history") { result, dispatch in
///     if case .failure(let error) = result { dispatch(HistoryAction.notSaved(error)) }
///   })
/// ```
public struct DiskWrite<State: Sendable>: AsyncAction {
  public let id: EffectID?
  public let scheduling: EffectScheduling
  private let bytes: [UInt8]
  private let path: String
  private let completion: @MainActor (Result<Void, DiskError>, Dispatch) -> Void

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - bytes: What the file will hold.
  ///   - path: The file to write.
  ///   - id: The name to replace and cancel it by.
  ///   - scheduling: When it starts, and what it replaces.
  ///   - completion: Given nothing or the error, and the store's dispatch. Not called when the action
  ///     was cancelled meanwhile.
  public init(
    _ bytes: [UInt8],
    to path: String,
    id: EffectID? = nil,
    scheduling: EffectScheduling = .concurrent,
    completion: @escaping @MainActor (Result<Void, DiskError>, Dispatch) -> Void
  ) {
    self.bytes = bytes
    self.path = path
    self.id = id
    self.scheduling = scheduling
    self.completion = completion
  }

  public func execute(_ context: StoreContext<State>) async {
    let result = await File.replace(path, with: bytes)
    guard !Task.isCancelled else { return }
    completion(result, context.dispatch)
  }
}
