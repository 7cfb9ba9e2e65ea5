import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints the episodes of a series.
struct Episodes: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "episodes",
    abstract: "Print the episodes of a series.",
    discussion: """
      Examples:
        movies-tui episodes breaking bad --season 1
        movies-tui episodes tt0903747 --format json

      Without --season it prints all seasons, one request each. A name takes one more request.

      json is an object with series (its id), title, totalSeasons and seasons, a list of objects \
      with number and episodes, which are objects with number, title, released (YYYY-MM-DD), score \
      (from 0 to 100) and id. Unknown values are null.
      """)

  @Argument(help: ArgumentHelp("The IMDb id or the name of the series.", valueName: "id-or-title"))
  var series: [String]

  @Option(
    parsing: .unconditional, help: "Only this season.", transform: wholeNumber(in: Bounds.season))
  var season: Int?

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    let key = try TitleKey(arguments: series, kind: .series)
    let configuration = try configuration(in: invocation)
    let answer = try await ask(.title(key), configuration, in: invocation) {
      catalogue throws(CatalogueError) in
      await self.answer(of: catalogue, about: try await catalogue.id(of: key))
    }
    let (guide, failure) = try answer.get()
    guard !guide.seasons.isEmpty else { throw Failure(noEpisodesIn: guide) }
    let text =
      switch format {
      case .text: guide.text(columns: invocation.columns)
      case .json: [JSON(guide).prettyText].bytes
      }
    try invocation.write(text: text, configuration.settings)
    if let failure { throw failure }
    return .success
  }

  /// The episodes and why some are missing, or why all are.
  private func answer(
    of catalogue: any Catalogue, about series: TitleID
  ) async -> Result<(EpisodeGuide, Failure?), Failure> {
    let question = season.map { CatalogueQuestion.season($0, of: series) } ?? .title(.id(series))
    func failure(_ error: CatalogueError) -> Failure {
      Failure(error, to: question, source: catalogue.source)
    }
    do throws(CatalogueError) {
      let guide = try await catalogue.episodes(of: series, season: season)
      return .success((guide, guide.error.map(failure)))
    } catch {
      return .failure(failure(error))
    }
  }
}

extension Catalogue {
  /// The id of a title that may be named in another way, which then takes a request.
  fileprivate func id(of key: TitleKey) async throws(CatalogueError) -> TitleID {
    switch key {
    case .id(let id): id
    case .name: try await title(key, plot: .short, reach: .anywhere).value.id
    }
  }
}

extension Failure {
  fileprivate init(noEpisodesIn guide: EpisodeGuide) {
    self.init(guide.emptyWords, exitCode: .nothingMatched)
  }
}
