import Exchange
import MoviesCore
import Titles

extension ImportLook {
  /// The number of rows to show.
  private static let shownRows = 5

  /// Makes the preview from the report of a dry run.
  ///
  /// - Parameters:
  ///   - report: The report, with all rows.
  ///   - resolving: The import, without any answers from the service.
  init(_ report: ImportReport, of resolving: ImportResolving) {
    let rows = resolving.reading.files.lazy.flatMap(\.rows)
    var counts = Counts()
    (counts.new, counts.changed, counts.known) = report.counts
    for row in rows {
      if !row.viewings.isEmpty { counts.seen += 1 }
      if row.rating != nil { counts.rated += 1 }
      if row.isOnWatchlist { counts.onWatchlist += 1 }
      if row.list != nil { counts.listed += 1 }
    }
    let isAsked = { (problem: FileProblem) in
      switch problem.kind {
      case .ratingWithoutScale, .openDay: true
      default: false
      }
    }
    let kinds = report.problems.map(\.kind)
    self.init(
      name: resolving.name,
      files: zip(resolving.reading.files, report.files).map(File.init),
      counts: counts,
      openNameCount: Set(report.openRows.map(\.name)).count,
      rows: report.rows.filter { $0.state != .known && $0.state != .leftOut }
        .prefix(Self.shownRows).map(Row.init),
      remarks: report.remarks(about: report.problems.filter { !isAsked($0) }),
      lacksScale: kinds.contains { if case .ratingWithoutScale = $0 { true } else { false } },
      lacksDayOrder: kinds.contains { if case .openDay = $0 { true } else { false } })
  }
}

extension ImportLook.File {
  fileprivate init(_ file: ImportedFile, _ summary: ImportedFile.Summary) {
    self.init(
      name: summary.name, format: summary.format.name, rowCount: file.rows.count,
      scale: summary.scale.flatMap(\.words),
      columns: summary.columns.filter { $0.meaning != nil }.map(\.name))
  }
}

extension ImportLook.Row {
  fileprivate init(_ row: ImportReport.Row) {
    self.init(
      title: row.title?.nameAndYears ?? row.name,
      change: row.title == nil
        ? "not known on this machine" : row.news.map(\.words).joined(separator: ", "))
  }
}

extension ScaleFinding {
  /// A description of the scale and its evidence; `nil` without ratings.
  var words: String? {
    guard count > 0 else { return nil }
    let ratings = "\(count.counted("rating")) in column \(column)"
    guard let scale, let evidence else { return "\(ratings); nothing tells how high they go" }
    let reason =
      switch evidence {
      case .service: "as the service has them"
      case .chosen: "as you say"
      case .written(let text): "since “\(text)” says so"
      case .high(let text): "since there is a \(text)"
      case .half(let text): "since there is a \(text), and nothing over 5"
      }
    return "\(ratings), up to \(scale.rawValue) \(reason)"
  }
}
