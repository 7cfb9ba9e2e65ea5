/// The outcome of an import or an update of IMDb's data.
public struct IMDbImportReport: Hashable, Sendable, Codable {
  /// The state of the data now.
  public var status: IMDbStatus
  /// How many lines each dump had, the first one not counted.
  public var lines: [IMDbDump: Int]
  /// How many lines of each dump were left out, by reason.
  public var skipped: [IMDbDump: [IMDbSkipReason: Int]]

  /// The names of columns that dumps have behind those that are known, and that were passed over.
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

  /// Puts together what was counted while the dumps were read.
  init(status: IMDbStatus, _ tallies: [IMDbDump: DumpTally]) {
    self.init(
      status: status, lines: tallies.mapValues(\.lines),
      skipped: tallies.mapValues(\.skipped).filter { !$0.value.isEmpty },
      newColumns: tallies.mapValues(\.newColumns).filter { !$0.value.isEmpty })
  }

  /// The dumps and their days, if not all are of one day: some titles may lack facts then.
  ///
  /// A day begins at 00:00 UTC.
  public var differingDays: [IMDbDump: Int] {
    let secondsPerDay = 86_400
    let days = Set(status.days.values.map { $0 / secondsPerDay })
    return days.count > 1 ? status.days : [:]
  }
}

/// Why a line of a dump was left out.
public enum IMDbSkipReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// The line has too few or too many columns.
  case shiftedColumns
  /// A line of more than 64 KB.
  case tooLong
  /// An id, a rating or a number of votes that makes no sense.
  case unreadable
  /// A type of title that the program does not know.
  case unknownType
  /// A title for adults, which were not asked for.
  case adult
  /// An id that an earlier line has.
  case repeated
  /// An episode whose series is not there.
  case orphanedEpisode
  /// A rating, an episode's place, a name or people of a title that is not there.
  case withoutTitle
}
