/// A name in an import that could mean several titles, or none, and the facts kept under it.
///
/// Everything that imports say about one name is collected until the user decides what it means.
public struct OpenName: LibraryRecord, Hashable, Sendable, Codable, Identifiable {
  /// The number by which the user refers to the name; no other name ever gets it.
  public var number: Int
  public var name: ImportedName
  /// The name of the first import that left the name open, such as `letterboxd.zip`.
  public var file: String
  /// The first place of the name in that import, such as `diary.csv:12`.
  public var place: String
  /// The titles that the name could mean, the likeliest first.
  public var candidates: [TitleSummary]

  public var onWatchlistSince: Int?
  public var viewings: [Viewing] = []
  public var rating: Int?
  public var ratedOn: CalendarDate?
  public var note: String?
  public var tags: [String] = []
  public var lists: [String] = []
  public var stopped: StoppedPlace?
  /// The number of titles before the name in each of its lists, by the names of the lists.
  public var places: [String: Int] = [:]

  public init(
    number: Int = 0, _ name: ImportedName, file: String, place: String,
    candidates: [TitleSummary] = []
  ) {
    self.number = number
    self.name = name
    self.file = file
    self.place = place
    self.candidates = candidates
  }

  public var id: Int { number }

  /// The ``file`` of names that come from the user's own video files, not from an import.
  public static let ownFiles = "your files"

  /// Whether a video file of the user's has the name.
  public var isOfOwnFile: Bool { file == Self.ownFiles }

  /// The place of the name and its file, such as `letterboxd/diary.csv:12 in letterboxd.zip`.
  public var origin: String {
    file.isEmpty || place.hasPrefix(file) ? place : "\(place) in \(file)"
  }
}
