/// Who told a fact about a title, and when.
public struct FactOrigin: Hashable, Sendable, Codable {
  /// Who tells facts; whoever is believed more is greater.
  ///
  /// The number is how files keep it: a new source takes the next one, whatever its place.
  public enum Source: Int, Hashable, Sendable, Codable, Comparable, CaseIterable {
    /// Nobody knows any more, as of files that earlier versions made.
    case unknown = 0
    /// A file of another program, which the user has imported.
    case file = 1
    /// A row of one of the service's lists, where a name may be cut short.
    case row = 2
    /// IMDb's data set, as of the day of its files.
    case imdb = 4
    /// The service, OMDb or one like it, in an answer about the title.
    case service = 3

    /// How much it is believed.
    var credibility: Int {
      switch self {
      case .unknown: 0
      case .file: 1
      case .row: 2
      case .imdb: 3
      case .service: 4
      }
    }

    public static func < (left: Source, right: Source) -> Bool {
      left.credibility < right.credibility
    }
  }

  public var source: Source
  /// When it was told, in seconds since 1970; 0 if nobody knows.
  public var time: Int

  public init(_ source: Source, time: Int) {
    self.source = source
    self.time = time
  }

  /// The origin of facts if nobody knows who told them.
  public static let unknown = FactOrigin(.unknown, time: 0)

  /// IMDb's data of a day; `nil` if that is not known.
  public static func imdb(_ day: CalendarDate?) -> FactOrigin {
    FactOrigin(.imdb, time: day.map { $0.daysSince1970 * 86_400 } ?? 0)
  }

  /// The catalogue that comes with the program: the service's facts, as old as the program is.
  public static let bundled = FactOrigin(.service, time: 0)
}
