public import Titles

/// A service that plays the user's own files in a player of theirs, and tells how far it came.
public struct PlayingService: Sendable {
  /// Starts a player with titles, one after the other, and does not wait for its end.
  ///
  /// It returns whether the player will report how far it comes.
  public var play: @Sendable ([PlayItem]) async throws(PlayFailure) -> Bool
  /// Returns what players report, also those of earlier sessions; what was forgotten is left out.
  public var news: @Sendable () async -> [PlayedNews]
  /// Forgets reports of players that have ended, once they are kept in the library.
  public var forget: @Sendable ([PlayedNews]) async -> Void

  public init(
    play: @escaping @Sendable ([PlayItem]) async throws(PlayFailure) -> Bool,
    news: @escaping @Sendable () async -> [PlayedNews] = { [] },
    forget: @escaping @Sendable ([PlayedNews]) async -> Void = { _ in }
  ) {
    self.play = play
    self.news = news
    self.forget = forget
  }
}

/// A title to play.
public struct PlayItem: Hashable, Sendable, Codable {
  /// The files of one title, in the order in which they are played; at least one.
  public var files: [OwnFile]
  /// Where the user stopped, to go on from there; `nil` for the beginning.
  public var stopped: StoppedPlace?
  /// The folder of the files that was away at the last scan; `nil` if it was there.
  public var away: String?

  public init(_ files: [OwnFile], stopped: StoppedPlace? = nil, away: String? = nil) {
    self.files = files
    self.stopped = stopped
    self.away = away
  }
}
