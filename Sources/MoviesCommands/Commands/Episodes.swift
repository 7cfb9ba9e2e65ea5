import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints the episodes of a series.
struct Episodes: Command {
  static let configuration = CommandConfiguration(
    commandName: "episodes",
    abstract: "Print the episodes of a series.",
    discussion: """
      Examples:
        movies-tui episodes tt0903747 --season 1
        movies-tui episodes tt0903747 --format json

      Without --season all seasons are printed; each takes a request.

      json is an object with series (its id), title, totalSeasons and seasons, a list of objects \
      with number and episodes, which are objects with number, title, released (YYYY-MM-DD), score \
      (from 0 to 100) and id. What is not known is null.
      """)

  @Argument(help: ArgumentHelp("The IMDb id of the series.", valueName: "id"))
  var series: String

  @Option(
    parsing: .unconditional, help: "Only this season.", transform: wholeNumber(in: Bounds.season))
  var season: Int?

  @Option(help: "How to print them.")
  var format = DocumentFormat.text

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    guard let id = TitleReference.parse(series) else { throw Failure(noTitleID: series) }
    let question = season.map { CatalogueQuestion.season($0, of: id) } ?? .title(.id(id))
    let (guide, failure) = try await ask(
      question, configuration(in: invocation), in: invocation
    ) { catalogue throws(CatalogueError) in
      let guide = try await catalogue.episodes(of: id, season: season)
      return (guide, guide.error.map { Failure($0, to: question, source: catalogue.source) })
    }
    guard !guide.seasons.isEmpty else { throw Failure(noEpisodesIn: guide) }
    switch format {
    case .text: try invocation.output.write(guide.text(columns: invocation.columns))
    case .json: try invocation.output.writeLine(JSON(guide).prettyText)
    }
    if let failure { throw failure }
    return .success
  }
}

extension Failure {
  fileprivate init(noEpisodesIn guide: EpisodeGuide) {
    self.init(guide.emptyWords, exitCode: .nothingMatched)
  }
}
