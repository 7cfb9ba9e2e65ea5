public import MoviesSession
public import OMDB

/// Which source of films one start of the program uses.
///
/// Deciding takes no time and no network; ``Source/open(_:)`` does the rest.
public enum SourceChoice: Equatable, Sendable {
  /// The bundled catalogue, through the stand-in inside the program.
  case demo
  /// A service, with a key where there is one.
  case service(BaseURL, key: APIKey?)
}

extension SourceChoice {
  /// Decides by flag, environment and settings.
  ///
  /// `--demo` wins, and then no key is read. An address of one's own is asked with or without a key;
  /// OMDb is asked with a key, and without one the bundled catalogue answers.
  init(
    options: GlobalOptions, settings: Settings, keyPlace: KeyPlace?, invocation: Invocation
  ) throws(Failure) {
    if options.demo {
      guard options.baseURL == nil else {
        throw Failure(
          "--demo and --base-url exclude each other: give one of them.", exitCode: .usage)
      }
      self = .demo
      return
    }
    let text = options.baseURL ?? settings.omdb.baseURL
    guard let baseURL = BaseURL(text) else {
      throw Failure(
        "--base-url is no address to ask: expected \(BaseURL.expectation).", exitCode: .usage)
    }
    if let keyPlace {
      self = .service(baseURL, key: try keyPlace.key(in: invocation))
      if let warning = keyPlace.warning { invocation.say(warning) }
    } else {
      let isOwnAddress = options.baseURL != nil || text != BaseURL.omdb
      self = isOwnAddress ? .service(baseURL, key: nil) : .demo
    }
  }
}

extension BaseURL {
  /// OMDb's own address.
  static let omdb = Settings.OMDB().baseURL
}
