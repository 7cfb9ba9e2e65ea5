import ArgumentParser
import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Pictures
import Posters
import Storage
import TerminalUI
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
        // This bypasses the pager, which may not show colours.
        try invocation.surroundings.output.write(Array(picture.utf8) + text)
      } else {
        try invocation.write(text: text, configuration.settings)
      }
    }
    if let posterPath { try save(poster, of: detail, as: posterPath) }
    return .success
  }
}

extension Show {
  /// Finds the titles on this machine that are like another one, as a session does.
  ///
  /// The rest of the output does not depend on them, so a failure is not reported.
  @MainActor
  func titles(
    like title: TitleDetail, in source: Source, _ configuration: Configuration
  ) async -> [SimilarTitle] {
    let library = configuration.settings.library?.library ?? LibraryStore.inMemory()
    defer { library.close() }
    let service = LibraryService(library) { source.index }
    return (try? await GetSimilar(to: title).perform(with: service)) ?? []
  }
}

extension JSON {
  /// Makes an object with a title that is like another one, and the reason.
  init(_ match: SimilarTitle) {
    self = [
      "id": .string(match.title.id.rawValue), "title": .string(match.title.title),
      "years": JSON(match.title.years), "type": JSON(match.title.kind?.rawValue),
      "why": .string(match.why),
    ]
  }
}

extension Show {
  /// The outcome of fetching a poster; `nil` if no poster is wanted or known.
  typealias PosterFile = Result<[UInt8], PosterError>?

  /// Fetches a title's poster, if it is wanted and there is one.
  func posterFile(of detail: TitleDetail, from posters: (any PosterSource)?) async -> PosterFile {
    guard showsPoster || posterPath != nil, let posters, let address = detail.poster else {
      return nil
    }
    let width = posterPath == nil ? Self.printedWidth : Self.savedWidth
    do throws(PosterError) {
      return .success(try await posters.poster(at: address, width: width, reach: .anywhere))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the poster as text for the terminal, or tells the user why it is missing.
  func picture(_ file: PosterFile, _ settings: Settings, in invocation: Invocation) -> String? {
    let depth = invocation.colorDepth(limit: settings.ui.depthLimit)
    guard invocation.terminals.output, invocation.isUnicode, depth >= .indexed256 else {
      invocation.say("The poster needs a terminal with UTF-8 and at least 256 colours.")
      return nil
    }
    guard let file else {
      invocation.say("No poster is known of this title.")
      return nil
    }
    do throws(PosterError) {
      let poster = try PrintedPoster(file.get(), width: invocation.columns ?? 80)
      return poster.text(depth: depth)
    } catch {
      invocation.say("There is no poster to show: \(error.reason).")
      return nil
    }
  }

  /// Saves the poster to a file.
  ///
  /// - Throws: A ``Failure`` if the title has no poster, or the file cannot be written.
  func save(_ file: PosterFile, of detail: TitleDetail, as path: String) throws(Failure) {
    guard let file else {
      throw Failure("No poster is known of \(detail.title).", exitCode: .nothingMatched)
    }
    let bytes: [UInt8]
    do {
      bytes = try file.get()
    } catch {
      throw Failure("The poster cannot be had: \(error.reason).", exitCode: .unavailable)
    }
    let output = try OutputFile.open(path, name: "file for the poster", mode: .replacing)
    do {
      try output.write(bytes)
    } catch {
      throw Failure("The poster cannot be written to \(path).", exitCode: .writingFailed)
    }
  }

  /// The requested widths of posters to print and to save, in pixels.
  private static let printedWidth = 300
  private static let savedWidth = 1_000
}

/// A poster for printing between the lines of a terminal.
struct PrintedPoster {
  private let picture: Picture
  private let size: TerminalSize

  /// Decodes a poster.
  ///
  /// - Parameters:
  ///   - file: The JPEG file.
  ///   - width: The width of the terminal in columns.
  /// - Throws: A `PosterError` if the file is not a picture.
  init(_ file: [UInt8], width: Int) throws(PosterError) {
    let box = TerminalSize(columns: max(1, min(width, 40)), rows: 24)
    // Each cell shows up to eight samples next to and above each other.
    picture = try JPEGDecoder.picture(from: file, covering: box.columns * 8, height: 1)
    size = TerminalSize(fitting: picture, in: box)
  }

  /// Returns the lines of the poster and an empty one; `nil` with fewer than 256 colours.
  func text(depth: ColorDepth) -> String? {
    Canvas(picture, size: size, depth: depth).map { $0.ansiText(depth: depth) + "\n" }
  }
}
