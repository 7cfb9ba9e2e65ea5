public import Keeping
import ReduxRecording
public import Titles

/// What the session knows of the user's library.
public struct LibraryState: Sendable, Codable, Equatable {
  /// The revision of the library that this is; `nil` before it was read.
  public private(set) var revision: Int?
  @SortedPairs public private(set) var marks: [TitleID: LibraryMark] = [:]
  /// What the user has seen of each series.
  @SortedPairs public private(set) var seenEpisodes: [TitleID: SeenEpisodes] = [:]
  /// The lists that every library has, and then the user's own.
  public private(set) var lists: [LibraryListSummary] = []
  /// The lists that fill themselves.
  public private(set) var livingLists: [LivingList] = []
  /// How many names imports have left open.
  public private(set) var openNames = 0
  /// All that is kept about the titles that were looked at; those about which nothing is are absent.
  @SortedPairs public private(set) var entries: [TitleID: LibraryEntry] = [:]
  /// What the library amounts to; `nil` until somebody asks.
  public private(set) var statistics: LibraryStatistics?
  /// The revision that ``statistics`` are about.
  private(set) var countedRevision: Int?
  /// Why the library could not do what it was last asked for.
  public private(set) var error: LibraryError?
  /// What came of the last change; `nil` before the first one.
  public private(set) var outcome: LibraryOutcome?
  /// The steps that this session made, in their order.
  private(set) var ownSteps: [LibraryStep.ID] = []

  public init() {}

  /// Whether anything is kept about any title.
  public var isEmpty: Bool { marks.isEmpty }

  /// Whether ``statistics`` are about the library as it is.
  public var isCounted: Bool { statistics != nil && revision == countedRevision }

  /// The names of the user's own lists.
  public var listNames: [String] {
    lists.compactMap { if case .named(let name) = $0.list { name } else { nil } }
  }

  /// Changes the slice according to an action.
  static func reduce(_ state: inout LibraryState, _ action: LibraryAction) {
    switch action {
    case .came(let reading):
      state.error = nil
      guard reading.revision != state.revision else { return }
      state.revision = reading.revision
      state.marks = reading.marks
      state.seenEpisodes = seenEpisodes(reading.marks)
      state.lists = reading.lists
      state.livingLists = reading.livingLists
      state.openNames = reading.openNames
      state.entries = [:]
    case .edited(let news):
      state.error = nil
      guard state.revision == news.revisions.before else { return }
      state.take(news)
    case .entriesCame(let entries, let revision):
      // Newer ones stay until the rest of their revision comes.
      if let known = state.revision, revision < known { return }
      for entry in entries { state.hold(entry) }
    case .counted(let statistics, let revision):
      state.statistics = statistics
      state.countedRevision = revision
    case .stepped(let step, let direction):
      if let step, direction == .done { state.ownSteps.append(step.id) }
      state.end(step, direction)
    case .failed(let error):
      state.error = error
      state.end(nil, .done)
    case .rowsCame, .watchlistSwitched, .seen, .seenOn, .rated, .noted, .listed, .viewingsEdited,
      .livingListNamed, .listOpened, .prompted, .tabChosen, .tabMoved, .rowMoved, .changedElsewhere,
      .stepFound, .retraceAgreed:
      break
    }
  }

  private mutating func end(_ step: LibraryStep?, _ direction: LibraryDirection) {
    outcome = LibraryOutcome(
      number: (outcome?.number ?? 0) + 1, step: step, direction: direction)
  }

  private mutating func take(_ news: LibraryNews) {
    revision = news.revisions.after
    lists = news.lists
    for id in news.ids {
      marks[id] = nil
      entries[id] = nil
    }
    for entry in news.entries {
      marks[entry.id] = entry.mark
      hold(entry)
    }
    seenEpisodes = Self.seenEpisodes(marks)
  }

  /// Keeps an entry; there are never more than a few, since they hold notes of any length.
  private mutating func hold(_ entry: LibraryEntry) {
    if entries.count >= Self.mostEntries { entries = [:] }
    entries[entry.id] = entry
  }

  private static let mostEntries = 100
}

/// What came of a change of the library that was asked for.
public struct LibraryOutcome: Sendable, Codable, Hashable {
  /// How many came before it in this session, and itself.
  public var number: Int
  /// What was done; `nil` if nothing was.
  public var step: LibraryStep?
  public var direction: LibraryDirection
}
