import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Storage
import Titles

/// The titles that the user has, and what they have seen of them.
struct TitlesToPlay {
  let own: OwnTitles
  let marks: [TitleID: LibraryMark]

  /// Returns what is played of a title.
  ///
  /// - Parameters:
  ///   - id: A film, a series, or an episode by its own id.
  ///   - place: The episode of the series; `nil` for the begun one, or the next.
  ///   - fromStart: Whether to begin at the start instead of where the user stopped.
  /// - Returns: The film, or the episode.
  /// - Throws: A ``Failure`` if the user does not have it, or has seen all of it.
  func target(
    _ id: TitleID, at place: EpisodeNumber? = nil, fromStart: Bool = false
  ) throws(Failure) -> PlayTarget {
    let place = place ?? marks[id]?.episode
    guard let title = own.titles.first(where: { $0.id == place?.series ?? id }) else {
      throw PlayFailure.nothing.failure
    }
    guard !title.episodes.isEmpty else {
      guard place == nil else { throw PlayFailure.nothing.failure }
      return PlayTarget(title.id, title.title, stopped: fromStart ? nil : marks[id]?.stopped)
    }
    guard let place = place ?? title.nextEpisode(marks) else {
      throw Failure(
        "You have seen all episodes of \(title.title.title) that are there.",
        exitCode: .nothingMatched)
    }
    guard title.episodes.contains(where: { $0.place == place }) else {
      throw PlayFailure.nothing.failure
    }
    return PlayTarget(
      episode: place, of: title.title, stopped: fromStart ? nil : marks.stopped(at: place))
  }

  /// Plays a title.
  ///
  /// - Returns: A sentence that says what plays, and from where.
  /// - Throws: A ``Failure`` if nothing plays.
  @MainActor
  func play(
    _ target: PlayTarget, of files: OwnFileStore, by player: FilePlayer
  ) async throws -> String {
    let found = try await FindFilesToPlay([target], away: own.folders.filter(\.isAway))
      .perform(with: OwnFileService(files))
    do throws(PlayFailure) {
      let items = try found.get()
      let reports = try await player.play(items, sharesTerminal: false)
      let words = Notice.words(playing: target.title, others: 0, start: target.stopped?.position)
      return words + (reports ? "" : " This player does not tell how far it plays.")
    } catch {
      throw error.failure
    }
  }
}

extension PlayFailure {
  /// The failure of a command.
  var failure: Failure { Failure(words, exitCode: exitCode) }

  private var exitCode: ProgramExitCode {
    switch self {
    case .noPlayer, .noDisplay, .cannotStart, .away: .unavailable
    case .gone: .missingInput
    case .nothing: .nothingMatched
    }
  }
}
