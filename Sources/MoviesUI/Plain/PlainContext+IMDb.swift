import MoviesCore

/// The verb for IMDb's data.
extension PlainContext {
  /// Reports the state of IMDb's data, asks before it is fetched, or stops that.
  func imdb() throws(PlainRefusal) -> PlainPlan {
    switch text.lowercased() {
    case "", "status": return PlainPlan(saying: [state.imdbStatus])
    case "import", "update":
      guard state.imdb.work == nil else { throw PlainRefusal(state.imdbStatus) }
      return PlainPlan([.call(.imdb)]) { $0.state.imdbQuestionLines }
    case "stop":
      guard state.imdb.work != nil else { throw PlainRefusal(state.imdbStatus) }
      return PlainPlan(
        [.action(IMDbAction.stopped)], saying: [IMDbWording.words(IMDbNotice.stopped)])
    default: throw usage
    }
  }
}

extension AppState {
  /// The job with IMDb's data that the user is asked to agree to; `nil` for none.
  var imdbJobInQuestion: IMDbJob? {
    guard case .imdb(.begin(let job, _)) = prompt?.question else { return nil }
    return job
  }

  /// The lines of the question about IMDb's data.
  fileprivate var imdbQuestionLines: [String] {
    guard case .imdb(let question) = prompt?.question else { return [] }
    return [
      IMDbWording.title(question).asSentence, IMDbWording.words(question),
      PlainWording.agreeOrLeave,
    ]
  }

  /// A sentence about the state of IMDb's data.
  fileprivate var imdbStatus: String {
    if let work = imdb.work { return IMDbWording.sentence(about: work) }
    if case .imdb(_, let day?) = list.source { return PlainWording.imdbInstalled(of: day) }
    if imdb.isInstalled { return PlainWording.imdbInstalled }
    return imdb.cost == nil
      ? IMDbWording.words(IMDbNotice.notFromHere) : PlainWording.imdbNotInstalled
  }
}
