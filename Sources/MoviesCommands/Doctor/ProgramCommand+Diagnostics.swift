import MoviesSession
import TerminalUI

extension ProgramCommand {
  /// Collects findings about this machine without asking any service.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, or the failure to read it.
  ///   - invocation: The run of the program.
  /// - Returns: The findings.
  @MainActor
  func diagnostics(
    _ configuration: Result<Configuration, Failure>, in invocation: Invocation
  ) async -> Diagnostics {
    var diagnostics = Diagnostics(configuration, options: global, invocation: invocation)
    diagnostics.add(
      pictures: await answersAboutImages(in: invocation),
      choice: (try? configuration.get())?.settings.ui.poster ?? .auto, invocation: invocation)
    if let configuration = try? configuration.get() {
      let key = try? configuration.keyPlace?.key(in: invocation)
      let settings = configuration.settings
      let url = (try? global.service(settings)) ?? settings.omdb.baseURL
      diagnostics.add(cache: await CacheFindings(settings, key: key, at: url))
      diagnostics.add(
        imdb: Result { () throws(Failure) in
          let place = try IMDbInstallation(configuration, in: invocation)
          return IMDbFindings(of: place, today: invocation.surroundings.today)
        })
    }
    diagnostics.add(
      library: await Result { () async throws(Failure) in
        let library = try LibraryPlace(of: global, in: invocation).library
        defer { library.close() }
        return await LibraryFindings(of: library)
      })
    return diagnostics
  }

  /// Asks the terminal about images; returns `nil` if standard input or output is not a terminal.
  @MainActor
  private func answersAboutImages(in invocation: Invocation) async -> ImageAnswers? {
    guard invocation.terminals.input, invocation.terminals.output else { return nil }
    return await LineTerminal.answersAboutImages(within: .milliseconds(500))
  }
}
