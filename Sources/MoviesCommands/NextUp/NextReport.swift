import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// The next episodes of the series that the user has begun, for printing.
struct NextReport {
  /// The rows of the series; series without a dated next episode come last.
  private(set) var rows: [NextUpRow] = []
  /// The series whose season could not be found, each with the reason.
  private(set) var failures: [(series: BegunSeries, failure: Failure)] = []

  /// Makes an empty report.
  init() {}

  /// Requests next episodes until enough series with a dated one are found, and keeps only those.
  ///
  /// - Parameters:
  ///   - begun: The series that the user has begun.
  ///   - count: The number of series that are enough.
  ///   - catalogue: The catalogue to ask.
  init(of begun: [BegunSeries], goingOn count: Int, askedOf catalogue: any Catalogue) async {
    for series in begun where rows.count(where: { !$0.isApart }) < count {
      await add(series, askedOf: catalogue)
    }
    rows.removeAll(where: \.isApart)
  }

  /// Requests the next episode of each series.
  init(of begun: [BegunSeries], askedOf catalogue: any Catalogue) async {
    for series in begun { await add(series, askedOf: catalogue) }
    rows = rows.filter { !$0.isApart } + rows.filter(\.isApart)
  }

  /// Requests the next episode of a series; a failure is noted, and does not affect other series.
  private mutating func add(_ series: BegunSeries, askedOf catalogue: any Catalogue) async {
    do throws(CatalogueError) {
      let guide = try await SeasonGuide.after(series, askedOf: catalogue)
      rows.append(NextUpRow(series, guide))
    } catch {
      let question = CatalogueQuestion.season(series.last.season, of: series.id)
      failures.append((series, Failure(error, to: question, source: catalogue.source)))
    }
  }

  /// The exit code of the process; if a request failed, that of the first failure.
  var exitCode: ProgramExitCode { failures.first?.failure.exitCode ?? .success }

  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: rows.isEmpty ? [] : rows.sentences,
      json: [
        "series": .array(rows.map { JSON($0) }),
        "errors": errors,
      ])
  }

  /// The series whose season could not be found, as JSON.
  var errors: JSON { .array(failures.map { JSON(input: $0.series.id.rawValue, $0.failure) }) }
}

extension JSON {
  init(_ row: NextUpRow) {
    self = [
      "id": .string(row.id.rawValue), "title": JSON(row.series.title),
      "seen": JSON(row.series.seen), "total": JSON(row.total),
      "lastSeen": JSON(row.series.lastDay?.isoText), "next": JSON(row.next),
    ]
  }

  private init(_ next: NextEpisode) {
    guard case .episode(let episode, let season) = next else {
      self = .null
      return
    }
    self = .object([("season", JSON(season))] + Self.fields(of: episode))
  }
}
