/// The progress of a user with a title, in the words of the services.
enum WatchStatus: CaseIterable {
  case seen, planned, watching, paused, dropped, followed, favorite

  /// Parses a word; returns `nil` for an unknown one.
  init?(_ word: String) {
    let key = TableVocabulary.key(word)
    guard let status = Self.allCases.first(where: { $0.words.contains(key) }) else { return nil }
    self = status
  }

  /// Parses a key of TV Time, such as `watch-episode-12`, `user-series-3` or `towatch`; returns
  /// `nil` for its other keys.
  init?(tvTime word: String) {
    let statuses: [(String, WatchStatus)] = [
      ("watch", .seen), ("rewatch", .seen), ("towatch", .planned), ("follow", .followed),
      ("user-series", .followed),
    ]
    guard let status = statuses.first(where: { word == $0.0 || word.hasPrefix("\($0.0)-") })?.1
    else { return nil }
    self = status
  }

  private var words: Set<String> {
    switch self {
    case .seen:
      ["seen", "watched", "watch", "rewatch", "rewatched", "completed", "complete", "finished"]
    case .planned:
      [
        "plantowatch", "planning", "planned", "watchlist", "towatch", "wanttowatch", "want",
        "unwatched", "notwatched", "unseen", "queued",
      ]
    case .watching: ["watching", "currentlywatching", "inprogress", "current", "started"]
    case .paused: ["hold", "onhold", "paused", "stalled"]
    case .dropped: ["dropped", "notinteresting", "abandoned", "stopped"]
    case .followed: ["follow", "followed", "following"]
    case .favorite: ["favorite", "favourite", "favorites", "favourites"]
    }
  }

  /// The user's list for titles with this status; `nil` if they are seen or planned.
  var list: String? {
    switch self {
    case .seen, .planned: nil
    case .watching: "watching"
    case .paused: "on hold"
    case .dropped: "dropped"
    case .followed: "following"
    case .favorite: "favorites"
    }
  }
}
