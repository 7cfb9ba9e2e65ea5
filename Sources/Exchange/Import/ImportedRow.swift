internal import SafeText
public import Titles

/// What a file says about one title in one place, in words that all services share.
public struct ImportedRow: Hashable, Sendable {
  /// Where the row begins in its file.
  public var place: TextPlace
  public var reference: ImportedReference
  private var knownFacts = ToldFacts.none
  public var isOnWatchlist = false
  /// When the title was put on the watchlist, in seconds since 1970; `nil` if it is not known.
  public var onWatchlistSince: Int?
  public var viewings: [Viewing] = []
  /// From 1 to 10.
  public var rating: Int?
  public var ratedOn: CalendarDate?
  public var note: String?
  public var tags: [String] = []
  /// The user's list that the row is part of.
  public var list: String?
  /// Whether it is an episode that is told together with its series.
  var isAggregate = false
  private var knownProgress = Rare<SeriesProgress>.none

  init(place: TextPlace, reference: ImportedReference, facts: TitleDetail? = nil) {
    self.place = place
    self.reference = reference
    self.facts = facts
  }

  /// The facts that the file tells about the title; `nil` if it tells at most the id.
  public var facts: TitleDetail? {
    get { knownFacts.detail }
    set { knownFacts = ToldFacts(newValue) }
  }

  /// How far the user is with a series.
  public var progress: SeriesProgress? {
    get { knownProgress.value }
    set { knownProgress = Rare(newValue) }
  }

  /// The title's id; `nil` as long as only its name is known.
  public var id: TitleID? {
    if case .id(let id) = reference { id } else { nil }
  }
}

/// How a file names a title.
public enum ImportedReference: Hashable, Sendable {
  case id(TitleID)
  /// Most rows of a large file have ids, which are to need no more room than their own.
  indirect case name(ImportedName)
}

/// The facts that a file tells about a title, in as little room as they need: a file may have a
/// million rows.
private indirect enum ToldFacts: Hashable, Sendable {
  case none
  /// No more than the name, the years and the kind, as most files tell.
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

/// A value that few owners have: it lies outside of them, so that all others stay small.
private indirect enum Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Value)

  init(_ value: Value?) { self = value.map { .some($0) } ?? .none }

  var value: Value? { if case .some(let value) = self { value } else { nil } }
}

/// The last episode of a series that somebody has seen.
public struct SeriesProgress: Hashable, Sendable {
  public var season: Int
  public var episode: Int
  /// When; `nil` if it is not known.
  public var day: CalendarDate?

  /// Reads `s03e04` or `3x04`; `nil` for any other text.
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
