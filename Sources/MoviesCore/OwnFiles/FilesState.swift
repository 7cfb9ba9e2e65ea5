public import ReduxRecording
public import Titles

/// The user's own video files, as the session knows them.
public struct FilesState: Sendable, Codable, Equatable {
  /// Everything that the user has; `nil` until it is read.
  public private(set) var own: OwnTitles?
  /// The revision of the files that the state shows; `nil` before they were read.
  public private(set) var revision: Int?
  /// The marks of all titles that the user has; an episode's under the id of its place.
  @SortedPairs public private(set) var marks: [TitleID: FileMark] = [:]
  /// The facts about episodes and versions, beyond the files; `nil` until they are needed.
  public private(set) var facts: OwnFileFacts?
  /// The files of the titles that were looked at.
  @SortedPairs private var listed: [TitleID: [OwnFile]] = [:]
  /// The number of files that the running scan has seen; `nil` while none runs.
  public private(set) var scanned: Int?
  /// The reason why the files could not be read.
  public private(set) var error: LibraryError?
  /// The titles that are playing, as far as is known; an episode by the id of its place.
  @Sorted public private(set) var playing: Set<TitleID> = []
  /// The reports of players that this session has dealt with.
  private var handled: [PlayedNews] = []

  public init() {}

  /// Whether the user has any title as a file.
  public var hasAny: Bool { !marks.isEmpty }

  /// Whether the user has added a folder.
  public var hasFolders: Bool { own?.folders.isEmpty == false }

  /// Whether a scan is running.
  public var isScanning: Bool { scanned != nil }

  /// Whether ``facts`` are from the current revision.
  public var hasCurrentFacts: Bool { facts != nil && facts?.revision == revision }

  /// The folders that are away.
  public var awayFolders: [OwnFolder] { own?.folders.filter(\.isAway) ?? [] }

  /// Returns a title that the user has; `nil` for any other.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  public func title(_ id: TitleID) -> OwnTitle? { own?.titles.first { $0.id == id } }

  /// Returns the files of a title; `nil` until they are read.
  public func files(of id: TitleID) -> [OwnFile]? { listed[id] }

  /// Takes what the user has.
  mutating func take(_ own: OwnTitles) {
    error = nil
    guard own.revision != revision else { return }
    self.own = own
    revision = own.revision
    marks = own.marks
    listed = [:]
  }

  /// Takes the files of a title; the number of titles is limited.
  mutating func take(_ files: [OwnFile], of id: TitleID, at revision: Int) {
    guard revision == self.revision else { return }
    if listed.count >= Self.mostListed { listed = [:] }
    listed[id] = files
  }

  mutating func take(_ facts: OwnFileFacts) { self.facts = facts }

  /// Notes the number of files that a scan has seen, or that it has ended.
  mutating func note(scanned files: Int?) { scanned = files }

  mutating func fail(_ error: LibraryError) { self.error = error }

  /// Notes that titles have begun to play.
  mutating func note(playing ids: [TitleID]) { playing.formUnion(ids) }

  /// Notes what a player has reported.
  mutating func take(_ news: [PlayedNews]) {
    for news in news {
      if news.hasEnded { playing.subtract(news.ids) } else { playing.formUnion(news.ids) }
      if !hasHandled(news), news.isSeen || news.hasEnded { handled.append(news) }
    }
  }

  /// Whether this session has dealt with a report that says the same.
  func hasHandled(_ news: PlayedNews) -> Bool { handled.contains { $0.says(theSameAs: news) } }

  private static let mostListed = 100
}
