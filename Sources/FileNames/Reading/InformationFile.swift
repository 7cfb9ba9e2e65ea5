/// The facts in the `.nfo` beside a video, as Kodi, Jellyfin and Emby write it.
///
/// Play counts, ratings and positions are never read: what a person has seen is theirs to say.
public struct InformationFile: Hashable, Codable, Sendable {
  /// IMDb's id of the film, the series or the episode.
  ///
  /// An id of zeros, an empty one, and two different ones count as none.
  public var imdbID: String?
  public var title: String?
  /// The title of the series, in a file about an episode.
  public var seriesTitle: String?
  public var year: Int?
  public var season: Int?
  public var episode: Int?
  /// Whether the file is about an episode.
  public var isEpisode: Bool
  /// Whether the file is about a series.
  public var isSeries: Bool

  /// Reads the bytes of a file: XML with one or more roots, or any text with a link to IMDb.
  ///
  /// Returns `nil` if nothing is said of a title. No more than 256 KB are read.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init?(contents: some Collection<UInt8>) {
    let bytes = Array(contents.prefix(Self.limit))
    var elements = InformationElements()
    elements.read(bytes)
    let root = elements.root
    isEpisode = root == "episodedetails"
    isSeries = root == "tvshow"
    let ids = elements.ids.isEmpty && elements.links.count == 1 ? elements.links : elements.ids
    imdbID = ids.count == 1 ? ids.first : nil
    title = elements.text("title")
    seriesTitle = elements.text("showtitle")
    year = elements.number("year") ?? elements.year("premiered")
    season = elements.number("season")
    episode = elements.number("episode")
    guard imdbID != nil || title != nil || seriesTitle != nil || season != nil else { return nil }
  }

  /// Reads a text as its bytes are read.
  public init?(contents: String) { self.init(contents: contents.utf8) }

  private static let limit = 262_144
}
