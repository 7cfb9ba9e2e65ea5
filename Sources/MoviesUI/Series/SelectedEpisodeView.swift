import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the selected episode below a heat map or chart, and of the loaded seasons.
struct SelectedEpisodeView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  var pane: Pane

  private static let gap = 3
  private static let leastTitle = 16

  func draw(
    _ selection: SelectedEpisode?, _ series: SeriesProps, in line: Rect, of canvas: inout Canvas
  ) {
    var room = line.width
    if let progress = progress(series), progress.width + Self.gap + Self.leastTitle <= room {
      room -= progress.width
      progress.write(
        at: Point(column: line.column + room, row: line.row), width: progress.width, to: &canvas)
      room -= Self.gap
    }
    guard let selection else { return }
    (episode(selection, in: room) ?? absence(selection, in: room))
      .write(at: line.origin, width: room, to: &canvas)
  }

  /// Returns the place, title, date and rating of the selected episode; without the date if it
  /// leaves no room for the title.
  private func episode(_ selection: SelectedEpisode, in room: Int) -> StyledLine? {
    guard let episode = selection.episode else { return nil }
    let place = StyledLine(
      episode.written(inSeason: selection.place.season) + "  ", theme.accent)
    let rating =
      episode.rating.map { StyledLine($0.written, theme.rating.style(of: $0)) }
      ?? StyledLine(selection.unratedWords, theme.dim)
    let date = episode.released.map { " · \($0.short)" } ?? ""
    func facts(_ date: String) -> StyledLine { StyledLine(date + " · ", theme.dim) + rating }
    let needed = place.width + min(Self.leastTitle, episode.title.cellWidth)
    let rest = needed + facts(date).width <= room ? facts(date) : facts("")
    let title = episode.title.clipped(toCells: max(0, room - place.width - rest.width))
    return place + StyledLine(title, theme.strong) + rest
  }

  /// Returns why the selected season is unknown.
  private func absence(_ selection: SelectedEpisode, in room: Int) -> StyledLine {
    guard let absence = selection.absence else { return StyledLine() }
    let words = SeasonWording(source: source, remedies: Remedies(keymap, in: pane))
      .line(absence, season: selection.place.season)
    let style = absence.isFailure ? theme.warning : theme.text
    let fitting = words.first { $0.cellWidth <= room } ?? words.last ?? ""
    return StyledLine(fitting, style, keys: theme.accent)
  }

  private func progress(_ series: SeriesProps) -> StyledLine? {
    SeasonProgress(series).words(keymap, in: pane).map { words in
      StyledLine([
        .init(text: words.text, style: theme.dim), .init(text: words.key, style: theme.accent),
        .init(text: words.effect, style: theme.dim),
      ])
    }
  }
}

/// The words for a series' loaded seasons, and how to stop or continue; `nil` once all are loaded.
struct SeasonProgress {
  var totals: SeriesTotals
  var isLoading: Bool
  /// Whether no source says how many seasons there are.
  var isOpenEnded: Bool

  init(_ series: SeriesProps) {
    totals = series.totals
    isLoading = series.isLoadingSeasons
    isOpenEnded = series.isOpenEnded
  }

  /// Returns the words; the name of a key is between the texts before and after it.
  func words(_ keys: Keymap, in pane: Pane) -> (text: String, key: String, effect: String)? {
    if isLoading {
      let share =
        isOpenEnded
        ? "\(totals.known.counted("season")) so far" : "\(totals.known) of \(total) loaded"
      return ("\(share) · ", keys.reach(.back, from: pane), " stops")
    }
    let missing = totals.seasons - totals.known
    guard missing > 0, !isOpenEnded else { return nil }
    return ("\(missing.counted("season")) not loaded · ", keys.reach(.retry, from: pane), " loads")
  }

  private var total: String { totals.seasons.counted("season") }
}
