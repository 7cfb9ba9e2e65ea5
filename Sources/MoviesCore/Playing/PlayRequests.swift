public import Redux
public import Titles

/// A title that the user wants to play.
public struct PlayTarget: Hashable, Sendable, Codable {
  /// The title, as its files are marked: an episode by the id that stands for its place.
  public var id: TitleID
  /// The title, for messages.
  public var title: TitleSummary
  /// Where the user stopped, to go on from there; `nil` for the beginning.
  public var stopped: StoppedPlace?

  public init(_ id: TitleID, _ title: TitleSummary, stopped: StoppedPlace? = nil) {
    self.id = id
    self.title = title
    self.stopped = stopped
  }

  /// Makes a target of an episode.
  public init(
    episode place: EpisodeNumber, of series: TitleSummary, stopped: StoppedPlace? = nil
  ) {
    let id = TitleID(place)
    let origin = EpisodeOrigin(series: series.name, season: place.season, number: place.episode)
    self.init(
      id, TitleSummary(id: id, title: nil, kind: .episode, episode: origin), stopped: stopped)
  }
}

/// Finds the files of titles, and then plays them.
public struct FindFilesToPlay: FilesRequest {
  public var targets: [PlayTarget]
  /// The folders that are away, for messages.
  public var away: [OwnFolder]

  public init(_ targets: [PlayTarget], away: [OwnFolder] = []) {
    self.targets = targets
    self.away = away
  }

  public var id: FilesRequestID? { .toPlay }

  /// Returns the best version of each title, of those that are there if any is; or why there is
  /// nothing to play.
  public func perform(
    with service: OwnFileService
  ) async throws(LibraryError) -> Result<[PlayItem], PlayFailure> {
    var items: [PlayItem] = []
    for target in targets {
      let files = try await service.files.files(of: target.id)
      let version = files.filter { !$0.isAway }.bestVersion
      if !version.isEmpty {
        items.append(PlayItem(version, stopped: target.stopped))
      } else if let file = files.first {
        // The disk may be back since the last scan.
        items.append(
          PlayItem(files.bestVersion, stopped: target.stopped, away: folder(of: file)))
      }
    }
    return items.isEmpty ? .failure(.nothing) : .success(items)
  }

  public func onSuccess(_ found: Result<[PlayItem], PlayFailure>) -> [any Action] {
    switch found {
    case .success(let items): [PlayFiles(items, targets.first?.title)]
    case .failure(let failure): [ScreenAction.noticed(.notPlayed(failure))]
    }
  }

  public func onFailure(_ error: LibraryError) -> [any Action] {
    [ScreenAction.noticed(.filesFailed(error))]
  }

  /// Returns the folder of a file that is away: the one that the user has added, or its own.
  private func folder(of file: OwnFile) -> String {
    (away.map(\.path).first { file.path.isWithin($0) } ?? file.path).text
  }
}

/// Plays files in the user's player.
public struct PlayFiles: Request, Codable, Hashable {
  public var items: [PlayItem]
  /// The first title, for messages; `nil` if it is unknown.
  public var title: TitleSummary?

  public init(_ items: [PlayItem], _ title: TitleSummary? = nil) {
    self.items = items
    self.title = title
  }

  public var id: PlayingRequestID? { .play }
  public var scheduling: EffectScheduling { .queued }
  public var isAwaited: Bool { false }

  public func perform(with service: PlayingService) async throws(PlayFailure) -> Bool {
    try await service.play(items)
  }

  public func onSuccess(_ reports: Bool) -> [any Action] {
    let start = items.first?.stopped?.position
    return [
      PlayingAction.began(reports ? items.compactMap { $0.files.first?.playedID } : []),
      ScreenAction.noticed(
        .playing(title, others: items.count - 1, start: start, isFollowed: reports)),
    ]
  }

  public func onFailure(_ failure: PlayFailure) -> [any Action] {
    [ScreenAction.noticed(.notPlayed(failure))]
  }
}

/// Asks what players have reported.
public struct AskPlayers: Request, Codable, Hashable {
  public init() {}

  public var id: PlayingRequestID? { .news }
  public var scheduling: EffectScheduling { .latest }
  public var isAwaited: Bool { false }

  public func perform(with service: PlayingService) async -> [PlayedNews] {
    await service.news()
  }

  public func onSuccess(_ news: [PlayedNews]) -> [any Action] {
    news.isEmpty ? [] : [PlayingAction.told(news)]
  }
}

/// Lets players' reports be forgotten, once they are kept in the library.
public struct ForgetPlayed: Request, Codable, Hashable {
  public var news: [PlayedNews]

  public init(_ news: [PlayedNews]) { self.news = news }

  public var id: PlayingRequestID? { .forget }
  public var scheduling: EffectScheduling { .queued }
  public var isAwaited: Bool { false }

  public func perform(with service: PlayingService) async { await service.forget(news) }
}

/// Keeps in the library what players have reported, and then lets them forget it.
public struct KeepPlayed: LibraryRequest {
  public var edit: LibraryEdit
  public var news: PlayedNews

  public init(_ edit: LibraryEdit, of news: PlayedNews) {
    self.edit = edit
    self.news = news
  }

  public var wish: LibraryWish? { .edit(edit) }

  public func perform(with service: LibraryService) async throws(LibraryError) -> TakenStep? {
    try await service.library.apply(edit)
  }

  public func onSuccess(_ taken: TakenStep?) -> [any Action] {
    taken.events(.done) + (news.hasEnded ? [ForgetPlayed([news])] : [])
  }
}

/// The ids of the requests to players.
public enum PlayingRequestID: String, Hashable, Comparable, Codable, Sendable {
  case play, news, forget

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The life cycles of the requests to players.
public typealias PlayingLifecycle = RequestLifecycle<PlayingRequestID, PlayFailure>
public typealias PlayersLifecycle = RequestLifecycle<PlayingRequestID, Never>

extension OwnFile {
  /// The title that the file counts as when it is played: the film, or its first episode.
  var playedID: TitleID? {
    if case .episodes(let places) = content { places.first.map { TitleID($0) } } else { titleID }
  }
}
