import ArgumentParser
import MoviesCore
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Plays the user's files of a title.
struct PlayTitle: FilesCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a title that you have as a file, where you stopped.",
    discussion: """
      Examples:
        movies-tui files play alien
        movies-tui files play "breaking bad"
        movies-tui files play tt0903747 --season 2 --episode 5
        movies-tui files play alien --from-start

      Of a series, it plays the episode that you have begun, or else the next one that you have not seen and \
      that is there. mpv plays, or the player of your configuration, and goes on when this command has \
      ended. With mpv, what was played counts as seen or keeps its place in your library, which undo takes \
      back. Without a player, or without a display, it ends with 69.
      """)

  @Argument(help: ArgumentHelp("The IMDb id or the name of the title.", valueName: "id-or-title"))
  var title: [String]

  @Option(help: "The season of the episode to play.", transform: wholeNumber(in: 0...10_000))
  var season: Int?

  @Option(help: "The episode to play.", transform: wholeNumber(in: 0...100_000))
  var episode: Int?

  @Flag(help: "Begin at the start instead of where you stopped.")
  var fromStart = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard (season == nil) == (episode == nil) else {
      throw Failure("--season and --episode belong together.", exitCode: .usage)
    }
    let configuration = try configuration(in: invocation)
    let player = FilePlayer(configuration.settings, in: invocation)
    let sentence = try await configuration.useFiles { files, library in
      try await player.keepPlayed(in: library, of: files)
      let own = try await files.titles()
      let id = try await id(meantAmong: own, configuration, in: invocation)
      let titles = TitlesToPlay(own: own, marks: try await library.marks())
      let place = season.flatMap { season in
        episode.map { EpisodeNumber(series: id, season: season, episode: $0) }
      }
      let target = try titles.target(id, at: place, fromStart: fromStart)
      return try await titles.play(target, of: files, by: player)
    }
    try invocation.write(text: [sentence].bytes, configuration.settings)
    return .success
  }

  /// Returns the title that the words mean: one of the user's own, else one of the catalogue.
  @MainActor
  private func id(
    meantAmong own: OwnTitles, _ configuration: Configuration, in invocation: Invocation
  ) async throws -> TitleID {
    var inputs = TitleInputs([title.joined(separator: " ")])
    inputs.resolve(among: own.titles.map { TitleDetail($0.title) })
    if !inputs.areResolved {
      let known = inputs
      inputs = try await use(choice(configuration, in: invocation), configuration, in: invocation) {
        catalogue, _ in
        var inputs = known
        await inputs.resolve(in: catalogue)
        return inputs
      }
    }
    if let failure = inputs.failures.first?.failure { throw failure }
    guard let id = inputs.titles.first?.id else { throw PlayFailure.nothing.failure }
    return id
  }
}
