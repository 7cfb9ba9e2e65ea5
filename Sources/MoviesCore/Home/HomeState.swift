public import Keeping
public import Titles

/// The state of the home page: series to continue, proposals for tonight, and the user's past.
///
/// It outlives its page, which is left for each search and comes back with one step.
public struct HomeState: Sendable, Codable, Equatable {
  /// The user's own past and plans; `nil` until they are read.
  public private(set) var facts: HomeFacts?
  /// The revision of the library that ``facts`` are from.
  private var revision: Int?
  /// The series that were begun, with their next episodes.
  private(set) var nextUp = NextUpPage()
  /// The proposals of the day; `nil` until the library is known.
  public internal(set) var tonight: TonightPage?
  /// The proposals that an earlier session of the same day has shown.
  var evening: SessionMemory.Evening?
  /// Whether a title is seen, rated or on the watchlist, so that a session begins here.
  public internal(set) var isNeeded = false
  /// The place where the last session ended; `nil` if nothing was listed.
  public internal(set) var lastPlace: SessionMemory.Place?
  /// The pages that were open when the user came here, the top one last.
  var left: [Page] = []
  /// The link that the user selected; `nil` for the first one.
  var selected: HomeDoor?

  public init() {}

  /// Whether the state shows a revision of the library.
  func isCurrent(in revision: Int?) -> Bool { facts != nil && self.revision == revision }

  /// Shows the facts from a revision of the library.
  mutating func show(_ facts: HomeFacts, of revision: Int) {
    self.facts = facts
    self.revision = revision
    nextUp.show(facts.series, of: revision)
  }

  /// The titles that the home page refers to.
  var titles: [TitleID] {
    let seen = facts?.lastSeen.map(\.viewing.title.id) ?? []
    let kept = facts?.longestKept.map { [$0.title.id] } ?? []
    return nextUp.titles + (tonight?.titles ?? []) + seen + kept
  }
}

/// A link of the home page.
public enum HomeDoor: Sendable, Codable, Hashable {
  /// The way back to the page that the user came from.
  case back
  /// A film or an episode that was begun.
  case begun(TitleID)
  /// A series that was begun.
  case series(TitleID)
  /// A title for tonight.
  case proposal(TitleID)
  /// A viewing, by its index from 0 for the latest.
  case seen(Int)
  /// The names to match.
  case openNames
  /// The title that has been on the watchlist longest.
  case longestKept
}
