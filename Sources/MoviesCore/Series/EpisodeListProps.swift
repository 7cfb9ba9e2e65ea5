public import Titles

/// The episodes of one season, as far as they are on the screen.
public struct EpisodeListProps: Sendable, Equatable {
  /// One episode.
  public struct Row: Sendable, Equatable {
    public var episode: EpisodeSummary
    public var isMarked: Bool
    /// Whether the user has seen it.
    public var isSeen = false
    public var isUnaired: Bool
  }

  public var season: Int
  public var rows: [Row]
  /// Why there are none.
  public var absence: SeasonAbsence?
  /// The selected row, counted from the first one shown.
  public var selection: Int
  /// The first row shown, and the number of all rows.
  public var top: Int
  public var count: Int
  public var average: Double?
  public var room: EpisodeRoom
  /// The day on which they are shown; `nil` if nobody knows it.
  public var today: CalendarDate?

  /// Returns `nil` if no season is chosen.
  init?(_ page: SeriesPage, in state: borrowing AppState) {
    guard let number = page.part.season else { return nil }
    let known = state.series.guide(of: page.series)[number]
    let episodes = known?.episodes ?? []
    season = number
    count = episodes.count
    top = page.rows.top
    selection = page.rows.selection - page.rows.top
    rows = page.rows.visible(of: episodes.count).map { row in
      let episode = episodes[row]
      return Row(
        episode: episode, isMarked: episode.id.map(state.marks.contains) ?? false,
        isSeen: episode.id.flatMap { state.library.marks[$0] }.map { $0.viewings > 0 } ?? false,
        isUnaired: episode.isUnaired(on: state.today))
    }
    average = known?.figures.average
    today = state.today
    room = EpisodeRoom(height: state.screen.listRows, size: state.screen.size)
    if episodes.isEmpty { absence = state.absence(of: number, of: page.series) }
  }
}
