import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints the program's findings about this machine.
struct Doctor: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check this machine: paths, terminal, versions, key, library, IMDb's data.",
    discussion: """
      It never prints the key itself. --online sends one search to check that films can be loaded.

      json is an object of objects, with the same names as the text.
      """)

  @Flag(help: "Send one search and report the result.")
  var online = false

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = Result { () throws(Failure) in try self.configuration(in: invocation) }
    var diagnostics = await diagnostics(configuration, in: invocation)
    if online, diagnostics.problem == nil, let configuration = try? configuration.get() {
      do {
        let total = try await totalOfRequest(configuration, in: invocation)
        diagnostics.add(online: .success(total))
      } catch let failure as Failure {
        diagnostics.add(online: .failure(failure))
      }
    }
    try invocation.write(
      text: format.bytes(text: diagnostics.text, json: JSON(diagnostics)),
      (try? configuration.get())?.settings ?? Settings())
    if let problem = diagnostics.problem { throw problem }
    return .success
  }

  /// Searches the service itself for a common word, and returns the number of titles.
  private func totalOfRequest(
    _ configuration: Configuration, in invocation: Invocation
  ) async throws -> Int {
    var configuration = configuration
    if configuration.settings.offline {
      throw Failure("--online asks the service, which --offline rules out.", exitCode: .usage)
    }
    configuration.settings.cache.isPassedOver = true
    if case .service = try choice(configuration, in: invocation) {
      configuration.settings.imdbData = nil
    }
    let query = TitleQuery("batman")
    let page = try await ask(.titles(query), configuration, in: invocation) {
      catalogue, _ throws(CatalogueError) in
      try await catalogue.titles(matching: query, page: 1, reach: .anywhere).value
    }
    return page.total ?? page.titles.count
  }
}
