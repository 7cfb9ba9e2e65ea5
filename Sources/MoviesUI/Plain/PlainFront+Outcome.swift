import MoviesCore
import Titles

extension PlainFront {
  /// The result of what the user waited for, in lines; `nil` while it is loading.
  mutating func outcome(of wait: Wait, in state: AppState) -> [String]? {
    switch wait {
    case .words(let lines): return lines
    case .opening(let link):
      return state.screen.notice?.isWarning == true ? [] : ["Opening \(link)"]
    case .year where state.search.isYearWrong: return state.yearMistake.map { [$0.words] } ?? []
    case .search, .year: return searchOutcome(in: state)
    case .rows: return rowsOutcome(in: state)
    case .sorted:
      let sentence = state.factsSentence ?? state.list.sortedPart?.sentence
      return rowsOutcome(in: state).map { $0 + [sentence].compactMap(\.self) }
    case .filtered: return filterOutcome(in: state)
    case .rest: return restOutcome(in: state)
    case .facts: return factsOutcome(in: state)
    case .detail(let row): return detailOutcome(ofRow: row, in: state)
    case .seasons: return seasonsOutcome(in: state)
    case .season(let number): return seasonOutcome(number, in: state)
    case .episode(let season, let number):
      return episodeOutcome(number, ofSeason: season, in: state)
    case .comparison: return comparisonOutcome(in: state)
    case .library(let need, let number): return libraryOutcome(need, after: number, in: state)
    case .openNames: return openNamesOutcome(in: state)
    case .candidates(let number): return candidatesOutcome(of: number, in: state)
    case .proposals: return proposalsOutcome(in: state)
    case .proposal(let title): return detailOutcome(of: title, in: state)
    }
  }

  /// The requests that the user waits for.
  func awaitedRequests(in state: AppState) -> [MoviesRequestID] {
    switch wait {
    case .search, .year: [.search]
    case .rows, .sorted, .filtered:
      pages(ofRows: listed(in: state), in: state).map { .results(page: $0) }
    case .rest: state.list.pagesOnTheWay.map { .results(page: $0) }
    case .facts: state.list.lookUp?.titles.map(MoviesRequestID.title) ?? []
    case .detail(let row):
      pages(ofRows: row..<(row + 1), in: state).map { MoviesRequestID.results(page: $0) }
        + [state.list[row].map(MoviesRequestID.title)].compactMap(\.self)
    case .seasons, .season, .episode:
      state.seriesRead.map { series in
        state.missingSeasons(of: series).map { MoviesRequestID.season(series, $0) }
          + [state.screen.pages.title].compactMap { $0.map(MoviesRequestID.title) }
      } ?? []
    case .comparison: comparedRequests(in: state)
    case .proposal(let title): [.title(title)]
    case .candidates: [.candidates]
    case .library, .openNames, .proposals, .opening, .words, nil: []
    }
  }

  private mutating func searchOutcome(in state: AppState) -> [String]? {
    guard !state.isLoading(.search) else { return nil }
    if state.search.hasToBeMended, let mistake = state.toldMistake { return [mistake.sentence] }
    let doubt = [state.toldMistake?.sentence].compactMap(\.self)
    let query = state.list.answered ?? state.search.query
    let error = state.errors.search.map { words($0, query: query, in: state) } ?? []
    if !error.isEmpty, state.list.results.count == 0 || state.errors.search == .cancelled {
      return error + doubt
    }
    guard state.search.query != nil else { return [PlainWording.nothingTyped] }
    guard !state.list.isStale, let rows = rowLines(in: state) else { return nil }
    let fallback = state.list.fallback.flatMap { fallback in query.map(fallback.sentence) }
    return doubt + [fallback].compactMap(\.self)
      + [PlainListing.heading(state, rows: listed(in: state))] + rows + age(state.listAge)
      + error + source(of: state)
  }

  private func rowsOutcome(in state: AppState) -> [String]? {
    guard let rows = rowLines(in: state) else { return nil }
    return [PlainListing.continuation(state, rows: listed(in: state))] + rows
  }

  private func filterOutcome(in state: AppState) -> [String]? {
    if let mistake = state.search.filterMistake, state.search.isFilterWrong {
      return [mistake.sentence]
    }
    let open = [state.unjudgedSentence].compactMap(\.self)
    guard let filter = state.list.filter else { return rowsOutcome(in: state) }
    guard state.list.count > 0 else { return [PlainWording.noneLeft(by: filter)] + open }
    return rowsOutcome(in: state).map { $0 + open }
  }

  private func factsOutcome(in state: AppState) -> [String]? {
    guard state.list.lookUp == nil else { return nil }
    let notice = [state.screen.notice].compactMap(\.self).filter { !$0.isWarning }.map(\.words)
    guard state.list.count > 0 else { return notice + (filterOutcome(in: state) ?? []) }
    guard let rows = rowsOutcome(in: state) else { return nil }
    return notice + rows + [state.unjudgedSentence].compactMap(\.self)
  }

