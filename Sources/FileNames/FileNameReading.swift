/// One way to read a file's name: the title it names, and what else it says.
///
/// A name is often readable in several ways, and only a catalogue knows which title exists:
/// `Wonder Woman 1984` is a film of that name, or `Wonder Woman` of 1984.
public struct FileNameReading: Hashable, Codable, Sendable {
  /// Whether a film or a series is named.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case film
    /// An episode, or several in one file; the title is that of the series.
    case episode
    /// A series as a whole, or a season in one file.
    case series
  }

  /// A day, as talk shows have it in place of a number.
  public struct Day: Hashable, Codable, Sendable {
    public var year: Int
    /// From 1 to 12.
    public var month: Int
    /// From 1 to 31.
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// A number that another service has for the title, which IMDb's data cannot resolve.
  public struct OtherID: Hashable, Codable, Sendable {
    /// The service in lower case: `tmdb`, `tvdb`, `anidb`, `anilist`, `mal` or `tvmaze`.
    public var service: String
    /// The digits.
    public var number: String

    public init(service: String, number: String) {
      self.service = service
      self.number = number
    }
  }

  /// The title in composed characters (NFC), with blanks in place of separators.
  public var title: String
  /// A second name of the title: `The Professional` in `Léon aka The Professional`.
  public var alternativeTitle: String?
  /// The year of release, or the first year of a series.
  public var year: Int?
  public var kind: Kind
  /// The season; 0 for specials.
  public var season: Int?
  /// The numbers of the episodes, ascending; within the season, or absolute without a season.
  public var episodes: [Int]
  /// The number of the episode among all of the series, as releases of anime have it.
  public var absoluteNumber: Int?
  /// The day on which the episode was shown.
  public var date: Day?
  public var episodeTitle: String?
  /// The number of the file among those of one film: 2 for `CD2`.
  public var part: Int?
  /// The version of a film, such as `Director's Cut`.
  public var edition: String?
  /// The height of the picture in lines: 2160, 1080, 720, 576 or 480.
  public var resolution: Int?
  /// IMDb's id of the film or the series, such as `tt0133093`, in the name, a folder or the
  /// information file.
  public var imdbID: String?
  /// IMDb's id of the episode itself, from an information file about an episode.
  public var episodeID: String?
  /// The ids of other services.
  public var otherIDs: [OtherID]
  /// Whether the name joins two titles and this is one of them.
  ///
  /// `Planet Terror` is one of `Planet Terror & Death Proof`. Such a reading is never certain.
  public var isOneOfTwo: Bool
  /// Whether only a folder names the title, and the file's own name is another.
  public var isByFolder: Bool
  /// How likely this reading is among those of the name: from 0 to 1, 1 in all.
  public var score: Double

  /// Makes a reading of a title; everything but its name is optional.
  public init(
    title: String, alternativeTitle: String? = nil, year: Int? = nil, kind: Kind = .film,
    season: Int? = nil, episodes: [Int] = [], absoluteNumber: Int? = nil, date: Day? = nil,
    episodeTitle: String? = nil, part: Int? = nil, edition: String? = nil, resolution: Int? = nil,
    imdbID: String? = nil, episodeID: String? = nil, otherIDs: [OtherID] = [],
    isOneOfTwo: Bool = false, isByFolder: Bool = false, score: Double = 1
  ) {
    self.title = title
    self.alternativeTitle = alternativeTitle
    self.year = year
    self.kind = kind
    self.season = season
    self.episodes = episodes
    self.absoluteNumber = absoluteNumber
    self.date = date
    self.episodeTitle = episodeTitle
    self.part = part
    self.edition = edition
    self.resolution = resolution
    self.imdbID = imdbID
    self.episodeID = episodeID
    self.otherIDs = otherIDs
    self.isOneOfTwo = isOneOfTwo
    self.isByFolder = isByFolder
    self.score = score
  }
}
