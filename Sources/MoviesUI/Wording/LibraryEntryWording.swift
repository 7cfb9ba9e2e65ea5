import MoviesCore
public import Titles

extension LibraryEntry {
  /// The user's own facts about the title, as labelled lines.
  public var fields: [TitleDetail.Field] {
    let state = [
      rating.map { "\($0) of 10" }, viewingsInWords,
      stopped.map { "stopped \($0.words)" },
      onWatchlistSince == nil ? nil : "on the watchlist",
    ].compactMap(\.self).joined(separator: " · ")
    return [
      ("You", state), ("Lists", lists.joined(separator: ", ")),
      ("Tags", tags.joined(separator: ", ")),
      ("Note", note ?? ""),
    ].filter { !$0.1.isEmpty }.map { TitleDetail.Field(label: $0.0, value: $0.1) }
  }

  /// The viewings in words: `seen 17 March 2026`, `seen 3 times, last on 17 March 2026`.
  private var viewingsInWords: String? {
    guard let last = viewings.last else { return nil }
    let day = last.day?.written
    let place = (last.isInCinema ? " in the cinema" : "") + (last.place.map { " at \($0)" } ?? "")
    if viewings.count == 1 { return "seen" + place + (day.map { " \($0)" } ?? "") }
    return "seen \(viewings.count) times" + (day.map { ", last \($0)" } ?? "") + place
  }
}
