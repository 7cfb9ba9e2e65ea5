import MoviesSession
public import OMDB
import Titles
public import Transport

/// The source of films for one run of the program.
///
/// Choosing is quick and needs no network; `Source.open(_:settings:)` does the rest.
public enum SourceChoice: Equatable, Sendable {
  /// The bundled catalogue, through the stand-in inside the program.
  case demo
  /// A service, with a key if the user has one; IMDb's data is asked first if it is on this
  /// machine.
  case service(ServiceURL, key: APIKey?)
  /// IMDb's data on this machine alone.
  case imdb
}

extension SourceChoice {
  /// Chooses the source according to the flags, the environment and the settings.
  ///
  /// `--demo` wins, and then the key is not read. A custom address is used with or without a key.
  /// OMDb is used only with a key; without one, IMDb's data answers if it is on this machine, else
  /// the bundled catalogue. `--source` chooses only one of the two.
  init(
    options: GlobalOptions, settings: Settings, keyPlace: KeyPlace?, invocation: Invocation
  ) throws(Failure) {
    try options.refuseContradictions()
    if options.demo {
      self = .demo
      return
    }
    let hasData = settings.imdbData?.isTaken == true
    if options.source == .imdb {
      guard hasData else { throw .noIMDbData }
      self = .imdb
      return
    }
    let url = try options.service(settings)
    if let keyPlace {
      self = .service(url, key: try keyPlace.key(in: invocation))
      if let warning = keyPlace.warning { invocation.say(warning) }
    } else {
      let isOwnAddress = options.baseURL != nil || url != .omdb
      guard isOwnAddress || options.source != .omdb else { throw .noKey }
      self = isOwnAddress ? .service(url, key: nil) : hasData ? .imdb : .demo
    }
  }
}

extension Failure {
  fileprivate static let noIMDbData = Failure(
    "IMDb's data is not on this machine. Run: movies-tui imdb import", exitCode: .missingInput)

  fileprivate static let noKey = Failure(
    "OMDb needs a key: set OMDB_API_KEY; get one at omdbapi.com/apikey.aspx.",
    exitCode: .keyRefused)
}

extension GlobalOptions {
  /// Refuses options that ask for different sources.
  fileprivate func refuseContradictions() throws(Failure) {
    let asked = [
      demo ? "--demo" : nil, source == .imdb ? "--source imdb" : nil,
      baseURL == nil ? nil : "--base-url",
    ].compactMap(\.self)
    if asked.count > 1 {
      throw Failure("Use either \(asked[0]) or \(asked[1]), not both.", exitCode: .usage)
    }
    if demo, source == .omdb {
      throw Failure("Use either --demo or --source omdb, not both.", exitCode: .usage)
    }
  }

  /// Returns the address of the service: the given one, or else the one in the settings.
  func service(_ settings: Settings) throws(Failure) -> ServiceURL {
    guard let baseURL else { return settings.omdb.baseURL }
    do {
      return try ServiceURL(baseURL)
    } catch {
      throw Failure("Invalid --base-url: expected \(ServiceURL.expectation).", exitCode: .usage)
    }
  }
}

extension SourceChoice {
  /// The service that is asked, or whose kept answers are used.
  var service: TitleService { .omdb }

  /// The name of the source before it is open.
  var name: DataSource {
    switch self {
    case .demo: .demo(titles: nil)
    case .service(let url, _): DataSource(url)
    case .imdb: .imdb(titles: nil, day: nil)
    }
  }
}
