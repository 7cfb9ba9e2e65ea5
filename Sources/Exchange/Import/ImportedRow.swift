internal import SafeText
public import Titles

/// The statements of one row of a file about a title, in terms that all services share.
public struct ImportedRow: Hashable, Sendable {
  /// The start of the row in its file.
  public var place: TextPlace
  public var reference: ImportedReference
  private var knownFacts = ToldFacts.none
  public var isOnWatchlist = false
  /// When the title was added to the watchlist, in seconds since 1970; `nil` if it is unknown.
  public var onWatchlistSince: Int?
  public var viewings: [Viewing] = []
  /// The rating, from 1 to 10.
  public var rating: Int?
  public var ratedOn: CalendarDate?
  public var note: String?
  public var tags: [String] = []
  /// The user's list that the row is part of.
  public var list: String?
  /// Whether the row is an episode that was listed together with its series.
  var isAggregate = false
  private var knownProgress = Rare<SeriesProgress>.none

  init(place: TextPlace, reference: ImportedReference, facts: TitleDetail? = nil) {
    self.place = place
    self.reference = reference
    self.facts = facts
  }

  /// The facts about the title in the file; `nil` if the file has at most its id.
  public var facts: TitleDetail? {
    get { knownFacts.detail }
    set { knownFacts = ToldFacts(newValue) }
  }

  /// The user's progress with a series.
  public var progress: SeriesProgress? {
    get { knownProgress.value }
    set { knownProgress = Rare(newValue) }
  }

  /// The id of the title; `nil` as long as only its name is known.
  public var id: TitleID? {
    if case .id(let id) = reference { id } else { nil }
  }
}

/// The reference of a row to a title.
public enum ImportedReference: Hashable, Sendable {
  case id(TitleID)
  /// A name, stored indirectly: most rows of a large file have ids, which need less room.
  indirect case name(ImportedName)
}

/// A file's facts about a title, stored in little memory, since a file may have a million rows.
private indirect enum ToldFacts: Hashable, Sendable {
  case none
  /// Only the name, the years and the kind, as in most files.
  case brief(TitleID, name: String?, years: YearRange?, kind: TitleKind?)
  case full(TitleDetail)

  init(_ detail: TitleDetail?) {
    guard let detail else {
      self = .none
      return
    }
    let brief = Self.brief(detail.id, name: detail.name, years: detail.years, kind: detail.kind)
    self = brief.detail == detail ? brief : .full(detail)
  }

  var detail: TitleDetail? {
    switch self {
    case .none: nil
    case .brief(let id, let name, let years, let kind):
      TitleDetail(id: id, title: name, years: years, kind: kind)
    case .full(let detail): detail
    }
  }
}

/// A value that few owners have, stored outside of the owner so that owners without it stay small.
private indirect enum Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Value)

  init(_ value: Value?) { self = value.map { .some($0) } ?? .none }

  var value: Value? { if case .some(let value) = self { value } else { nil } }
}

/// The last episode of a series that the user has seen.
public struct SeriesProgress: Hashable, Sendable {
  public var season: Int
  public var episode: Int
  /// The day of the viewing; `nil` if it is unknown.
  public var day: CalendarDate?

  /// Parses `s03e04` or `3x04`; returns `nil` for any other text.
  init?(place text: String) {
    let numbers = text.lowercased().split { "s e×x".contains($0) }
    guard numbers.count == 2, let season = Int(numbers[0], in: 0...999),
      let episode = Int(numbers[1], in: 0...99_999)
    else { return nil }
    self.season = season
    self.episode = episode
  }

  /// The place as services write it: `s03e04`.
  public var text: String {
    [("s", season), ("e", episode)].map { $1 < 10 ? "\($0)0\($1)" : "\($0)\($1)" }.joined()
  }
}
