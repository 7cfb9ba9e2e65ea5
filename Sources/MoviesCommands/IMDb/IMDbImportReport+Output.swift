import MoviesCore
import MoviesSession
import MoviesUI
import Storage
import Titles

extension Invocation {
  /// Prints what an import has added, and what it has left out.
  func write(
    _ report: IMDbImportReport, isForProgram: Bool, _ settings: Settings
  ) throws {
    guard !isForProgram else {
      let news = IMDbImportEvent.finished(
        titles: report.status.titles, ratings: report.status.ratings)
      return try surroundings.output.writeLine(news.text)
    }
    try write(text: [report.sentence].bytes, settings)
    for line in report.remarks { say(line) }
  }
}

extension IMDbImportReport {
  /// A sentence about the data after the import.
  var sentence: String {
    let counts = [
      (status.titles, "title"), (status.episodes, "episode"), (status.people, "person"),
      (status.ratings, "rating"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { count, noun in
      noun == "person" && count != 1 ? "\(count.grouped) people" : count.counted(noun)
    }
    let day = status.day.map { " of \($0.isoText)" } ?? ""
    return "IMDb's data\(day): \(words.joined(separator: ", ")), \(status.bytes.asMegabytes)."
  }

  /// The lines about skipped data, and other remarks.
  var remarks: [String] {
    let skips = skipped.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { dump, reasons in
      reasons.filter { $0.value > 0 && !$0.key.isWanted }
        .sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\(dump.rawValue): \($0.value.counted("line")) left out, \($0.key.words)." }
    }
    let columns = newColumns.sorted { $0.key.rawValue < $1.key.rawValue }.map { dump, names in
      let words = names.map { "“\($0)”" }.joined(separator: ", ")
      return "\(dump.rawValue): \(names.count.counted("new column")) passed over: \(words)."
    }
    // After an update of only the ratings, these are always newer than the rest.
    guard lines.count > 1, !differingDays.isEmpty else { return skips + columns }
    return skips + columns + ["The files are of different days: some titles may lack facts."]
  }
}

extension IMDbStatus {
  /// The day of the newest file.
  var day: CalendarDate? { days.values.max().map { CalendarDate(secondsSince1970: $0) } }
}

extension IMDbSkipReason {
  /// Whether such lines are left out on purpose, so that the report need not mention them.
  fileprivate var isWanted: Bool { self == .adult }

  fileprivate var words: String {
    switch self {
    case .shiftedColumns: "with shifted columns"
    case .tooLong: "longer than any title's"
    case .unreadable: "with numbers that make no sense"
    case .unknownType: "of an unknown type"
    case .adult: "about titles for adults"
    case .repeated: "repeated"
    case .orphanedEpisode: "about episodes of series that are not there"
    case .withoutTitle: "about titles that are not there"
    }
  }
}
