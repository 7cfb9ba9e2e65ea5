public import Keeping
import ReduxRecording
public import Titles

/// The user's library as the session knows it.
public struct LibraryState: Sendable, Codable, Equatable {
  /// The revision of the library that the state shows; `nil` before it was read.
  public private(set) var revision: Int?
  @SortedPairs public private(set) var marks: [TitleID: LibraryMark] = [:]
  /// The episodes that the user has seen, by series.
  @SortedPairs public private(set) var seenEpisodes: [TitleID: SeenEpisodes] = [:]
  /// The titles that were begun last, the latest first.
  public private(set) var begun: [BegunTitle] = []
  /// The lists that every library has, and then the user's own.
  public private(set) var lists: [LibraryListSummary] = []
  /// The smart lists.
  public private(set) var livingLists: [SmartList] = []
  /// The number of names that imports have left open.
  public private(set) var openNames = 0
  /// The entries of the titles that were looked at; titles without an entry are absent.
  @SortedPairs public private(set) var entries: [TitleID: LibraryEntry] = [:]
  /// The statistics of the library; `nil` until they are requested.
  public private(set) var statistics: LibraryStatistics?
  /// The revision that ``statistics`` are from.
  private(set) var countedRevision: Int?
  /// The reason why the library could not carry out the last request.
  public private(set) var error: LibraryError?
  /// The outcome of the last change; `nil` before the first one.
  public private(set) var outcome: LibraryOutcome?
  /// The steps that this session made, in their order.
  private(set) var ownSteps: [UndoEntry.ID] = []

  public init() {}

  /// Whether anything is kept about any title.
  public var isEmpty: Bool { marks.isEmpty }

  /// Whether everything that is kept about a title is known.
  func isRead(_ id: TitleID) -> Bool { marks[id] == nil || entries[id] != nil }

  /// Whether ``statistics`` are from the current revision.
  public var isCounted: Bool { statistics != nil && revision == countedRevision }

  /// The names of the user's own lists.
  public var listNames: [String] {
    lists.compactMap { if case .named(let name) = $0.list { name } else { nil } }
  }

  /// Takes a reading of the whole library.
  mutating func take(_ reading: LibraryReading) {
    error = nil
    guard reading.revision != revision else { return }
    revision = reading.revision
    marks = reading.marks
    seenEpisodes = Self.seenEpisodes(marks)
    begun = BegunTitle.last(in: marks)
    lists = reading.lists
    livingLists = reading.livingLists
    openNames = reading.openNames
    entries = [:]
  }

  /// Applies the news of one change if the state has the revision that the change started from.
  mutating func take(_ news: LibraryNews) {
    guard revision == news.revisions.before else { return }
    revision = news.revisions.after
    lists = news.lists
    livingLists = news.livingLists ?? livingLists
    openNames = news.openNames ?? openNames
    for id in news.ids {
      marks[id] = nil
      entries[id] = nil
    }
    for entry in news.entries {
      marks[entry.id] = entry.mark
      hold(entry)
    }
    seenEpisodes = Self.seenEpisodes(marks)
    begun = BegunTitle.last(in: marks)
  }

  /// Takes entries of a revision; newer ones stay until the rest of their revision comes.
  mutating func take(_ entries: [LibraryEntry], of revision: Int) {
    if let known = self.revision, revision < known { return }
    for entry in entries { hold(entry) }
  }

  /// Takes the statistics of a revision.
  mutating func take(_ statistics: LibraryStatistics, of revision: Int) {
    self.statistics = statistics
    countedRevision = revision
  }

  /// Notes the step that a change led to; `nil` for none.
  mutating func end(_ step: UndoEntry?, _ direction: LibraryDirection, count: Int = 1) {
    error = nil
    if let step, direction == .done { ownSteps.append(step.id) }
    note(step, direction)
    outcome?.count = count
  }

  /// Notes that nothing was redone, since another session had overtaken a step.
  mutating func end(overtaken step: OvertakenStep) {
    end(nil, .redone)
    outcome?.overtaken = step
  }

  /// Notes why the library could not carry out a request.
  mutating func fail(_ error: LibraryError) {
    self.error = error
    note(nil, .done)
  }

  private mutating func note(_ step: UndoEntry?, _ direction: LibraryDirection) {
    outcome = LibraryOutcome(
      number: (outcome?.number ?? 0) + 1, step: step, direction: direction)
  }

  /// Keeps an entry; the number of entries is limited, since notes can have any length.
  private mutating func hold(_ entry: LibraryEntry) {
    if entries.count >= Self.mostEntries { entries = [:] }
    entries[entry.id] = entry
  }

  private static let mostEntries = 100
}

/// The outcome of a change of the library.
public struct LibraryOutcome: Sendable, Codable, Hashable {
  /// The number of the outcome in this session, from 1.
  public var number: Int
  /// The step that was done; `nil` for none.
  public var step: UndoEntry?
  public var direction: LibraryDirection
  /// The number of steps that were undone together, ``step`` being the earliest.
  public var count = 1
  /// The step that could not be redone, since another session had overtaken it.
  public var overtaken: OvertakenStep?

  init(number: Int, step: UndoEntry?, direction: LibraryDirection) {
    self.number = number
    self.step = step
    self.direction = direction
  }
}