  private func restOutcome(in state: AppState) -> [String]? {
    let results = state.list.results
    guard !state.list.isLoadingRest, let rows = rowsOutcome(in: state) else { return nil }
    let error = results.missingPages.lazy.compactMap(state.errors.page).first
    let loaded = Notice.restLoaded(rows: results.loadedCount, of: results.count).words
    return (error.map { words($0, query: nil, in: state) } ?? []) + [loaded] + rows
  }

  private func detailOutcome(ofRow row: Int, in state: AppState) -> [String]? {
    guard let title = state.list[row] else { return missing(row, in: state) }
    return detailOutcome(of: title, in: state)
  }

  /// Everything about a title; `nil` while it is loading.
  func detailOutcome(of title: TitleID, in state: AppState) -> [String]? {
    guard !state.isLoading(.title(title)), state.hasEntry(of: title) else { return nil }
    let known = state.titles.detail(of: title)
    if let known, known.reach == .anywhere || known.quality == .complete {
      return known.value.sentences + state.entrySentences(of: title)
        + age(state.detailAge(of: title))
        + (state.errors.byRequest[.title(title)].map { words($0, query: nil, in: state) } ?? [])
    }
    guard !state.isLoading(.title(title)), let error = state.errors.detail(title) else {
      return nil
    }
    let name = state.titles.summary(of: title)?.title ?? title.rawValue
    return (known?.value.sentences ?? ["\(name):"]) + state.entrySentences(of: title)
      + words(error, query: nil, in: state)
  }

  /// The rows to list, up to the end of the list.
  func listed(in state: AppState) -> Range<Int> {
    let count = state.list.count
    return min(start, count)..<min(start + Self.listedRows, count)
  }

  /// The listed rows; `nil` while one of them is loading.
  ///
  /// A page that failed ends the list.
  func rowLines(in state: AppState) -> [String]? {
    var lines: [String] = []
    for row in listed(in: state) {
      if let title = state.list[row].flatMap(state.titles.summary) {
        let mark = state.library.marks[title.id]
        lines.append(PlainListing.line(title, row: row, mark: mark))
      } else {
        return missing(row, in: state).map { lines + $0 }
      }
    }
    return lines
  }

  /// Why a row is missing; `nil` while its page is loading.
  private func missing(_ row: Int, in state: AppState) -> [String]? {
    let list = state.list
    if list.arranged != nil, !list.isLoadingRest { return [PlainWording.unloaded(number: row + 1)] }
    return pageError(ofRows: row..<(row + 1), in: state)
      .map { [PlainWording.notLoaded(number: row + 1)] + words($0, query: nil, in: state) }
  }

  private func pageError(ofRows rows: Range<Int>, in state: AppState) -> CatalogueError? {
    pages(ofRows: rows, in: state).lazy.compactMap(state.errors.page).first
  }

  /// What the user waits for after a retry: what failed, or else newer answers; `nil` if nothing
  /// was asked.
  func waitForRetry(in state: AppState) -> Wait? {
    let row = state.list.cursor.selection
    if state.errors.search != nil { return .search }
    if state.comparison != nil { return .comparison }
    if let title = state.screen.pages.readTitle,
      state.errors.detail(title) ?? pageError(ofRows: row..<(row + 1), in: state) != nil
    {
      return .detail(row: row)
    }
    if pageError(ofRows: listed(in: state), in: state) != nil { return .rows }
    if let season = state.seriesPage?.part.season { return .season(season) }
    if state.screen.pages.readTitle != nil { return .detail(row: row) }
    return state.search.query == nil ? nil : .search
  }

  private func pages(ofRows rows: Range<Int>, in state: AppState) -> [Int] {
    state.list.pages(ofRows: rows).map(Array.init) ?? []
  }

  /// How old something is, if that is worth saying.
  private func age(_ seconds: Int?) -> [String] { seconds.map { [PlainWording.age($0)] } ?? [] }

  func words(
    _ error: CatalogueError, query: TitleQuery?, in state: AppState
  ) -> [String] {
    let words = ErrorWording(error, query: query, source: state.source, remedies: .plain)
    return ["\(words.headline). \(words.advice)"]
  }
}

extension AppState {
  /// What the list lacks to be sorted or filtered, its price, and the command that looks it up;
  /// `nil` if that is not offered.
  fileprivate var factsSentence: String? {
    guard case .facts(let offer) = list.offer else { return nil }
    return "\(offer.situation) Type load to \(offer.deed)."
  }

  /// The same, or only how many titles the filter cannot judge; `nil` if it judges all of them.
  fileprivate var unjudgedSentence: String? {
    if let sentence = factsSentence { return sentence }
    guard let count = list.arranged?.unjudged.count, count > 0 else { return nil }
    return PlainWording.unjudged(count, of: list.results.loadedCount)
  }

  fileprivate func isLoading(_ id: MoviesRequestID) -> Bool {
    loading.inFlight.contains { $0.ticket.id?.question == id }
  }
}
