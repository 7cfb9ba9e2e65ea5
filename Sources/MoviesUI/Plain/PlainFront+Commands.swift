public import MoviesCore
public import Redux
import Titles

extension PlainFront {
  /// Starts what a command asks for.
  ///
  /// - Returns: The actions to dispatch; ``report(_:)`` tells their outcome.
  public mutating func take(_ command: PlainCommand, _ state: AppState) -> [any Action] {
    toldNotice = nil
    let isDropped = state.stepInQuestion != nil && command != .agree
    let dropping: [any Action] = isDropped ? [ScreenAction.overlayClosed] : []
    return [ScreenAction.noticeExpired] + dropping + actions(for: command, state)
  }

  /// The actions to dispatch now that more is known: opening the title of the row to be read.
  public func followUp(_ state: AppState) -> [any Action] {
    guard let title = titleToOpen(state), state.screen.pages.readTitle != title else { return [] }
    return [ScreenAction.titleOpened(title)]
  }

  private func titleToOpen(_ state: AppState) -> TitleID? {
    switch wait {
    case .detail(let row): state.list[row]
    case .episode(let season, let number): state.episode(number, ofSeason: season)?.id
    case .proposal(let id): id
    default: nil
    }
  }

  private mutating func actions(for command: PlainCommand, _ state: AppState) -> [any Action] {
    switch command {
    case .read(let number): read(number, state)
    case .compare(let numbers): compare(numbers, state)
    case .more: list(from: start + Self.listedRows, state)
    case .previous: list(from: start > 0 ? max(0, start - Self.listedRows) : -1, state)
    case .list(let number): list(from: number.map { $0 - 1 } ?? start, state)
    case .search(let text):
      search([SearchAction.edited(TextInput(text: text)), SearchAction.submitted])
    case .kind(let kind): search([SearchAction.kindChosen(kind)])
    case .year(let text):
      search([SearchAction.yearEdited(TextInput(text: text)), SearchAction.yearSubmitted], .year)
    case .filter(let text): filter(by: text, state)
    case .episodes(let season, let episode): self.episodes(season, episode, state)
    case .open(let number): open(number, state)
    case .link(let number):
      say(title(number, state).map { ["\($0), \($0.imdbPage)"] } ?? [PlainWording.whichTitle])
    case .sort(let key): sort(by: key, state)
    case .load: load(state)
    case .watchlist(let numbers): switchWatchlist(numbers, state)
    case .seen(let numbers, let day): see(numbers, on: day, state)
    case .viewings(let numbers, let text): setViewings(numbers, text, state)
    case .rate(let numbers, let rating): rate(numbers, as: rating, state)
    case .note(let numbers, let text): note(numbers, text, state)
    case .add(let numbers, let list): add(numbers, to: list, state)
    case .save(let name): save(name, state)
    case .undo: retrace(.back, state)
    case .redo: retrace(.forth, state)
    case .agree: agree(state)
    case .library(let name): listLibrary(name, state)
    case .statistics: count(state)
    case .openNames: listOpenNames(state)
    case .settle(let number, let choice): settle(number, as: choice, state)
    case .tonight(let text): propose(text, state)
    case .veto(let number): veto(number, state)
    case .retry: retry(state)
    case .stop: stop()
    case .help: say(PlainHelp.lines)
    case .quit: [ScreenAction.quit]
    case .nothing: []
    case .incomplete(let words): say([words])
    case .unknown(let line): say([PlainWording.unknownCommand(line)])
    }
  }

  mutating func say(_ lines: [String]) -> [any Action] {
    wait = .words(lines)
    return []
  }

  private mutating func search(_ actions: [any Action], _ wait: Wait = .search) -> [any Action] {
    self.wait = wait
    start = 0
    return actions
  }

  private mutating func read(_ number: Int, _ state: AppState) -> [any Action] {
    if !proposals.isEmpty { return readProposal(number, state) }
    let count = state.list.count
    guard count > 0 else { return say([PlainWording.nothingListed]) }
    guard 1...count ~= number else {
      return say([PlainWording.numbers(upTo: count)])
    }
    wait = .detail(row: number - 1)
    return [MoviesAction.selected(row: number - 1)]
  }

  private mutating func list(from row: Int, _ state: AppState) -> [any Action] {
    let count = state.list.count
    guard count > 0 else { return say([PlainWording.nothingListed]) }
    guard row >= 0 else { return say([PlainWording.startOfList]) }
    guard row < count else { return say([PlainWording.endOfList(count)]) }
    wait = .rows
    start = row
    // The last row first, then the first one, so that all of them are in view.
    return [
      MoviesAction.selected(row: min(row + Self.listedRows, count) - 1),
      MoviesAction.selected(row: row),
    ]
  }

  private mutating func open(_ number: Int?, _ state: AppState) -> [any Action] {
    guard let title = title(number, state) else { return say([PlainWording.whichTitle]) }
    wait = .opening(title.imdbPage)
    return [LinkAction.openRequested(title)]
  }

  private mutating func sort(by key: TitleOrder.Key?, _ state: AppState) -> [any Action] {
    let listing = list(from: 0, state)
    guard !listing.isEmpty else { return [] }
    wait = .sorted
    // Sorting by something shows the first rows, and may end with a question.
    let sorting: [any Action] = [MoviesAction.sortChosen(key)]
    return key == nil ? sorting + listing : listing + sorting
  }

  private mutating func filter(by text: String, _ state: AppState) -> [any Action] {
    guard state.list.results.count > 0 else { return say([PlainWording.nothingListed]) }
    wait = .filtered
    start = 0
    guard !text.isEmpty else { return [SearchAction.filterCleared] }
    return [SearchAction.filterEdited(TextInput(text: text)), SearchAction.filterSubmitted]
  }

  private mutating func load(_ state: AppState) -> [any Action] {
    if case .facts = state.list.offer {
      wait = .facts
      start = 0
      return [MoviesAction.factsRequested]
    }
    if state.list.missingPages.isEmpty, let offer = state.factsOffer {
      wait = .words([PlainWording.priceOfFacts(offer)])
      return [MoviesAction.restRequested]
    }
    if !state.list.asksForRest, let price = state.priceOfRest {
      wait = .words([PlainWording.priceOfRest(price)])
      return [MoviesAction.restRequested]
    }
    let listing = list(from: start, state)
    guard !listing.isEmpty else { return [] }
    wait = .rest
    return [MoviesAction.restRequested] + listing
  }

  /// The title of a number, or the one that was read last.
  func title(_ number: Int?, _ state: AppState) -> TitleID? {
    guard let number else {
      return state.screen.pages.readTitle ?? state.seriesRead
    }
    if !proposals.isEmpty { return proposal(number) }
    guard 1...max(1, state.list.count) ~= number else { return nil }
    return state.list[number - 1]
  }

  private mutating func retry(_ state: AppState) -> [any Action] {
    guard let wait = waitForRetry(in: state) else { return say([PlainWording.nothingTyped]) }
    self.wait = wait
    return [MoviesAction.retried]
  }

  private mutating func stop() -> [any Action] {
    isWaiting ? [LoadingAction.cancelled] : say([PlainWording.nothingLoading])
  }
}
