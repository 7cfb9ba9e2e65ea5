/// What holds for one start of the program: flags over environment over file over defaults.
public struct Configuration: Equatable, Sendable {
  /// The configuration file that was found.
  public var file: ConfigurationFile
  /// The file's settings with the flags' over them, and with whole paths.
  public var settings: Settings
  /// Where the key stands, if there is one.
  public var keyPlace: KeyPlace?

  init(options: GlobalOptions, invocation: Invocation) throws(Failure) {
    do {
      file = try ConfigurationFile(option: options.config, directories: invocation.directories)
    } catch {
      throw Failure(error)
    }
    settings = file.settings
    settings.omdb.apiKeyFile = whole(settings.omdb.apiKeyFile, invocation)
    settings.omdb.caFile = whole(settings.omdb.caFile, invocation)
    settings.logging.file = options.logFile ?? whole(settings.logging.file, invocation)
    if options.noColor || invocation.variable("NO_COLOR") != nil { settings.ui.colors = .never }
    keyPlace = KeyPlace(settings: settings, invocation: invocation)
  }

  private func whole(_ path: String?, _ invocation: Invocation) -> String? {
    path.map { file.resolved($0, environment: invocation.environment) }
  }
}
