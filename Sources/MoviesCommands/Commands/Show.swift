import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints everything about one title.
struct Show: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print everything about one title.",
    discussion: """
      Examples:
        movies-tui show tt0468569
        movies-tui show the dark knight --plot full
        movies-tui show batman --year 1989 --format json
        movies-tui show tt0096895 --poster
        movies-tui show tt0096895 --poster-file batman.jpg

      json is an object with id, title, years (an object of start and end), type, rated, released \
      (YYYY-MM-DD), minutes, genres, directors, writers (with notes in brackets), actors, plot, languages, countries, awards, \
      poster, ratings (a list of objects with source and score, from 0 to 100), votes, boxOffice (US \
      dollars), production, website, disc (the day of the home release), totalSeasons, season, \
      episode, series, seriesTitle, form (short, tvMovie, miniSeries, video or special, where IMDb's data says \
      so), sources, a list of objects with source (imdb, omdb, demo or another host), day (of \
      its data or its answer) and facts, the names of the fields that are from it, and similar, a \
      list of objects with id, title, years, type and why (in words) for titles on this disk that \
      are like it; no other command prints similar. Unknown values are null, or an empty list.
      """)

  @Argument(help: ArgumentHelp("The IMDb id or the name of the title.", valueName: "id-or-title"))
  var title: [String]

  @Option(
    parsing: .unconditional, help: "The year it came out; only with a name.",
    transform: years)
  var year: Years?

  @Option(help: "The length of the plot.")
  var plot = PlotLength.short

  @Flag(
    name: .customLong("poster"),
    help: "Print the poster above the facts, on a terminal with 256 colours or more.")
  var showsPoster = false

  @Option(
    name: .customLong("poster-file"),
    help: ArgumentHelp("Save the poster's file, a JPEG, under this name.", valueName: "file"))
  var posterPath: String?

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let key = try TitleKey(arguments: title, years: year)
    let configuration = try configuration(in: invocation)
    let (answer, poster, similar) = try await ask(.title(key), configuration, in: invocation) {
      catalogue, source throws(CatalogueError) in
      let answer = try await catalogue.toldOrInData(key, plot: plot)
      return (
        answer, await posterFile(of: answer.value, from: source.posters),
        await titles(like: answer.value, in: source, configuration)
      )
    }
    let detail = answer.value
    switch format {
    case .json:
      try invocation.write(
        text: [JSON(answer, similar: similar).prettyText].bytes, configuration.settings)
    case .text:
      let text = detail.text(
        from: answer.origins, asking: answer.source, similar: similar, columns: invocation.columns)
      if showsPoster, let picture = picture(poster, configuration.settings, in: invocation) {
        // Not through the pager, which may not show colours.
        try invocation.surroundings.output.write(Array(picture.utf8) + text)
      } else {
        try invocation.write(text: text, configuration.settings)
      }
    }
    if let posterPath { try save(poster, of: detail, as: posterPath) }
    return .success
  }
}
