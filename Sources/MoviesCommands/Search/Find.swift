import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints the titles on this machine that an expression describes.
struct Find: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Search what is on this machine, with the query language.",
    discussion: """
      Examples:
        movies-tui find genre:noir 'rating>7.5'
        movies-tui find 'director:"sergio leone" or director:kurosawa'
        movies-tui find 'decade:80s runtime<1h40 not genre:horror sort:rating'
        movies-tui find 'type:series votes>100k' --format ndjson | jq -r .title

      It looks through IMDb's data, if that is on this machine, or else every title that was opened \
      before, in your library too, and asks nobody else; with --demo, through the bundled \
      titles. Quote an expression that contains <, > or brackets, or the shell \
      takes them for its own.

      Words are looked for in titles, people, genres and plots. Fields are title, genre, director, \
      writer, actor, plot, country, language, rated and awards; numbers are year, rating, metascore, \
      tomatoes, votes and runtime; also type, decade and sort, and of your library seen, mine and \
      list. Press ? in the program for the whole language.

      json is an object: query, total (how many match; null if there are more than were counted), \
      and titles, a list of objects as show prints them. ndjson prints only the titles, one per line. csv has the columns id, \
      title, start, end, type, rating, votes, minutes, genres, form.
      """)

  @Argument(help: "What to look for.")
  var expression: [String]

  @Option(
    parsing: .unconditional, help: "The most titles to print, up to 1000.",
    transform: wholeNumber(in: Bounds.limit))
  var limit = 50

  @Option(help: "The output format.")
  var format = TitleListFormat.table

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let text = expression.joined(separator: " ")
    let sought = try SoughtExpression(text)
    let query = sought.query
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    let hasData = choice == .demo || configuration.settings.imdbData?.isTaken == true
    if !hasData { try requireCache(configuration.settings) }
    let (list, answers) = try await use(
      choice, configuration, in: invocation, needsCache: !hasData
    ) { catalogue, source in
      let list = try await sought.titles(in: catalogue, limit: limit)
      return (list, await source.answers(aboutTitlesOf: list))
    }
    if let error = list.error {
      guard error.isNotFound else {
        throw Failure(error, to: .titles(query), source: choice.name)
      }
      if format != .table {
        try invocation.write(
          text: list.text(format, [], foundBy: text, columns: nil), configuration.settings)
      }
      throw Failure(foundNothingFor: text, query, in: choice)
    }
    if let fallback = list.fallback { invocation.say(fallback.sentence(for: query)) }
    try invocation.write(
      text: list.text(format, answers, foundBy: text, columns: invocation.columns),
      configuration.settings)
    return .success
  }

  /// Refuses the search if the settings keep nothing on this machine.
  private func requireCache(_ settings: Settings) throws(Failure) {
    guard settings.cache.folder != nil else { throw .noFolder }
    guard settings.cache.megabytes > 0 else { throw .noMegabytes }
  }
}

extension Failure {
  fileprivate static let noFolder = Failure(
    "Nothing is kept on this machine: set HOME or XDG_CACHE_HOME, or use --demo.",
    exitCode: .databaseRefused)

  fileprivate static let noMegabytes = Failure(
    "Nothing is kept on this machine: cache.megabytes is 0. Raise it, or use --demo.",
    exitCode: .databaseRefused)

  /// Makes the failure for a search that finds nothing on this machine.
  fileprivate init(
    foundNothingFor text: String, _ query: TitleQuery, in choice: SourceChoice
  ) {
    let place = choice == .demo ? "in the demo" : "on this disk"
    let advice =
      switch choice {
      case .demo, .imdb: ""
      case .service where CatalogueQuestion.titles(query).isForThisDisk: ""
      case .service:
        " find searches only what is on this disk; movies-tui search asks \(choice.name.name)."
      }
    self.init("Nothing \(place) matches “\(text)”.\(advice)", exitCode: .nothingMatched)
  }
}
