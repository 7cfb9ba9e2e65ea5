/// A video file of the user's, or a folder that is one title, such as the copy of a disc.
public struct OwnFile: Hashable, Sendable, Codable, Identifiable {
  /// The number of the file; no other file ever gets it.
  public var id: Int
  /// The absolute path.
  public var path: PathBytes
  /// The size in bytes.
  public var size: Int
  /// The time when the file was last written, in seconds since 1970.
  public var modified: Int
  /// The time when a scan first found the file, in seconds since 1970.
  public var added: Int
  /// Whether the disk of the file is away.
  public var isAway: Bool
  public var content: Content
  /// Why the file counts as this content.
  public var reason: FileReason
  /// The version, as the name tells it.
  public var version: FileVersion

  /// The title in a file.
  public enum Content: Hashable, Sendable, Codable {
    case film(TitleID)
    /// Episodes of one series, one or more.
    case episodes([EpisodeNumber])
    /// A series as a whole, or a part of it that the name does not tell.
    case series(TitleID)
    /// A name that could mean several titles, or none.
    case open(ImportedName)
    /// Something that the user has left out.
    case leftOut(ImportedName)
  }

  public init(
    id: Int, path: PathBytes, size: Int, modified: Int, added: Int, isAway: Bool = false,
    content: Content, reason: FileReason, version: FileVersion = FileVersion()
  ) {
    self.id = id
    self.path = path
    self.size = size
    self.modified = modified
    self.added = added
    self.isAway = isAway
    self.content = content
    self.reason = reason
    self.version = version
  }

  /// The film or the series; `nil` while it is open.
  public var titleID: TitleID? {
    switch content {
    case .film(let id), .series(let id): id
    case .episodes(let episodes): episodes.first?.series
    case .open, .leftOut: nil
    }
  }

  public var mark: FileMark { FileMark(lines: version.lines, isAway: isAway) }
}

/// The version in a file, as far as its name tells it.
public struct FileVersion: Hashable, Sendable, Codable {
  /// The height of the picture in lines, such as 1,080.
  public var lines: Int?
  /// The edition, such as `Director's Cut`.
  public var edition: String?
  /// The number of the part, if a title lies in several files.
  public var part: Int?

  public init(lines: Int? = nil, edition: String? = nil, part: Int? = nil) {
    self.lines = lines
    self.edition = edition
    self.part = part
  }
}

/// Why a file counts as a title, or as open.
public enum FileReason: Hashable, Sendable, Codable {
  /// Its name, or the information file beside it, has the title's id.
  case id
  /// Name and year are those of exactly one film, or series.
  case name(String, year: Int?, isSeries: Bool)
  /// The user has said so.
  case settled
  /// Several titles have this name.
  case several(String)
  /// No title has this name.
  case none(String)
  /// Nothing on this machine knows all titles, so that nothing was asked.
  case notAsked
}
