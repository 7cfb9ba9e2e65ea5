/// The state of IMDb's data on this machine.
public struct IMDbStatus: Hashable, Sendable, Codable {
  public var level: IMDbLevel
  /// The time of the last whole import, in seconds since 1970.
  public var imported: Int
  /// The date of each file, in seconds since 1970: the time of its last change at its source, or
  /// else of the file itself.
  public var days: [IMDbDump: Int]
  /// The number of searchable titles, without episodes.
  public var titles: Int
  public var episodes: Int
  public var ratings: Int
  public var people: Int
  /// The size on disk, in bytes.
  public var bytes: Int
  /// Whether names without blanks are found by pairs of signs; `nil` in data of earlier versions,
  /// which find them by their beginnings.
  var hasSignPairs: Bool?

  /// Whether a new import would find Chinese, Japanese, Korean and Thai names by any part of them.
  public var lacksPartsOfNames: Bool { level.base == .titles && hasSignPairs != true }

  public init(
    level: IMDbLevel, imported: Int, days: [IMDbDump: Int] = [:], titles: Int = 0,
    episodes: Int = 0, ratings: Int = 0, people: Int = 0, bytes: Int = 0
  ) {
    self.level = level
    self.imported = imported
    self.days = days
    self.titles = titles
    self.episodes = episodes
    self.ratings = ratings
    self.people = people
    self.bytes = bytes
  }
}
