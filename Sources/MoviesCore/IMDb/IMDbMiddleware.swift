public import Redux

/// Does something with IMDb's data in a process of its own.
public protocol IMDbImporter: Sendable {
  /// Starts the process.
  ///
  /// - Parameter job: What it does.
  /// - Returns: What it tells, until it has ended. Whoever no longer listens ends it.
  @MainActor func run(_ job: IMDbJob) -> AsyncStream<IMDbImportNews>
}

/// Starts the process that the user has agreed to, stops it, and notes how it ended.
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

/// Hands on what the process tells.
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
    // A process that is killed tells nothing.
    if !hasEnded { context.dispatch(IMDbAction.told(.failed(reason: nil))) }
  }
}

/// How something with IMDb's data ended, or why it did not begin.
public enum IMDbNotice: Sendable, Codable, Hashable {
  case finished(titles: Int, ratings: Int)
  case nothingNewer
  /// The reason is a sentence; `nil` if nobody knows it.
  case failed(reason: String?)
  case stopped
  /// This session cannot install the data.
  case notFromHere
}

extension IMDbImportNews {
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
