/// Which title a name means, as far as a catalogue knows.
public enum Decision: Hashable, Sendable {
  /// The reading and the catalogue agree on one title.
  case certain(FileNameReading, KnownTitle.ID, DecisionReason)
  /// A person has to choose; the likeliest candidates come first, and there may be none.
  case open([Candidate], DecisionReason)

  /// A title that a name may mean.
  public struct Candidate: Hashable, Sendable {
    public var reading: FileNameReading
    /// IMDb's id of the title.
    public var id: KnownTitle.ID

    public init(reading: FileNameReading, id: KnownTitle.ID) {
      self.reading = reading
      self.id = id
    }
  }

  /// The id that is certain.
  public var id: KnownTitle.ID? {
    if case .certain(_, let id, _) = self { id } else { nil }
  }

  /// The reason, of either.
  public var reason: DecisionReason {
    switch self {
    case .certain(_, _, let reason), .open(_, let reason): reason
    }
  }
}

/// Why a name is certain or open, with enough to be worded.
public enum DecisionReason: Hashable, Sendable {
  /// A title as a reason names it.
  public struct Subject: Hashable, Sendable {
    public var name: String
    public var year: Int?
    public var isSeries: Bool

    public init(name: String, year: Int?, isSeries: Bool) {
      self.name = name
      self.year = year
      self.isSeries = isSeries
    }
  }

  // Certain:

  /// The id in the name or in the information file is known.
  case id(Subject)
  /// Name and year agree; `others` titles have the name as well, of other years or kinds.
  case nameAndYear(Subject, others: Int)
  /// The name agrees, and the year is one off; nothing else of that name is as near.
  case nameAndYearBeside(Subject, yearInName: Int)
  /// Only one title of this kind has that name; `others` of the other kind have it.
  case onlyOne(Subject, others: Int)
  /// Several titles have that name, and one is far better known than the `others`.
  case bestKnown(Subject, others: Int)
  /// Several series have that name, and only one has the episode.
  case onlyOneWithEpisode(Subject, season: Int, episode: Int)

  // Open:

  /// The catalogue has nothing of that name.
  case unknownName(String)
  /// Several titles of one kind have that name, and that year if one is given.
  case several(name: String, count: Int, isSeries: Bool)
  /// The name can be read in ways that name different titles.
  case severalReadings
  /// The name is that of a title of another year.
  case otherYear(Subject, yearInName: Int)
  /// The name is that of a title of the other kind: an episode's number after a film's name.
  case otherKind(Subject)
  /// The catalogue has no title with the id in the name.
  case unknownID(String)
  /// The name has the id of a service that IMDb's data does not know.
  case otherService(FileNameReading.OtherID)
  /// The name joins two titles.
  case twoTitles
  /// A single title has that name, which so few people know that it may be chance.
  case littleKnown(Subject)
  /// Only the folder has the name of the title; the file may be an extra.
  case onlyByFolder(Subject)
  /// The file is not a title.
  case notATitle
}
