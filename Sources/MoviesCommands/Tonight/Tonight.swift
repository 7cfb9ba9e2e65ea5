import ArgumentParser
import Keeping
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// Proposes three titles to watch tonight, each with its reason.
struct Tonight: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "tonight",
    abstract: "Propose three titles to watch tonight.",
    discussion: """
      Examples:
        movies-tui tonight
        movies-tui tonight --minutes 120 --genre comedy --min-rating 7
        movies-tui tonight 'runtime<1h50 not genre:horror year>1960'
        movies-tui tonight type:series --from disk
        movies-tui tonight --have --minutes 100
        movies-tui tonight --veto tt0109830
        movies-tui tonight --format json | jq -r '.proposals[].title.id'

      It draws from the titles on your watchlist that you have neither seen nor rated, prefers what \
      your own ratings speak for, and asks nobody. With --from disk, and while nothing is on your \
      watchlist, it draws from every title that is kept on this machine. An expression says what \
      else must fit, as for find; only films are proposed unless it names a type. Of several genres one is enough. A title may run a few \
      minutes longer than --minutes, and then it is said by how much.

      Each run draws anew; the same --seed draws the same titles from the same library. What you do \
      not want, say with --veto: like a veto in a session, it holds for two weeks.

      json is an object: expression, from, seed, candidates (how many there were to choose from), \
      fitting, proposals, a list of objects of title (an object as show prints it), why, over (how \
      many minutes it is too long; null if it is not) and unknown (what is not known of it, by the \
      names of fields), and without, a list of objects of condition and gain: what would have to be \
      dropped for so many more to fit, if fewer than three do.
      """)

  @Argument(help: "What else must fit, in the query language.")
  var expression: [String] = []

  @Option(
    parsing: .unconditional, help: "How many minutes a title may run.",
    transform: wholeNumber(in: 1...6_000))
  var minutes: Int?

  @Option(
    parsing: .unconditional, help: "The least rating at IMDb, from 0 to 10.", transform: rating)
  var minRating: Double?

  @Option(help: "A genre, or its beginning; may be repeated.")
  var genre: [String] = []

  @Option(help: "Where to draw from; the watchlist, or this disk while nothing is on it.")
  var from: TonightWish.Source?

  @Flag(help: "Only what you have as a file.")
  var have = false

  @Flag(help: "Also propose what you have seen or rated.")
  var seen = false

  @Option(
    help: ArgumentHelp(
      "A title that you do not want these two weeks, by its id (repeatable).", valueName: "id"),
    transform: titleID)
  var veto: [TitleID] = []

  @Option(
    parsing: .unconditional, help: "Draw as a run with this seed did.",
    transform: wholeNumber(in: 0...seeds))
  var seed: Int?

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let expression = try wanted
    let configuration = try configuration(in: invocation)
    let wish = try await wish(expression, configuration)
    let seed = seed ?? .random(in: 0...Self.seeds)
    let draw = TonightDraw(
      wish, seed: UInt64(seed), vetoed: vetoed(configuration, in: invocation))
    let offer = try await offer(of: draw, configuration, in: invocation)
    try invocation.write(
      text: PrintedOffer(wish: wish, seed: seed, offer: offer)
        .text(format, columns: invocation.columns),
      configuration.settings)
    let shortage = offer.shortageSentences(of: wish)
    if !shortage.isEmpty { invocation.say(shortage.joined(separator: " ")) }
    return offer.proposals.isEmpty ? .nothingMatched : .success
  }

  /// The expression, with what the user has as files if that is asked for.
  private var wanted: TitleExpression {
    get throws {
      let typed = try TitleExpression(argument: expression.joined(separator: " "))
      guard have else { return typed }
      let conditions = [.library(.isOnDisk(true)), typed.condition].compactMap(\.self)
      return TitleExpression(TitleCondition(allOf: conditions), order: typed.order)
    }
  }

  private func wish(
    _ expression: TitleExpression, _ configuration: Configuration
  ) async throws -> TonightWish {
    TonightWish(
      from: try await source(configuration), minutes: minutes, leastRating: minRating,
      genres: genre, and: expression, includesSeen: seen)
  }

  /// Returns the source of the proposals: the requested one, else the watchlist, or this disk if
  /// the watchlist is empty.
  @MainActor
  private func source(_ configuration: Configuration) async throws -> TonightWish.Source {
    if let from { return from }
    let lists = try await configuration.useLibrary { try await $0.lists() }
    return lists.contains { $0.list == .watchlist && $0.count > 0 } ? .watchlist : .disk
  }

  /// Returns the titles with a veto from a session or a command; remembers the vetoes of this
  /// command.
  private func vetoed(_ configuration: Configuration, in invocation: Invocation) -> [TitleID] {
    guard let keeper = MemoryKeeper(configuration, in: invocation),
      let today = invocation.surroundings.today
    else { return veto }
    if let problem = keeper.problem { invocation.say(problem.line(about: .session)) }
    var memory = keeper.memory
    for id in veto { memory.vetoes.add(id, on: today) }
    if !veto.isEmpty, let complaint = keeper.keep(memory) { invocation.say(complaint) }
    return memory.vetoes.ids(on: today)
  }

  private static let seeds = 1_000_000_000
}

extension ProgramCommand {
  /// Draws proposals for tonight as a session does.
  @MainActor
  func offer(
    of draw: TonightDraw, _ configuration: Configuration, in invocation: Invocation
  ) async throws -> TonightOffer {
    guard draw.wish.source == .disk else {
      return try await configuration.useLibrary { library in
        try await DrawTonight(draw).perform(
          with: LibraryService(library, files: configuration.settings.library?.files))
      }
    }
    let choice = try choice(configuration, in: invocation)
    return try await use(choice, configuration, in: invocation, needsCache: true) { _, source in
      try await configuration.useLibrary { library in
        try await DrawTonight(draw).perform(
          with: LibraryService(library, files: configuration.settings.library?.files) {
            source.index
          })
      }
    }
  }
}

extension TonightWish.Source: ExpressibleByArgument {}

/// Reads an option's value as an id.
@Sendable private func titleID(_ text: String) throws -> TitleID {
  guard let id = TitleReference.parse(text) else {
    throw ValidationError("expected an id, such as tt0109830.")
  }
  return id
}

/// Reads an option's value as a rating.
@Sendable private func rating(_ text: String) throws -> Double {
  guard let rating = Double(text), (0...10).contains(rating) else {
    throw ValidationError("expected a rating from 0 to 10, such as 7.5.")
  }
  return rating
}
