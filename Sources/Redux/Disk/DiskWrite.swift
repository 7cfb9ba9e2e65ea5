/// Writes a whole file in the background and hands the result to a completion.
///
/// The file is replaced as a whole and only its owner can read it (mode 0600); its directory must
/// exist. Writes to one path run one after the other, in the order in which they start, so the
/// newest wins. A write that is cancelled before it has replaced the file leaves the file alone.
/// With `scheduling: .debounced(…)` many changes become one write.
///
/// ```swift
/// store.dispatch(
///   DiskWrite(bytes, to: path) { result, dispatch in
///     if case .failure(let error) = result { dispatch(HistoryAction.notSaved(error)) }
///   })
/// ```
public struct DiskWrite<State: Sendable>: AsyncAction {
  /// The given id, or one made from the path.
  public let id: EffectID?
  public let scheduling: EffectScheduling
  private let bytes: [UInt8]
  private let path: String
  private let completion: @MainActor (Result<Void, DiskError>, Dispatch) -> Void

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - bytes: The new contents of the file.
  ///   - path: The file to write.
  ///   - id: The id by which the action can be replaced or cancelled. Without one, the write
  ///     replaces earlier ones to the same path.
  ///   - scheduling: When the write starts, and which earlier ones it replaces.
  ///   - completion: Receives nothing or the error, and the store's dispatch. Not called if the
  ///     action was cancelled.
  public init(
    _ bytes: [UInt8],
    to path: String,
    id: EffectID? = nil,
    scheduling: EffectScheduling = .concurrent,
    completion: @escaping @MainActor (Result<Void, DiskError>, Dispatch) -> Void
  ) {
    self.bytes = bytes
    self.path = path
    self.id = id ?? EffectID(rawValue: "writing \(path)")
    self.scheduling = scheduling
    self.completion = completion
  }

  public func execute(_ context: StoreContext<State>) async {
    let result = await FileQueue.replace(path, with: bytes)
    guard !Task.isCancelled else { return }
    completion(result, context.dispatch)
  }
}

/// Writes to the same file, one after the other, so that the last one requested wins.
@MainActor
enum FileQueue {
  private typealias Write = Task<Result<Void, DiskError>, Never>

  /// The last unfinished write for each file.
  private static var last: [String: Write] = [:]

  /// Writes a whole file as soon as all earlier writes to the same path have ended.
  ///
  /// A write that is cancelled still waits for its turn, and then leaves the file alone.
  static func replace(_ path: String, with bytes: [UInt8]) async -> Result<Void, DiskError> {
    let earlier = last[path]
    let write = Write {
      _ = await earlier?.value
      return await File.replace(path, with: bytes)
    }
    last[path] = write
    defer { if last[path] == write { last[path] = nil } }
    return await withTaskCancellationHandler {
      await write.value
    } onCancel: {
      write.cancel()
    }
  }
}
