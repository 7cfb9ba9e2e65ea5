/// A name in an import that could mean several titles, or none, and the facts kept under it.
///
/// All that imports say about one name waits together, until the user says what it means.
public struct OpenName: LibraryRecord, Hashable, Sendable, Codable, Identifiable {
  /// The user's handle for it, which no other name ever gets.
  public var number: Int
  public var name: ImportedName
  /// The name of the import that left it open first, such as `letterboxd.zip`.
  public var file: String
  /// Where the name stands first in it, such as `diary.csv:12`.
  public var place: String
  /// The titles that it could mean, the likeliest first.
  public var candidates: [TitleSummary]

  public var onWatchlistSince: Int?
  public var viewings: [Viewing] = []
  public var rating: Int?
  public var ratedOn: CalendarDate?
  public var note: String?
  public var tags: [String] = []
  public var lists: [String] = []
  /// How many titles stand before it in the lists that it is in, by their names.
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

  /// Where the name stands, such as `letterboxd/diary.csv:12 in letterboxd.zip`.
  public var origin: String {
    file.isEmpty || place.hasPrefix(file) ? place : "\(place) in \(file)"
  }
}
