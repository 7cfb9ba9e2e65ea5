import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

/// Prints the program's findings about this machine.
struct Doctor: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check this machine: paths, terminal, versions, key, library.",
    discussion: """
      It never prints the key itself. --online sends one search to check that films can be loaded.

      json is an object of objects, with the same names as the text.
      """)

  @Flag(help: "Send one search and report the result.")
  var online = false

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = Result { () throws(Failure) in try self.configuration(in: invocation) }
    var diagnostics = Diagnostics(configuration, options: global, invocation: invocation)
    if let configuration = try? configuration.get() {
      let key = try? configuration.keyPlace?.key(in: invocation)
      diagnostics.add(cache: await CacheFindings(configuration.settings, key: key))
    }
    if online, diagnostics.problem == nil, let configuration = try? configuration.get() {
      diagnostics.add(online: await outcomeOfRequest(configuration, in: invocation))
    }
    diagnostics.add(library: await libraryFindings(in: invocation))
    let text =
      switch format {
      case .text: diagnostics.text.bytes
      case .json: [JSON(diagnostics).prettyText].bytes
      }
    try invocation.write(text: text, (try? configuration.get())?.settings ?? Settings())
    if let problem = diagnostics.problem { throw problem }
    return .success
  }

  /// The state of the library, or why it has no place on this machine.
  private func libraryFindings(
    in invocation: Invocation
  ) async -> Result<LibraryFindings, Failure> {
    do throws(Failure) {
      let library = try LibraryPlace(of: global, in: invocation).library
      defer { library.close() }
      return .success(await LibraryFindings(of: library))
    } catch {
      return .failure(error)
    }
  }

  /// The number of titles in a search for a common word.
  private func outcomeOfRequest(
    _ configuration: Configuration, in invocation: Invocation
  ) async -> Result<Int, Failure> {
    do throws(Failure) {
      let query = TitleQuery("batman")
      let page = try await ask(.titles(query), configuration, in: invocation) {
        catalogue throws(CatalogueError) in
        try await catalogue.titles(matching: query, page: 1, reach: .anywhere).value
      }
      return .success(page.total ?? page.titles.count)
    } catch {
      return .failure(error)
    }
  }
}
