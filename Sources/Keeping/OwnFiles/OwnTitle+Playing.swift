public import Titles

extension OwnTitle {
  /// Returns the episode of a series to play: the one that was begun last or else, after the last
  /// seen one, the next that was not seen and is there; `nil` if all are seen.
  ///
  /// If all that are left are away, it is the first of these, so that their disk can be named.
  /// Specials come last, as nobody sees them in order.
  ///
  /// - Parameter marks: The user's marks, of all titles.
  /// - Returns: The place of the episode.
  /// - Complexity: O(*n*) in the number of marks.
  public func nextEpisode(_ marks: [TitleID: LibraryMark]) -> EpisodeNumber? {
    let marks = marks.episodes(of: id)
    let unseen = episodes.filter { marks[$0.place]?.viewings ?? 0 == 0 }
    let begun = episodes.filter { marks[$0.place]?.stopped != nil }
      .sorted { marks[$0.place]?.stopped?.time ?? 0 > marks[$1.place]?.stopped?.time ?? 0 }
    let last = marks.filter { $0.key.season > 0 && $0.value.viewings > 0 }.keys.max()
    let ordinary = unseen.filter { $0.place.season > 0 }
    let following = ordinary.filter { episode in last.map { $0 < episode.place } ?? true }
    let ordered = begun + following + ordinary + unseen
    return (ordered.first { !$0.mark.isAway } ?? ordered.first)?.place
  }
}

extension [TitleID: LibraryMark] {
  /// Returns the place where the user stopped in an episode; `nil` if they did not.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  public func stopped(at place: EpisodeNumber) -> StoppedPlace? {
    episodes(of: place.series)[place]?.stopped
  }

  /// Returns the marks of a series' episodes, by their places.
  fileprivate func episodes(of series: TitleID) -> [EpisodeNumber: LibraryMark] {
    reduce(into: [:]) { found, entry in
      guard let place = entry.value.episode ?? entry.key.place, place.series == series else {
        return
      }
      found[place] = entry.value
    }
  }
}
