/// The outcome of an import or an update of IMDb's data.
public struct IMDbImportReport: Hashable, Sendable, Codable {
  /// The state of the data now.
  public var status: IMDbStatus
  /// The number of lines of each dump, not counting the first.
  public var lines: [IMDbDump: Int]
  /// The number of skipped lines of each dump, by reason.
  public var skipped: [IMDbDump: [IMDbSkipReason: Int]]

  /// The names of columns after the known ones, which were skipped, by dump.
  public var newColumns: [IMDbDump: [String]]

  public init(
    status: IMDbStatus, lines: [IMDbDump: Int] = [:],
    skipped: [IMDbDump: [IMDbSkipReason: Int]] = [:], newColumns: [IMDbDump: [String]] = [:]
  ) {
    self.status = status
    self.lines = lines
    self.skipped = skipped
    self.newColumns = newColumns
  }

  /// Makes a report from the tallies of the dumps.
  init(status: IMDbStatus, _ tallies: [IMDbDump: DumpTally]) {
    self.init(
      status: status, lines: tallies.mapValues(\.lines),
      skipped: tallies.mapValues(\.skipped).filter { !$0.value.isEmpty },
      newColumns: tallies.mapValues(\.newColumns).filter { !$0.value.isEmpty })
  }

  /// The dates of the dumps, if they are from different days, so that titles may lack facts; else
  /// empty.
  ///
  /// A day begins at 00:00 UTC.
  public var differingDays: [IMDbDump: Int] {
    let secondsPerDay = 86_400
    let days = Set(status.days.values.map { $0 / secondsPerDay })
    return days.count > 1 ? status.days : [:]
  }
}

/// The reason why a line of a dump was skipped.
public enum IMDbSkipReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// The line has too few or too many columns.
  case shiftedColumns
  /// The line has more than 64 KB.
  case tooLong
  /// An id, a rating or a number of votes is invalid.
  case unreadable
  /// The program does not know the type of the title.
  case unknownType
  /// The title is for adults, and such titles are not imported.
  case adult
  /// An earlier line has the same id.
  case repeated
  /// The series of the episode is missing.
  case orphanedEpisode
  /// The title that the line belongs to, with a rating, an episode's place, a name or people, is
  /// missing.
  case withoutTitle
}
