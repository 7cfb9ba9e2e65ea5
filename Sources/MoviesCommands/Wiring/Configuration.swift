import MoviesSession

/// What holds for one start of the program: flags over environment over file over defaults.
public struct Configuration: Equatable, Sendable {
  /// The configuration file that was found.
  public var file: ConfigurationFile
  /// The file's settings with the flags' over them, and with whole paths.
  public var settings: Settings
  /// All places with a key, the one that counts first.
  public var keyPlaces: [KeyPlace] = []

  init(
    options: GlobalOptions, logFile: String?, invocation: Invocation
  ) throws(Failure) {
    do {
      file = try ConfigurationFile(option: options.config, directories: invocation.directories)
    } catch {
      throw Failure(error)
    }
    settings = file.settings
    settings.omdb.apiKeyFile = whole(settings.omdb.apiKeyFile, invocation)
    settings.omdb.caFile = whole(settings.omdb.caFile, invocation)
    settings.logging.file = logFile ?? whole(settings.logging.file, invocation)
    if options.noColor || invocation.variable("NO_COLOR") != nil { settings.ui.colors = .never }
    keyPlaces = KeyPlace.all(settings, in: invocation)
  }

  /// Where the key stands, if there is one.
  public var keyPlace: KeyPlace? { keyPlaces.first }

  /// What keeps secrets out of files.
  func redaction(in invocation: Invocation) -> Redaction {
    Redaction(of: keyPlaces, in: invocation)
  }

  private func whole(_ path: String?, _ invocation: Invocation) -> String? {
    path.map { file.resolved($0, environment: invocation.environment) }
  }
}

extension Redaction {
  /// Takes out the keys in these places, except those that cannot be read, and the home directory.
  init(of keyPlaces: [KeyPlace], in invocation: Invocation) {
    let keys = keyPlaces.compactMap { try? $0.key(in: invocation) }
    self.init(
      hiding: keys.map { key in { text in key.redacted(text) } },
      home: invocation.variable("HOME"))
  }
}
