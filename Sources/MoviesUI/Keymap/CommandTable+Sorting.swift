import MoviesCore
import Titles

extension CommandTable {
  /// Commands that sort a list, or load all of it.
  static let sorting: [CommandEntry] = [
    sort(.rating, "sortRating", "sort by rating", hint: "rating", chord: "sort"),
    sort(.votes, "sortVotes", "sort by votes", hint: "votes"),
    sort(.year, "sortYear", "sort by year", hint: "year"),
    sort(.title, "sortTitle", "sort by title", hint: "title"),
    sort(.runtime, "sortRuntime", "sort by runtime", hint: "runtime", brief: "length"),
    sort(.disagreement, "sortDisagreement", "sort by critics against IMDb", hint: "critics"),
    sort(.mine, "sortMine", "sort by your rating", hint: "yours"),
    sort(.seen, "sortSeen", "sort by when you saw it", hint: "seen"),
    sort(.added, "sortAdded", "sort by when you added it", hint: "added"),
    sort(nil, "sortOriginal", "original order", hint: "original", brief: "none"),
    CommandEntry(
      .loadAll, "load the whole list", hint: "load all", brief: "load"
    ) { $0.hasList ? MoviesAction.restRequested : nil },
  ]

  private static func sort(
    _ key: TitleOrder.Key?, _ name: String, _ summary: String, hint: String, brief: String? = nil,
    chord: String? = nil
  ) -> CommandEntry {
    CommandEntry(.sort(key), named: name, summary, hint: hint, brief: brief, chord: chord) {
      $0.hasList ? $0.state.sorting(by: key) : nil
    }
  }
}
