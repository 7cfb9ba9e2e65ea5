import ArgumentParser
import Files
import MoviesSession
import MoviesUI
import Titles

/// One of the program's commands.
protocol ProgramCommand: ParsableCommand {
  /// The options of every command.
  var global: GlobalOptions { get }
  /// The options of browsing, which only ``Browse`` accepts.
  var browsing: BrowsingOptions { get }
  /// The name of the command that this one belongs to; `nil`, the default, for a top-level command.
  static var groupName: String? { get }
  /// This command, if it may run a session on the screen.
  ///
  /// The default is `nil`, except for every ``ScreenCommand``. This is a requirement rather than a
  /// cast, since the runtime would search all of the program's conformances for its first cast,
  /// before the first frame.
  var asScreenCommand: (any ScreenCommand)? { get }

  /// Performs the command.
  ///
  /// - Returns: The exit code of the process.
  /// - Throws: A ``Failure`` or a ``WriteError``.
  @MainActor func execute(in invocation: Invocation) async throws -> ProgramExitCode
}

extension ProgramCommand {
  var asScreenCommand: (any ScreenCommand)? { nil }

  static var groupName: String? { nil }

  /// The words that call the command, such as `library add`.
  static var wholeName: String {
    let name = configuration.commandName ?? ""
    return groupName.map { "\($0) \(name)" } ?? name
  }

  /// Reads the configuration file, and overrides its settings with the environment and the command
  /// line.
  ///
  /// Call this only once: the file may be a pipe, which can be read only once.
  func configuration(in invocation: Invocation) throws(Failure) -> Configuration {
    try Configuration(options: global, logFile: browsing.logFile, invocation: invocation)
  }

  /// Returns the source of films that the command line, the environment and the file choose.
  func choice(
    _ configuration: Configuration, in invocation: Invocation
  ) throws(Failure) -> SourceChoice {
    try SourceChoice(
      options: global, settings: configuration.settings, keyPlace: configuration.keyPlace,
      invocation: invocation)
  }

  /// Opens the source of films, asks it a question, and closes it again, whatever the outcome.
  ///
  /// The answer may also need the source's posters.
  @MainActor
  func ask<Value>(
    _ question: CatalogueQuestion, _ configuration: Configuration, in invocation: Invocation,
    answer: (any Catalogue, Source) async throws(CatalogueError) -> Value
  ) async throws -> Value {
    let choice = try choice(configuration, in: invocation)
    guard !question.isEmpty else {
      throw Failure(.nothingToAsk(leftOut: []), to: question, source: choice.name)
    }
    return try await use(choice, configuration, in: invocation) { catalogue, source in
      do throws(CatalogueError) {
        return try await answer(catalogue, source)
      } catch {
        throw Failure(error, to: question, source: catalogue.source)
      }
    }
  }

  /// Opens the source of films, uses it, and closes it again.
  ///
  /// - Parameters:
  ///   - choice: The source.
  ///   - configuration: The settings.
  ///   - invocation: The run of the program.
  ///   - needsCache: Whether the command is about the cache, and fails if that cannot be read.
  ///   - body: The work to do with the source.
  /// - Returns: The value that `body` returns.
  /// - Throws: A ``Failure`` if the source cannot be opened, or if the cache is needed but cannot
  ///   be read; otherwise the error that `body` throws.
  @MainActor
  func use<Value>(
    _ choice: SourceChoice, _ configuration: Configuration, in invocation: Invocation,
    needsCache: Bool = false, _ body: (any Catalogue, Source) async throws -> Value
  ) async throws -> Value {
    let source = try await invocation.open(choice, configuration.settings)
    let say = invocation.surroundings.say
    let catalogue = source.makeCatalogue { progress, _ in
      if case .leftOut(let omissions) = progress { omissions.map(\.sentence).forEach(say) }
    }
    let result = await Result { try await body(catalogue, source) }
    await source.close()
    for await news in source.news {
      switch news {
      case .service: break
      case .imdbNotUsed(let failure): invocation.say(failure.line(about: .imdb))
      case .notKept(let failure):
        guard !needsCache || !failure.preventsReading else {
          throw Failure(failure.line(about: .cache), exitCode: .databaseRefused)
        }
        invocation.say(failure.line(about: .cache))
      }
    }
    return try result.get()
  }
}

extension ProgramCommand {
  /// Searches and prints the results, even if a later page failed.
  @MainActor
  func printTitles(
    _ typed: TypedSearch, limit: Int, sortedBy key: TitleOrder.Key? = nil,
    as format: TitleListFormat,
    with configuration: Configuration, in invocation: Invocation
  ) async throws -> ProgramExitCode {
    let query = typed.query
    let question = CatalogueQuestion(searching: query)
    let (found, failure) = try await ask(question, configuration, in: invocation) {
      catalogue, source in
      var (list, failure) = await search(catalogue, for: query, limit: limit, in: invocation)
      let answers = await source.answers(aboutTitlesOf: list)
      for detail in answers.map(\.value) where list.details[detail.id] != nil || detail.hasFacts {
        list.details[detail.id] = detail
      }
      return (list, failure)
    }
    try typed.expectHits(found)
    var list = found
    if let fallback = list.fallback { invocation.say(fallback.sentence(for: query)) }
    if let key {
      let known = list.sort(by: TitleOrder(key))
      for sentence in list.remarks(sortedBy: key, known: known) { invocation.say(sentence) }
    }
    try invocation.write(
      text: list.text(
        format, to: query, sortedBy: SortedFact(key), columns: invocation.columns),
      configuration.settings)
    if let failure { throw typed.explained(failure, of: found) }
    return .success
  }

  /// Returns the titles that match, and the failure if some are missing; offline, returns the
  /// titles that this disk knows.
  @MainActor
  private func search(
    _ catalogue: any Catalogue, for query: TitleQuery, limit: Int, in invocation: Invocation
  ) async -> (TitleList, Failure?) {
    let list = await catalogue.titles(matching: query, limit: limit)
    guard let error = list.error else { return (list, nil) }
    if error == .notHere, let known = await catalogue.knownTitles(matching: query, limit: limit) {
      invocation.say("Offline: titles that this disk knows.")
      return (known, nil)
    }
    var failure = Failure(
      error, to: CatalogueQuestion(searching: query), source: catalogue.source)
    if error.isNotFound, let words = await catalogue.wordsMeant(by: query) {
      failure.message += " Did you mean “\(words)”?"
    }
    return (list, failure)
  }
}
