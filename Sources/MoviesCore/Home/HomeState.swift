public import Keeping
public import Titles

/// The evening on one page: what goes on, what fits tonight, and what was.
///
/// It outlives its page, which is left for each search and comes back with one step.
public struct HomeState: Sendable, Codable, Equatable {
  /// The user's own past and plans; `nil` until they are read.
  public private(set) var facts: HomeFacts?
  /// The revision of the library that ``facts`` are from.
  private var revision: Int?
  /// How the series go on that were begun.
  private(set) var nextUp = NextUpPage()
  /// The proposals of the day; `nil` until the library is known.
  public internal(set) var tonight: TonightPage?
  /// The proposals that an earlier session of the day has shown.
  var evening: SessionMemory.Evening?
  /// Whether a title is seen, rated or on the watchlist: then a session begins here.
  public internal(set) var isNeeded = false
  /// Where the last session ended; `nil` if nothing was listed.
  public internal(set) var lastPlace: SessionMemory.Place?
  /// The pages that were open when the user came here, the top one last.
  var left: [Page] = []
  /// The door that the user went to; `nil` for the first one.
  var selected: HomeDoor?

  public init() {}

  /// Whether it shows a revision of the library.
  func isCurrent(in revision: Int?) -> Bool { facts != nil && self.revision == revision }

  /// Shows what is kept in a revision of the library.
  mutating func show(_ facts: HomeFacts, of revision: Int) {
    self.facts = facts
    self.revision = revision
    nextUp.show(facts.series, of: revision)
  }

  /// The titles that it refers to.
  var titles: [TitleID] {
    let seen = facts?.lastSeen.map(\.viewing.title.id) ?? []
    let kept = facts?.longestKept.map { [$0.title.id] } ?? []
    return nextUp.titles + (tonight?.titles ?? []) + seen + kept
  }
}

/// Something on the page that leads on.
public enum HomeDoor: Sendable, Codable, Hashable {
  /// Back to where the user was before.
  case back
  /// A series that was begun.
  case series(TitleID)
  /// A title for tonight.
  case proposal(TitleID)
  /// A title that was seen, counted from 0 for the last one.
  case seen(Int)
  /// The names that wait to be matched.
  case openNames
  /// The title that has been on the watchlist longest.
  case longestKept
}
