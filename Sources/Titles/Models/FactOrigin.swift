/// The origin of a fact about a title: its source, and when the source gave it.
public struct FactOrigin: Hashable, Sendable, Codable {
  /// A source of facts; a more credible source is greater.
  ///
  /// Files store the number: a new source gets the next one, whatever its credibility.
  public enum Source: Int, Hashable, Sendable, Codable, Comparable, CaseIterable {
    /// The source is unknown, as for facts in files that earlier versions wrote.
    case unknown = 0
    /// A file of another program, which the user has imported.
    case file = 1
    /// A row of one of the service's lists, where a name may be cut short.
    case row = 2
    /// IMDb's data set, dated by its files.
    case imdb = 4
    /// The service, OMDb or one like it, in an answer about the title.
    case service = 3

    /// The credibility of the source; greater is more credible.
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
  /// The time at which the source gave the fact, in seconds since 1970; 0 if it is unknown.
  public var time: Int

  public init(_ source: Source, time: Int) {
    self.source = source
    self.time = time
  }

  /// The origin of facts whose source is unknown.
  public static let unknown = FactOrigin(.unknown, time: 0)

  /// Makes the origin of facts in IMDb's data of a day; `nil` stands for an unknown day.
  public static func imdb(_ day: CalendarDate?) -> FactOrigin {
    FactOrigin(.imdb, time: day.map { $0.daysSince1970 * 86_400 } ?? 0)
  }

  /// The origin of facts in the bundled catalogue: the service's facts, as old as the program.
  public static let bundled = FactOrigin(.service, time: 0)
}
