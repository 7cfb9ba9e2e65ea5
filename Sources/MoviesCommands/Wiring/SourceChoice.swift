import MoviesSession
public import OMDB
import Titles
public import Transport

/// The source of films for one run of the program.
///
/// Deciding is quick and needs no network; `Source.open(_:settings:)` does the rest.
public enum SourceChoice: Equatable, Sendable {
  /// The bundled catalogue, through the stand-in inside the program.
  case demo
  /// A service, with a key if there is one.
  case service(ServiceURL, key: APIKey?)
}

extension SourceChoice {
  /// Decides by flag, environment and settings.
  ///
  /// `--demo` wins, and then the key is not read. A custom address is used with or without a key.
  /// OMDb is used only with a key; without one, the bundled catalogue answers.
  init(
    options: GlobalOptions, settings: Settings, keyPlace: KeyPlace?, invocation: Invocation
  ) throws(Failure) {
    if options.demo {
      guard options.baseURL == nil else {
        throw Failure(
          "Use either --demo or --base-url, not both.", exitCode: .usage)
      }
      self = .demo
      return
    }
    let url = try options.serviceURL ?? settings.omdb.baseURL
    if let keyPlace {
      self = .service(url, key: try keyPlace.key(in: invocation))
      if let warning = keyPlace.warning { invocation.say(warning) }
    } else {
      let isOwnAddress = options.baseURL != nil || url != .omdb
      self = isOwnAddress ? .service(url, key: nil) : .demo
    }
  }
}

extension GlobalOptions {
  /// The address to ask; `nil` if none is given.
  fileprivate var serviceURL: ServiceURL? {
    get throws(Failure) {
      do throws(ServiceURLError) {
        return try baseURL.map { text throws(ServiceURLError) in try ServiceURL(text) }
      } catch {
        throw Failure(
          "Invalid --base-url: expected \(ServiceURL.expectation).", exitCode: .usage)
      }
    }
  }
}

extension SourceChoice {
  /// The name of the source before it is open.
  var name: DataSource {
    switch self {
    case .demo: .demo(titles: nil)
    case .service(let url, _): DataSource(url)
    }
  }
}
