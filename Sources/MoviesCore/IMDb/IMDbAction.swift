public import Redux

/// Events of IMDb's data on this machine.
public enum IMDbAction: Action, Codable, Hashable {
  /// The user agreed to the cost of a job.
  case agreed(IMDbJob)
  /// The process reported its progress or its end.
  case told(IMDbImportEvent)
  /// The user stopped the job.
  case stopped
}

extension AppState {
  /// The question that the command about IMDb's data asks; `nil` if it can do nothing here.
  public var imdbQuestion: IMDbQuestion? {
    if let work = imdb.work { return .stop(work.job) }
    return imdb.cost.map { .begin(imdb.isInstalled ? .update : .install, $0) }
  }

  mutating func reduceIMDb(_ action: IMDbAction) {
    switch action {
    case .agreed(let job):
      screen.overlay = nil
      guard imdb.cost != nil, imdb.work == nil else { return }
      imdb.work = IMDbState.Work(job: job)
    case .told(.progressed(let progress)): imdb.work?.progress = progress
    case .told(.finished):
      imdb.work = nil
      imdb.isInstalled = true
      closeQuestionAboutIMDb()
    case .told(.nothingNewer), .told(.failed):
      imdb.work = nil
      closeQuestionAboutIMDb()
    case .stopped:
      imdb.work = nil
      screen.overlay = nil
    }
  }

  /// Closes the question whether to stop, once there is nothing left to stop.
  private mutating func closeQuestionAboutIMDb() {
    if case .imdb(.stop) = prompt?.question { screen.overlay = nil }
  }
}
