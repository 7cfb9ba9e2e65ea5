import MoviesCore
import Titles

/// The words for a series' loaded seasons, and how to stop or go on; none once all have come.
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
