public import Redux

/// Something that happens to IMDb's data on this machine.
public enum IMDbAction: Action, Codable, Hashable {
  /// The user has agreed to what it costs.
  case agreed(IMDbJob)
  /// The process has told how far it is, or how it ended.
  case told(IMDbImportNews)
  /// The user has stopped it.
  case stopped
}

extension AppState {
  /// The question that the command about IMDb's data asks; `nil` where nothing can be done here.
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

  /// There is nothing left to stop.
  private mutating func closeQuestionAboutIMDb() {
    if case .imdb(.stop) = prompt?.question { screen.overlay = nil }
  }
}
