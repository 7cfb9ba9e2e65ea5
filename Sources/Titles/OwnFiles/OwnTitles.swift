/// Everything that the user has as files, title by title.
public struct OwnTitles: Hashable, Sendable, Codable {
  /// The revision of the files before they were read.
  public var revision: Int
  /// The titles, those with the newest files first.
  public var titles: [OwnTitle]
  /// The folders that the user has added, in that order.
  public var folders: [OwnFolder]
  /// The number of names that could mean several titles, or none.
  public var openNames: Int

  public init(
    revision: Int = 0, titles: [OwnTitle] = [], folders: [OwnFolder] = [], openNames: Int = 0
  ) {
    self.revision = revision
    self.titles = titles
    self.folders = folders
    self.openNames = openNames
  }

  /// The marks of all titles: of films and series under their ids, and of episodes under the ids
  /// that stand for their places.
  public var marks: [TitleID: FileMark] {
    titles.reduce(into: [:]) { marks, title in
      marks[title.id] = title.mark
      for episode in title.episodes { marks[TitleID(episode.place)] = episode.mark }
    }
  }
}

/// A film or a series that the user has as files.
public struct OwnTitle: Hashable, Sendable, Codable, Identifiable {
  /// The title, with the facts that were known when its files were found.
  public var title: TitleSummary
  /// The time when the newest of its files was found, in seconds since 1970.
  public var added: Int
  /// The size of all its files, in bytes.
  public var size: Int
  /// The number of its files.
  public var files: Int
  public var mark: FileMark
  /// The episodes of a series that the user has, in order; empty for a film.
  public var episodes: [OwnEpisode]
  /// The versions of a film that the user has, the best one first; the parts of one version count
  /// once.
  public var versions: [FileVersion]

  public init(
    _ title: TitleSummary, added: Int, size: Int, files: Int = 1, mark: FileMark = FileMark(),
    episodes: [OwnEpisode] = [], versions: [FileVersion] = []
  ) {
    self.title = title
    self.added = added
    self.size = size
    self.files = files
    self.mark = mark
    self.episodes = episodes
    self.versions = versions
  }

  public var id: TitleID { title.id }
}

/// An episode that the user has as files.
public struct OwnEpisode: Hashable, Sendable, Codable {
  public var place: EpisodeNumber
  public var mark: FileMark
  /// The number of versions that the user has of it.
  public var versions: Int
  /// The size of the versions other than the best one, in bytes.
  public var spare: Int

  public init(
    _ place: EpisodeNumber, mark: FileMark = FileMark(), versions: Int = 1, spare: Int = 0
  ) {
    self.place = place
    self.mark = mark
    self.versions = versions
    self.spare = spare
  }
}

/// A folder that the user has added.
public struct OwnFolder: Hashable, Sendable, Codable {
  public var path: PathBytes
  /// Whether the folder is not there, is empty at once, or is another one by its names.
  public var isAway: Bool
  /// The number of files that were found in it.
  public var files: Int
  /// The time of the last scan that read it, in seconds since 1970; `nil` before the first one.
  public var scanned: Int?

  public init(_ path: PathBytes, isAway: Bool = false, files: Int = 0, scanned: Int? = nil) {
    self.path = path
    self.isAway = isAway
    self.files = files
    self.scanned = scanned
  }
}
