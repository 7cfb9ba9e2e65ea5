public import Redux

/// A service that installs or updates IMDb's data in a process of its own.
public protocol IMDbImporter: Sendable {
  /// Starts the process.
  ///
  /// - Parameter job: The job of the process.
  /// - Returns: The news of the process until its end. The process ends early if the stream is no
  ///   longer read.
  @MainActor func run(_ job: IMDbJob) -> AsyncStream<IMDbImportEvent>
}

/// Starts the process that the user has agreed to, stops it, and reports how it ended.
public func imdbMiddleware(_ importer: any IMDbImporter) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      let job = context.selecting { $0.imdb.work?.job }
      next(action)
      guard let action = action.matching(IMDbAction.self) else { return }
      switch action {
      case .agreed where job == nil:
        guard let job = context.selecting({ $0.imdb.work?.job }) else { return }
        context.dispatch(RunningIMDbJob(importer: importer, job: job))
      case .stopped where job != nil:
        context.dispatch(CancelEffect(id: RunningIMDbJob.name))
        context.dispatch(ScreenAction.noticed(.imdb(.stopped)))
      case .told(let news) where job != nil:
        if let notice = news.notice { context.dispatch(ScreenAction.noticed(.imdb(notice))) }
      default: break
      }
    }
  }
}

/// Dispatches the news of the process.
private struct RunningIMDbJob: AsyncAction {
  typealias State = AppState

  let importer: any IMDbImporter
  let job: IMDbJob

  static let name: EffectID = "imdb"
  var id: EffectID? { Self.name }

  func execute(_ context: StoreContext<AppState>) async {
    var hasEnded = false
    for await news in importer.run(job) {
      context.dispatch(IMDbAction.told(news))
      hasEnded = hasEnded || news.notice != nil
    }
    // A process that is killed reports nothing.
    if !hasEnded { context.dispatch(IMDbAction.told(.failed(reason: nil))) }
  }
}

extension IMDbImportEvent {
  /// The notice that the user gets; `nil` for news that the header shows.
  fileprivate var notice: IMDbNotice? {
    switch self {
    case .progressed: nil
    case .finished(let titles, let ratings): .finished(titles: titles, ratings: ratings)
    case .nothingNewer: .nothingNewer
    case .failed(let reason): .failed(reason: reason)
    }
  }
}
