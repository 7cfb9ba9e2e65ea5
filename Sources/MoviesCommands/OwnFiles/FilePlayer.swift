import MoviesCore
import MoviesSession
import Playing
import SafeText
import Titles

/// Plays the user's files in the configured player, and tells how far they were played.
struct FilePlayer: Sendable {
  /// The configured program and its options; empty for the usual one.
  let words: [String]
  /// The environment of the player, without keys.
  let environment: [String: String]
  /// The folder in which players report; `nil` if nothing can be stored.
  let folder: PlayedFolder?

  init(_ settings: Settings, in invocation: Invocation) {
    words = settings.player
    environment = invocation.environment.filter { !Surroundings.keyVariables.contains($0.key) }
    folder = invocation.directories.state.map { PlayedFolder($0 + "/playing") }
  }

  /// Starts the player, which goes on without this program.
  ///
  /// One that draws into the terminal has it to itself: this then waits for its end, or refuses to
  /// start it.
  ///
  /// - Parameters:
  ///   - items: The titles, one at least, in the order in which they are played.
  ///   - sharesTerminal: Whether this program draws into the terminal, too.
  /// - Returns: Whether the player will tell how far it comes.
  /// - Throws: A `PlayFailure`; nothing is played then.
  func play(_ items: [PlayItem], sharesTerminal: Bool) async throws(PlayFailure) -> Bool {
    do throws(PlayingError) {
      let player = try VideoPlayer.find(words: words, environment: environment)
      if player.usesTerminal, sharesTerminal {
        throw .cannotStart(
          program: player.words.first ?? "",
          reason: "it needs the terminal to itself: leave, and run movies-tui files play")
      }
      let started = try await player.start(
        items.flatMap(\.playable), reportingTo: folder ?? PlayedFolder("/dev/null"),
        environment: environment)
      if player.usesTerminal { _ = await started.end() }
      return started.place != nil
    } catch {
      throw PlayFailure(error, items)
    }
  }

  /// Returns how far files were played, the latest last.
  ///
  /// Reports of ended players that are about nothing to keep are forgotten.
  func news() -> [PlayedNews] {
    let played = folder?.played() ?? []
    folder?.forget(played.filter { !$0.isPlayerRunning && PlayedNews($0) == nil })
    return played.compactMap { PlayedNews($0) }
  }

  /// Forgets reports of players that have ended, once they are kept in the library.
  func forget(_ news: [PlayedNews]) {
    let known = Set(news)
    folder?.forget(
      (folder?.played() ?? []).filter { played in
        !played.isPlayerRunning && PlayedNews(played).map(known.contains) == true
      })
  }

  /// The service with which a session plays.
  var service: PlayingService {
    PlayingService { items throws(PlayFailure) in
      try await play(items, sharesTerminal: true)
    } news: {
      news()
    } forget: {
      forget($0)
    }
  }
}

extension PlayItem {
  /// The files, for the player; only the first one begins where the user stopped.
  fileprivate var playable: [PlayableFile] {
    files.enumerated().compactMap { index, file in
      PlayedKey(file, part: index + 1, of: files.count).map { key in
        let stopped = index == 0 ? self.stopped : nil
        return PlayableFile(
          path: file.path.bytes, key: key.text, start: stopped.map { Double($0.position) },
          playedBefore: Double(stopped?.played ?? 0))
      }
    }
  }
}

extension PlayFailure {
  /// Makes the failure for one of the player's, in which keys become names of files.
  fileprivate init(_ error: PlayingError, _ items: [PlayItem]) {
    self =
      switch error {
      case .noPlayer: .noPlayer
      case .noDisplay: .noDisplay
      case .programMissing(let program):
        .cannotStart(program: program, reason: "there is no such program")
      case .cannotStart(let program, let reason): .cannotStart(program: program, reason: reason)
      case .fileGone(let key): Self.gone(key, among: items)
      }
  }

  /// Makes the failure for a file that is not there: its disk is away, or it was deleted.
  private static func gone(_ key: String, among items: [PlayItem]) -> PlayFailure {
    let item = items.first { $0.playable.contains { $0.key == key } }
    if let folder = item?.away { return .away(folder: folder) }
    let file = item.flatMap { item in
      zip(item.playable, item.files).first { $0.0.key == key }?.1
    }
    return .gone(name: file?.path.name ?? key)
  }
}

extension PlayedNews {
  /// Makes the news of a report; `nil` for reports that this program did not ask for, and for all
  /// parts of a title but its last.
  ///
  /// Of several parts, the place is not kept: it would be a place in one of them.
  init?(_ played: PlayedFile) {
    guard let key = PlayedKey(played.key), let id = key.ids.first, key.part == key.parts else {
      return nil
    }
    let stopped = key.parts == 1 ? played.stoppedAt : nil
    self.init(
      id.place?.series ?? id, places: key.ids.compactMap(\.place),
      stopped: stopped.map { position in
        StoppedPlace(
          position: Int(position), length: played.length.map { Int($0) },
          played: Int(played.playedTime), time: played.when)
      },
      isSeen: played.isSeen, hasEnded: !played.isPlayerRunning, time: played.when)
  }
}
