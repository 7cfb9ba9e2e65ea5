public import Titles

/// The visible episodes of a season.
public struct EpisodeListProps: Sendable, Equatable {
  /// One episode.
  public struct Row: Sendable, Equatable {
    public var episode: EpisodeSummary
    public var isMarked: Bool
    /// Whether the user has seen the episode.
    public var isSeen = false
    public var isUnaired: Bool
    /// The mark of the episode's files; `nil` without any.
    public var files: FileMark?
  }

  public var season: Int
  public var rows: [Row]
  /// The reason why there are no rows.
  public var absence: SeasonAbsence?
  /// The index of the selected row among the visible ones.
  public var selection: Int
  /// The index of the first visible row, and the number of all rows.
  public var top: Int
  public var count: Int
  public var average: Double?
  public var room: EpisodeRoom
  /// The current day; `nil` if unknown.
  public var today: CalendarDate?

  /// Selects the episodes; returns `nil` if no season is chosen.
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
        isUnaired: episode.isUnaired(on: state.today),
        files: state.files.mark(of: episode, season: number, of: page.series))
    }
    average = known?.figures.average
    today = state.today
    room = EpisodeRoom(height: state.screen.listRows, size: state.screen.size)
    if episodes.isEmpty { absence = state.absence(of: number, of: page.series) }
  }
}
