public import Redux
import Titles

/// Returns the middlewares of a session with files of the user's own.
///
/// - Parameters:
///   - clock: Measures delays.
///   - service: The files.
/// - Returns: The middlewares, in their order; each hands on every action unchanged.
public func filesMiddlewares(
  clock: any Clock<Duration>, service: OwnFileService
) -> [Middleware<AppState>] {
  [
    filesMiddleware(service.files), filesReading,
    requestMiddleware(AppState.self, service, clock: clock),
  ]
}

/// Reads the files again when they may have changed, and scans when the user asks for it.
private func filesMiddleware(_ files: any OwnFiles) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard let action = action.matching(FilesAction.self) else { return next(action) }
      let wasScanning = context.selecting(\.files.isScanning)
      next(action)
      switch action {
      case .changedElsewhere:
        context.dispatch(ReadFiles(known: context.selecting(\.files.revision)))
      case .scanAsked where !wasScanning && context.selecting(\.files.isScanning):
        context.dispatch(ScanningFiles(files: files))
      case .scanStopped where wasScanning:
        context.dispatch(CancelEffect(id: ScanningFiles.name))
        context.dispatch(ScreenAction.noticed(.scanStopped))
      case .scanEnded(let scan):
        context.dispatch(ScreenAction.noticed(.scanned(scan)))
      case .scanFailed(let error):
        context.dispatch(ScreenAction.noticed(.filesFailed(error)))
      default: break
      }
      // A scan that was stopped has changed what it has read.
      switch action {
      case .scanEnded, .scanStopped, .scanFailed:
        context.dispatch(ReadFiles(known: context.selecting(\.files.revision)))
      default: break
      }
    }
  }
}

/// Everything that the screen needs to know of the user's files.
private struct FilesNeeds: Equatable {
  /// The title whose files are named in its details.
  var title: TitleID?
  /// The revision whose facts the page needs.
  var facts: Int?

  init(_ state: borrowing AppState) {
    guard state.files.own != nil else { return }
    if state.showsDetails, let wanted = state.wantedTitle, !state.isSeries(wanted),
      let id = state.fileID(of: wanted), state.files.files(of: id) == nil
    {
      title = id
    }
    if state.screen.pages.ownFiles != nil, !state.files.hasCurrentFacts {
      facts = state.files.revision
    }
  }
}

/// Reads what the screen needs to know of the user's files.
private var filesReading: Middleware<AppState> {
  reaction(to: { FilesNeeds($0) }) { before, now, context in
    if let title = now.title, title != before.title { context.dispatch(GetFiles(title)) }
    if let facts = now.facts, facts != before.facts {
      context.dispatch(GetOwnFileFacts(today: context.selecting(\.today)))
    }
  }
}

/// Runs a scan, and dispatches its progress and its end.
private struct ScanningFiles: AsyncAction {
  typealias State = AppState

  let files: any OwnFiles

  static let name: EffectID = "files scan"
  var id: EffectID? { Self.name }

  func execute(_ context: StoreContext<AppState>) async {
    do throws(LibraryError) {
      let scan = try await files.scan(isFull: false) { count in
        Task { @MainActor in context.dispatch(FilesAction.scanProgressed(count)) }
      }
      context.dispatch(FilesAction.scanEnded(scan))
    } catch {
      if !Task.isCancelled { context.dispatch(FilesAction.scanFailed(error)) }
    }
  }
}
