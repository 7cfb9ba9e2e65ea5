public import Titles

/// The progress of the search: one message at a time, if any.
public enum StatusProps: Sendable, Equatable {
  /// Something is loading; `frame` moves the spinner.
  case loading(LoadingProps, frame: Int)
  /// The user stopped the search.
  case stopped
  /// The rows on the screen are incomplete or out of date, and getting better ones failed.
  case notCompleted(CatalogueError)
  /// The titles on the screen were not found by the words in the search line.
  case fellBack(Fallback)

  /// Selects the status; returns `nil` without one.
  init?(_ state: borrowing AppState) {
    if let lookUp = state.screen.pages.lookUp {
      self = .loading(.facts(done: lookUp.done, of: lookUp.count), frame: state.loading.ticks)
    } else if let flight = state.awaitedLong {
      self = .loading(LoadingProps(flight, in: state), frame: state.loading.ticks)
    } else if state.screen.pages.library != nil {
      return nil
    } else if state.errors.search == .cancelled {
      self = .stopped
    } else if let error = state.listError {
      self = .notCompleted(error)
    } else if let fallback = state.list.answer?.fallback, !state.list.isStale,
      state.suggestion == nil
    {
      self = .fellBack(fallback)
    } else {
      return nil
    }
  }
}

/// The purpose of a request in flight.
public enum LoadingProps: Sendable, Equatable {
  case search(TitleQuery)
  /// The search is being tried with other words.
  case trying(Fallback)
  case page(Int)
  /// The details of the title with this name.
  case title(named: String)
  case season(Int)
  /// The missing facts of this many titles in a list.
  case facts(done: Int, of: Int)
  /// The titles that an open name could mean.
  case candidates
  /// A request without an id.
  case request(number: Int)

  public init(_ flight: LoadingState.Flight, in state: borrowing AppState) {
    switch flight.ticket.id?.question {
    case .search:
      let query = state.results.asked.map(LoadingProps.search)
      self =
        state.results.tried.map(LoadingProps.trying) ?? query
        ?? .request(number: flight.ticket.number)
    case .page(let number): self = .page(number)
    case .title(let id) where state.isLookingUp(id):
      let lookUp = state.screen.pages.lookUp
      self = .facts(done: lookUp?.done ?? 0, of: lookUp?.count ?? 0)
    case .title(let id): self = .title(named: state.titles.summary(of: id)?.title ?? id.rawValue)
    case .season(_, let number): self = .season(number)
    case .candidates: self = .candidates
    case .poster, .here, nil: self = .request(number: flight.ticket.number)
    }
  }
}

extension ErrorsState {
  /// The error of the first failed page.
  fileprivate var firstOfPages: CatalogueError? {
    byRequest.filter { $0.key.page != nil }.min { $0.key < $1.key }?.value
  }
}

extension AppState {
  /// The reason why no better rows than those on the screen could be loaded.
  fileprivate var listError: CatalogueError? {
    let list = list
    guard list.results.count > 0, !list.isStale else { return nil }
    if let error = errors.search { return isNews(error) ? error : nil }
    guard !errors.byRequest.isEmpty else { return nil }
    guard list.arranged == nil else { return errors.firstOfPages.flatMap { isNews($0) ? $0 : nil } }
    guard let pages = list.pages(ofRows: list.visible) else { return nil }
    return pages.lazy.filter { list.results.pages[$0] != nil }.compactMap(errors.page)
      .first(where: isNews)
  }

  /// Whether an error adds to what the screen shows already; an unreachable service does not while
  /// the session is offline, and finding nothing does not if the rows are from the same source.
  private func isNews(_ error: CatalogueError) -> Bool {
    if error.isNotFound || error == .tooManyResults {
      return list.answer?.source != error.answerer ?? source
    }
    return !(service.isOffline && error.isUnreachable)
  }
}
