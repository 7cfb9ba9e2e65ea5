import ArgumentParser
import MoviesSession
import MoviesUI
import TerminalUI
import Titles

/// Prints the episodes of a series.
struct Episodes: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "episodes",
    abstract: "Print the episodes of a series.",
    discussion: """
      Examples:
        movies-tui episodes breaking bad --season 1
        movies-tui episodes breaking bad
        movies-tui episodes tt0903747 --format csv

      Without --season it prints all seasons, one request each, and as text above them the heat map \
      of their ratings, in color on a terminal. A name takes one more request.

      json is an object with series (its id), title, totalSeasons, average, best, worst and \
      seasons, a list of objects with number, average and episodes, which are objects with number, \
      title, released (YYYY-MM-DD), score (from 0 to 100) and id. average is the mean score of what \
      is printed; best and worst are episodes with their season, or null where none stands out. \
      Unknown values are null.

      csv has a header and a row for each episode, with series (its id), seriesTitle, season, \
      number, title, released, score and id. Unknown values are empty.
      """)

  @Argument(help: ArgumentHelp("The IMDb id or the name of the series.", valueName: "id-or-title"))
  var series: [String]

  @Option(
    parsing: .unconditional, help: "Only this season.", transform: wholeNumber(in: Bounds.season))
  var season: Int?

  @Option(help: "The output format.")
  var format = EpisodeFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let key = try TitleKey(arguments: series, kind: .series)
    let configuration = try configuration(in: invocation)
    let answer = try await ask(.title(key), configuration, in: invocation) {
      catalogue, _ throws(CatalogueError) in
      try await self.answer(of: catalogue, about: key)
    }
    let (report, failure) = try answer.get()
    guard !report.guide.seasons.isEmpty else {
      throw Failure(noEpisodesIn: report.guide, at: report.source)
    }
    let settings = configuration.settings
    switch format {
    case .text: try write(report, settings, in: invocation)
    case .json: try invocation.write(text: [JSON(report).prettyText].bytes, settings)
    case .csv: try invocation.write(text: report.csv, settings)
    }
    if let failure { throw failure }
    return .success
  }

  /// Writes the tables of the seasons, with a picture of all seasons above them.
  private func write(
    _ report: EpisodeReport, _ settings: Settings, in invocation: Invocation
  ) throws(WriteError) {
    let tables = report.tables(columns: invocation.columns)
    guard season == nil else { return try invocation.write(text: tables, settings) }
    let look = invocation.look(settings)
    let picture = invocation.bytes(
      ofChart: report.picture(
        columns: invocation.columns, look: look, today: invocation.today))
    guard look.depth > .mono else {
      return try invocation.write(text: picture + tables, settings)
    }
    // This bypasses the pager, which may not show colours.
    try invocation.surroundings.output.write(picture)
    try invocation.write(text: tables, settings)
  }

  /// Returns the episodes, with the failure if some are missing; or the failure if all are missing.
  private func answer(
    of catalogue: any Catalogue, about series: TitleID, known title: TitleDetail? = nil
  ) async -> Result<(EpisodeReport, Failure?), Failure> {
    let question = season.map { CatalogueQuestion.season($0, of: series) } ?? .title(.id(series))
    func failure(_ error: CatalogueError) -> Failure {
      Failure(error, to: question, source: catalogue.source)
    }
    do throws(CatalogueError) {
      let guide = try await catalogue.episodes(of: series, season: season)
      let report = EpisodeReport(guide, source: catalogue.source)
      return .success((report, guide.error.map(failure)))
    } catch {
      let known = if let title { title } else { await catalogue.known(.id(series)) }
      guard error.isNotFound, let known, let words = lack(of: known, at: catalogue.source) else {
        return .failure(failure(error))
      }
      return .failure(Failure(words, exitCode: .nothingMatched))
    }
  }

  /// Returns the episodes of a series named by id or title; a title takes one more request.
  private func answer(
    of catalogue: any Catalogue, about key: TitleKey
  ) async throws(CatalogueError) -> Result<(EpisodeReport, Failure?), Failure> {
    if case .id(let id) = key { return await answer(of: catalogue, about: id) }
    let title = try await catalogue.title(key, plot: .short, reach: .anywhere).value
    return await answer(of: catalogue, about: title.id, known: title)
  }

  /// Explains why no episodes were found for a title; `nil` if there is no explanation.
  private func lack(of title: TitleDetail, at source: DataSource) -> String? {
    guard title.kind == .series else { return "“\(title.title)” is not a series." }
    return season.map { EpisodeGuide.words(lackingSeason: $0, of: title.title, at: source) }
  }
}

extension Failure {
  fileprivate init(noEpisodesIn guide: EpisodeGuide, at source: DataSource) {
    self.init(guide.emptyWords(at: source), exitCode: .nothingMatched)
  }
}
