import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// How the series that were begun go on, as it is printed.
struct NextReport {
  /// The series, of which those that stand apart are the last ones.
  private(set) var rows: [NextUpRow] = []
  /// The series of which no season came, and why.
  private(set) var failures: [(series: BegunSeries, failure: Failure)] = []

  /// Nothing, where nothing is begun.
  init() {}

  /// Asks for the next episodes of some series, and of no more.
  ///
  /// - Parameters:
  ///   - begun: The series that were begun.
  ///   - count: How many series that go on are enough.
  ///   - catalogue: Who is asked.
  init(of begun: [BegunSeries], goingOn count: Int, askedOf catalogue: any Catalogue) async {
    for series in begun where rows.count(where: { !$0.isApart }) < count {
      await add(series, askedOf: catalogue)
    }
    rows.removeAll(where: \.isApart)
  }

  /// Asks for the next episode of each series.
  init(of begun: [BegunSeries], askedOf catalogue: any Catalogue) async {
    for series in begun { await add(series, askedOf: catalogue) }
    rows = rows.filter { !$0.isApart } + rows.filter(\.isApart)
  }

  /// Asks for the next episode of a series; one that cannot be had does not keep the others.
  private mutating func add(_ series: BegunSeries, askedOf catalogue: any Catalogue) async {
    do throws(CatalogueError) {
      let guide = try await SeasonGuide.after(series, askedOf: catalogue)
      rows.append(NextUpRow(series, guide))
    } catch {
      let question = CatalogueQuestion.season(series.last.season, of: series.id)
      failures.append((series, Failure(error, to: question, source: catalogue.source)))
    }
  }

  /// The code that the process ends with: that of the first series that could not be asked for.
  var exitCode: ProgramExitCode { failures.first?.failure.exitCode ?? .success }

  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: rows.isEmpty ? [] : rows.sentences,
      json: [
        "series": .array(rows.map { JSON($0) }),
        "errors": errors,
      ])
  }

  /// The series of which no season came, as JSON.
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
