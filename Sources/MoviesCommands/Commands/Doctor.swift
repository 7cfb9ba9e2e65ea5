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
    var diagnostics = Diagnostics(configuration, options: global, invocation: invocation)
    if let configuration = try? configuration.get() {
      let key = try? configuration.keyPlace?.key(in: invocation)
      diagnostics.add(cache: await CacheFindings(configuration.settings, key: key))
      diagnostics.add(
        imdb: Result { () throws(Failure) in
          let place = try IMDbInstallation(configuration, in: invocation)
          return IMDbFindings(of: place, today: invocation.surroundings.today)
        })
    }
    if online, diagnostics.problem == nil, let configuration = try? configuration.get() {
      do {
        let total = try await totalOfRequest(configuration, in: invocation)
        diagnostics.add(online: .success(total))
      } catch let failure as Failure {
        diagnostics.add(online: .failure(failure))
      }
    }
    let library = await Result { () async throws(Failure) in try await libraryFindings(invocation) }
    diagnostics.add(library: library)
    try invocation.write(
      text: format.bytes(text: diagnostics.text, json: JSON(diagnostics)),
      (try? configuration.get())?.settings ?? Settings())
    if let problem = diagnostics.problem { throw problem }
    return .success
  }

  /// The state of the library, if it has a place on this machine.
  private func libraryFindings(
    _ invocation: Invocation
  ) async throws(Failure) -> LibraryFindings {
    let library = try LibraryPlace(of: global, in: invocation).library
    defer { library.close() }
    return await LibraryFindings(of: library)
  }

  /// The number of titles in a search for a common word.
  private func totalOfRequest(
    _ configuration: Configuration, in invocation: Invocation
  ) async throws -> Int {
    let query = TitleQuery("batman")
    let page = try await ask(.titles(query), configuration, in: invocation) {
      catalogue, _ throws(CatalogueError) in
      try await catalogue.titles(matching: query, page: 1, reach: .anywhere).value
    }
    return page.total ?? page.titles.count
  }
}
