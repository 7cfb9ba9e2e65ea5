public import MoviesCore
public import Redux
import Titles

/// The plain-text front of the app: it describes the state in lines, and reads commands from lines.
///
/// It remembers the news it has told, the plan of the last line, and which rows are listed;
/// everything it says comes from the state, and everything it does is an action.
///
///     var front = PlainFront(name: "movies-tui 1.0")
///     front.take(PlainLine("/ batman"), state)
///     // as long as there is one, dispatch front.next(state); and whenever the state has changed:
///     for line in front.report(state) { print(line) }
public struct PlainFront: Sendable {
  /// The screen size that is reported to the state: as many rows as are listed, and no second pane.
  public static let room = ScreenAction.resized(
    ScreenSize(columns: 80, rows: 24), listRows: PlainContext.listedRows)
  /// The number of ticks before a loading request is announced: half a second.
  private static let patience = 5

  /// The plan being carried out; `nil` once its answer has been said.
  private var plan: PlainPlan?
  /// The index of the first listed row, from 0.
  private var start = 0
  /// The number of the library's last outcome before the last line.
  private var outcomesBefore: Int?
  private var greeting: String?
  /// The news that was said unasked.
  private var told: [PlainNews] = []
  private var hasToldSource = false

  /// Creates a front that has not taken a line, and begins its first answer by saying its name.
  ///
  /// - Parameter name: The program's name and version, for the first line.
  public init(name: String) {
    greeting = "\(name), plain mode."
  }

  /// Whether the user is waiting for something, so that the next line has to wait as well.
  public var isWaiting: Bool { plan != nil }

  /// Takes a line: ``next(_:)`` then returns its actions, and ``report(_:)`` its answer.
  public mutating func take(_ line: PlainLine, _ state: AppState) {
    var beginning = [PlainStep.action(ScreenAction.noticeExpired)]
    if let interruption = line.verb.interruption, plan != nil {
      plan?.steps.insert(contentsOf: beginning + [.action(interruption)], at: 0)
      return
    }
    told.removeAll(where: \.isOfLine)
    // Any line ends a question: one that does not agree declines it, and a text that could not be
    // kept has to be typed again.
    if state.screen.overlay != nil { beginning.append(.action(ScreenAction.overlayClosed)) }
    outcomesBefore = state.library.outcome?.number
    let context = PlainContext(line: line, state: state, start: start)
    do throws(PlainRefusal) {
      var plan = try line.verb.plan(in: context)
      plan.steps = beginning + plan.steps
      start = plan.start ?? start
      self.plan = plan
    } catch {
      plan = PlainPlan(beginning, saying: error.words)
    }
  }

  /// Returns the next action to dispatch; `nil` if there is nothing left, or nothing yet.
  public mutating func next(_ state: AppState) -> (any Action)? {
    while let step = plan?.steps.first {
      if step.waits, PlainPrinter(state: state).page.awaitsCatalogue { return nil }
      plan?.steps.removeFirst()
      do throws(PlainRefusal) {
        if let action = try step.action(state) { return action }
      } catch {
        plan = PlainPlan(saying: error.words)
      }
    }
    return nil
  }

  /// Returns the lines to say now; empty if there is no news.
  public mutating func report(_ state: AppState) -> [String] {
    let answer = answer(in: state)
    if answer != nil { plan = nil }
    let lines = news(in: state) + (answer.map { $0 + source(of: state) } ?? [])
    guard let greeting, let first = lines.first else { return lines }
    self.greeting = nil
    return ["\(greeting) \(first)"] + lines.dropFirst()
  }

  /// Returns the prompt before a line is read.
  public func prompt(_ state: AppState) -> String {
    let count = state.list.count
    let parts = [
      count > 0 ? "number to read" : nil,
      start + PlainContext.listedRows < count ? "n more" : nil, "/ search", "? help", "q quit",
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + " > "
  }

  /// Returns the answer to the last line, once nothing that it asked for is pending; `nil` before
  /// that, or if it has been said.
  private func answer(in state: AppState) -> [String]? {
    guard let plan, plan.steps.isEmpty else { return nil }
    switch plan.answer {
    case .words(let words): return words
    case .printed(let print):
      let printer = PlainPrinter(state: state, start: start)
      let page = printer.page
      guard !page.awaitsCatalogue, !awaitsLibrary(plan.needs, page, state) else { return nil }
      return print(printer)
    }
  }

  /// Whether the library has neither answered nor failed.
  private func awaitsLibrary(
    _ needs: Set<PlainPlan.LibraryAnswer>, _ page: PlainPage, _ state: AppState
  ) -> Bool {
    let hasOutcome = state.library.outcome?.number != outcomesBefore
    if hasOutcome, state.library.error != nil { return false }
    return needs.contains(.outcome) && !hasOutcome && !state.isAskedAboutStep
      || needs.contains(.page) && page.awaitsLibrary
  }

  /// Returns the current news that has not been said yet.
  private mutating func news(in state: AppState) -> [String] {
    let notice = state.screen.notice.flatMap { $0.isSaidUnasked ? PlainNews.notice($0) : nil }
    let news = PlainNews.service(state.service) + [notice, loading(in: state)].compactMap(\.self)
    let isOnlineAgain = told.contains(.offline) && !news.contains(.offline)
    let unsaid = news.filter { !told.contains($0) }
    told = told.filter { $0.isOfLine || news.contains($0) } + unsaid
    return (isOnlineAgain ? [PlainWording.online] : [])
      + unsaid.compactMap { $0.words(in: state) }
  }

  /// Returns news of a request that the user has waited for longer than a moment.
  private func loading(in state: AppState) -> PlainNews? {
    guard plan != nil else { return nil }
    let flight = state.awaited.first { $0.age >= Self.patience }
    return flight.map { .loading(LoadingProps($0, in: state).announced) }
  }

  /// Returns a line about the source of the bundled titles, after the first of them.
  private mutating func source(of state: AppState) -> [String] {
    guard !hasToldSource, case .demo = state.source, state.list.count > 0 else { return [] }
    hasToldSource = true
    return [DataSource.demoHint]
  }
}

/// News that plain mode says unasked: once while it holds, or once per line.
enum PlainNews: Sendable, Equatable {
  case offline, saving, usedUp, refused
  case notice(Notice)
  case loading(LoadingProps)

  /// Whether the news is said again if it still holds after the next line.
  var isOfLine: Bool {
    switch self {
    case .notice, .loading: true
    case .offline, .saving, .usedUp, .refused: false
    }
  }

  /// Returns the news about the service.
  static func service(_ service: ServiceState) -> [PlainNews] {
    let isUsedUp = service.requests?.isUsedUp == true
    let isRefused = service.requests?.isRefused == true
    return [
      service.isOffline ? .offline : nil,
      service.savesRequests && !isUsedUp && !isRefused ? .saving : nil,
      isUsedUp ? .usedUp : nil, isRefused ? .refused : nil,
    ].compactMap(\.self)
  }

  /// Returns the words of the news; `nil` if there are none.
  func words(in state: AppState) -> String? {
    switch self {
    case .offline: PlainWording.offline
    case .saving: state.service.requests.map(PlainWording.saving)
    case .usedUp: PlainWording.usedUp
    case .refused: PlainWording.refused
    case .notice(let notice): notice.words.capitalizedFirst
    case .loading(let loading): "\(loading.words.capitalizedFirst) …"
    }
  }
}

extension Notice {
  /// Whether the notice is worth a line unasked.
  var isSaidUnasked: Bool {
    switch self {
    case .imdb(.finished), .imdb(.nothingNewer), .playing, .scanned: true
    default: isWarning
    }
  }
}
