import Foundation
import MoviesSession

/// The configuration of one run of the program: flags override the environment, which overrides the
/// file, which overrides the defaults.
public struct Configuration: Equatable, Sendable {
  /// The configuration file in use.
  public var file: ConfigurationFile
  /// The file's settings, overridden by the environment and the flags, with absolute paths.
  public var settings: Settings
  /// All places with a key, in order of precedence.
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
    if case .own(let name) = settings.ui.theme {
      let folder = file.path.map { URL(filePath: $0).deletingLastPathComponent().path }
      settings.ui.palette =
        try ThemeFile(named: name, below: folder ?? invocation.directories.config).palette
    }
    for service in TitleService.all.map(\.settings) {
      let own = settings[keyPath: service]
      settings[keyPath: service].apiKeyFile = whole(own.apiKeyFile, invocation)
      settings[keyPath: service].caFile = whole(own.caFile, invocation)
    }
    if options.offline { settings.offline = true }
    settings.cache.folder = invocation.directories.cache
    settings.library = try? LibraryPlace(of: options, in: invocation)
    settings.imdbData = IMDbData(of: options, in: invocation)
    settings.logging.file = logFile ?? whole(settings.logging.file, invocation)
    if options.noColor || invocation.variable("NO_COLOR") != nil { settings.ui.colors = .never }
    keyPlaces = KeyPlace.all(settings, in: invocation)
  }

  /// The place of the key; `nil` without a key.
  public var keyPlace: KeyPlace? { keyPlaces.first }

  /// Returns the redaction that keeps secrets out of files.
  func redaction(in invocation: Invocation) -> Redaction {
    Redaction(of: keyPlaces, in: invocation, keepsNotes: settings.recording.keepNotes)
  }

  private func whole(_ path: String?, _ invocation: Invocation) -> String? {
    path.map { file.resolved($0, environment: invocation.environment) }
  }
}

extension Redaction {
  /// Makes a redaction of the readable keys in these places, of the home directory, and of notes
  /// unless they are kept.
  init(of keyPlaces: [KeyPlace], in invocation: Invocation, keepsNotes: Bool = false) {
    let keys = keyPlaces.compactMap { try? $0.key(in: invocation) }
    self.init(
      hiding: keys.map { key in { text in key.redacted(text) } },
      home: invocation.variable("HOME"), keepsNotes: keepsNotes)
  }
}
