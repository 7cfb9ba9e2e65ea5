import Keeping
public import Titles

/// The answer to the wish to play something: what to play, or why nothing is played.
public enum PlayChoice: Equatable {
  case targets([PlayTarget])
  case notice(Notice)
}

extension AppState {
  /// Chooses what to play: the marked titles in their order, or the selected one; of a series the
  /// begun episode, or else the next one that was not seen and is there.
  ///
  /// - Parameters:
  ///   - ids: The titles; `nil` for those chosen on the page.
  ///   - fromBeginning: Whether to ignore where the user stopped.
  /// - Returns: The choice.
  public func playChoice(of ids: [TitleID]? = nil, fromBeginning: Bool = false) -> PlayChoice {
    let chosen = ids ?? idsToPlay
    var targets: [PlayTarget] = []
    var notice = Notice.notPlayed(.nothing)
    for id in chosen {
      if let own = ownSeries(id) {
        guard let place = own.nextEpisode(library.marks) else {
          notice = .allSeen(of: own.title.title)
          continue
        }
        targets.append(target(TitleID(place), fromBeginning))
      } else if let file = fileID(of: id) {
        targets.append(target(file, fromBeginning))
      }
    }
    return targets.isEmpty ? .notice(notice) : .targets(targets)
  }

  /// Whether the user has one of the chosen titles as a file.
  public var canPlay: Bool { files.hasAny && idsToPlay.contains { fileID(of: $0) != nil } }

  /// The chosen titles of the page on top; on the page of the user's own files, the episode of the
  /// selected row.
  private var idsToPlay: [TitleID] {
    if let page = screen.pages.ownFiles {
      // Nobody has what is missing.
      return page.tab == .missing ? [] : page.target(in: files).map { [$0.id] } ?? []
    }
    if marksOnPage.isEmpty, let place = selectedPlace { return [TitleID(place)] }
    return chosenTitles
  }

  /// The place of the selected episode, which may be listed without an id.
  private var selectedPlace: EpisodeNumber? {
    if let page = seriesPage, let season = page.place?.season, let number = selectedEpisode?.number
    {
      return EpisodeNumber(series: page.series, season: season, episode: number)
    }
    guard case .episode(let episode, let season) = selectedNext?.next, let number = episode.number,
      let series = selectedNext?.id
    else { return nil }
    return EpisodeNumber(series: series, season: season, episode: number)
  }

  private func target(_ id: TitleID, _ fromBeginning: Bool) -> PlayTarget {
    let stopped = fromBeginning ? nil : stoppedPlace(of: id)
    guard let place = id.place else { return PlayTarget(id, ownSummary(of: id), stopped: stopped) }
    return PlayTarget(episode: place, of: ownSummary(of: place.series), stopped: stopped)
  }

  /// Returns where the user stopped in a title; `nil` if they did not.
  func stoppedPlace(of id: TitleID) -> StoppedPlace? {
    id.place.flatMap { library.marks.stopped(at: $0) } ?? library.marks[id]?.stopped
  }

  private func ownSummary(of id: TitleID) -> TitleSummary {
    titles.summary(of: id) ?? files.title(id)?.title ?? TitleSummary(id: id, title: nil)
  }

  /// Returns a series that the user has episodes of; `nil` for any other title.
  private func ownSeries(_ id: TitleID) -> OwnTitle? {
    guard id.place == nil, files.marks[id] != nil, let own = files.title(id), !own.episodes.isEmpty
    else { return nil }
    return own
  }
}
