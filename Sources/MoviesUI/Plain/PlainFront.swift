public import MoviesCore
import Titles

/// The linear front of the app: describes the state in lines, and reads commands from lines.
///
/// It remembers what was said and what the user waits for, and nothing else; everything it says
/// comes from the state, and everything it does is an action.
///
///     var front = PlainFront(name: "movies-tui 1.0")
///     let actions = front.take(.search("batman"), state)
///     // dispatch the actions, and whenever the state changed:
///     for line in front.report(state) { print(line) }
public struct PlainFront: Sendable {
  /// What the user waits for.
  enum Wait: Sendable, Equatable {
    case search
    case year
    case rows
    /// The rows in another order, and how much of the list is sorted.
    case sorted
    /// The rows that a filter accepts, or what is wrong with the filter.
    case filtered
    /// The rest of the list, and then the rows.
    case rest
    /// The facts that the list lacks, and then the rows.
    case facts
    case detail(row: Int)
    /// A line about every season of a series.
    case seasons
    /// The episodes of a season.
    case season(Int)
    /// Everything about an episode, by its number in the season.
    case episode(season: Int, number: Int)
    /// Everything about the titles that are compared.
    case comparison
    /// Something from the library, which has ended so many changes before.
    case library(LibraryNeed, after: Int?)
    /// The names that imports have left open.
    case openNames
    /// What the name of a number could mean.
    case candidates(Int)
    /// The titles that are proposed for tonight.
    case proposals
    /// Everything about one of them.
    case proposal(TitleID)
    /// Whether a link could be opened.
    case opening(String)
    /// Words that are ready to be said.
    case words([String])
  }

  /// What is needed from the library.
  enum LibraryNeed: Sendable, Equatable {
    /// What came of a change.
    case change
    /// The titles of a list.
    case rows
    /// The titles of a list that has just been kept.
    case savedRows
    case statistics
  }

  /// How many titles are listed at a time.
  static let listedRows = 10
  /// The screen that is reported to the state: this many rows, and no pane next to them.
  public static let room = ScreenAction.resized(
    ScreenSize(columns: 80, rows: 24), listRows: listedRows)
  /// How many ticks something must load before it is announced: half a second.
  static let patience = 5

  var wait: Wait? = .search
  /// The first row of the ten listed last.
  var start = 0
  /// The titles that were proposed, as long as nothing else was numbered.
  var proposals: [TitleID] = []
  private var greeting: String?
  /// The loading that was announced last.
  private var toldLoading: LoadingProps?
  /// The warning said last, until the user goes on.
  var toldNotice: Notice?
  private var hasToldSource = false
  /// What was said last about the service.
  var toldService = ServiceNews()

  /// A front that waits for the first search and then begins by saying its name.
  ///
  /// - Parameter name: The program's name and version, for the first line.
  public init(name: String) {
    greeting = "\(name), plain mode."
  }

  /// Whether the user is waiting for something, so that the next command has to wait as well.
  public var isWaiting: Bool { wait != nil }

  /// The lines to say now; empty if nothing new has happened.
  public mutating func report(_ state: AppState) -> [String] {
    var lines = serviceNews(in: state) + news(in: state)
    if let wait, let outcome = outcome(of: wait, in: state) {
      self.wait = nil
      if wait.numbersRows { proposals = [] }
      lines += outcome
    } else {
      lines += loading(in: state)
    }
    guard let greeting, let first = lines.first else { return lines }
    self.greeting = nil
    return ["\(greeting) \(first)"] + lines.dropFirst()
  }

  /// What to say before a command is read.
  public func prompt(_ state: AppState) -> String {
    let count = state.list.count
    let parts = [
      count > 0 ? "number to read" : nil, start + Self.listedRows < count ? "n more" : nil,
      "/ search", "? help", "q quit",
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + " > "
  }

  /// A warning that has not been said yet.
  private mutating func news(in state: AppState) -> [String] {
    guard state.screen.notice != toldNotice else { return [] }
    toldNotice = state.screen.notice
    guard let notice = toldNotice, notice.isWarning else { return [] }
    return [notice.words.capitalizedFirst]
  }

  /// What has been loading for longer than a moment; said once.
  private mutating func loading(in state: AppState) -> [String] {
    let ids = awaitedRequests(in: state)
    let flight = state.loading.inFlight.first { flight in
      flight.age >= Self.patience && (flight.ticket.id?.question).map(ids.contains) == true
    }
    let loading = flight.map { LoadingProps($0, in: state).announced }
    guard let loading, loading != toldLoading else { return [] }
    toldLoading = loading
    return ["\(loading.words.capitalizedFirst) …"]
  }

  /// Where the bundled titles come from, once.
  mutating func source(of state: AppState) -> [String] {
    guard !hasToldSource, case .demo = state.source else { return [] }
    hasToldSource = true
    return [DataSource.demoHint]
  }
}

extension PlainFront.Wait {
  /// Whether it ends with a list whose rows have numbers.
  fileprivate var numbersRows: Bool {
    switch self {
    case .search, .year, .rows, .sorted, .filtered, .rest, .facts, .library(.rows, _): true
    case .detail, .seasons, .season, .episode, .comparison, .library, .openNames, .candidates,
      .proposals,
      .proposal,
      .opening, .words:
      false
    }
  }
}
