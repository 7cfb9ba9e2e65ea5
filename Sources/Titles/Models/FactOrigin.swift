/// Who told a fact about a title, and when.
public struct FactOrigin: Hashable, Sendable, Codable {
  /// Who tells facts; whoever is believed more is greater.
  public enum Source: Int, Hashable, Sendable, Codable, Comparable {
    /// Nobody knows any more, as of files that earlier versions made.
    case unknown
    /// A file of another program, which the user has imported.
    case file
    /// A row of one of the service's lists, where a name may be cut short.
    case row
    /// The service, OMDb or one like it, in an answer about the title.
    case service

    public static func < (left: Source, right: Source) -> Bool { left.rawValue < right.rawValue }
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

  /// The catalogue that comes with the program: the service's facts, as old as the program is.
  public static let bundled = FactOrigin(.service, time: 0)
}
