public import Logging
public import MoviesCore
import MoviesSession
import MoviesUI
import OMDB
import TerminalUI
public import Transport

/// Everything that the configuration file can set, with its defaults.
///
/// `config.example.json` lists all of them.
public struct Settings: Equatable, Sendable {
  /// The search at the start, if no words were given.
  public var defaultQuery = "batman"
  /// Where a session starts that was given no words.
  public var start = SessionStart.home
  /// Whether the network is never used; the bundled films need none.
  public var offline = false
  public var omdb = Service()
  public var imdbDownload = IMDbDownload()
  public var ui = UI()
  public var search = Searching()
  public var cache = Cache()
  /// Where the user's library is; `nil` where nothing can be kept.
  var library: LibraryPlace?
  /// Where IMDb's data is; `nil` where it is not to be used.
  public var imdbData: IMDbData?
  /// Whether a title that is marked as seen leaves the watchlist.
  public var seenLeavesWatchlist = true
  /// Whether the screen has the theme's background in place of the terminal's own.
  public var paintsBackground = false
  public var logging = Log()
  public var recording = Recording()
  /// Custom keys: the name of an action, and the keys for it, such as `["^N", "n"]`.
  public var keys: [String: [String]] = [:]

  public init() {}

  /// The paths of all settings, such as `omdb.timeouts.connect`.
  public static var paths: [String] { Setting.all.map(\.path) }
}

extension Settings {
  /// How OMDb is reached.
  public struct Service: Equatable, Sendable {
    /// A file that holds only the key; `OMDB_API_KEY` takes precedence.
    public var apiKeyFile: String?
    /// The address for requests: https, or http on a loopback address.
    public var baseURL = ServiceURL.omdb
    /// Certificates to trust instead of the system's, as a PEM file.
    public var caFile: String?
    /// How many requests the service allows on one day.
    public var dailyLimit = 1_000
    /// How many of them are kept for what somebody waits for.
    public var reserve = 100
    public var timeouts = Timeouts()
  }

  /// The settings of all services.
  static var services: [WritableKeyPath<Settings, Service>] { [\.omdb] }

  /// Where IMDb's data comes from.
  public struct IMDbDownload: Equatable, Sendable {
    /// The address of the folder with the files: https, or http on a loopback address.
    public var baseURL = ServiceURL.imdb
  }

  /// How long a request may take, in seconds.
  public struct Timeouts: Equatable, Sendable {
    /// Until the connection is established.
    public var connect = TransferLimits().connect / .seconds(1)
    /// Until the last byte.
    public var total = TransferLimits().total / .seconds(1)
  }

  /// The look of the screen and the input it reacts to.
  public struct UI: Equatable, Sendable {
    public var theme = ThemeName.builtIn(.auto)
    /// The user's own colours; `nil` unless the theme is theirs.
    var palette: Palette?
    public var colors = Colors.auto
    /// Whether the mouse is used; selecting text then needs Shift.
    public var mouse = false
    /// Whether the inspector is open at the start.
    public var inspector = false
    public var pager = Paging.auto
    /// How the pictures of titles are shown.
    public var poster = PosterChoice.auto
  }

  /// Whether printed texts that do not fit the terminal go through `$PAGER`.
  public enum Paging: String, CaseIterable, Sendable {
    case auto, never
  }

  /// How many colours the screen uses; `auto` asks the terminal.
  public enum Colors: String, CaseIterable, Sendable {
    case auto, never
    case eight = "8"
    case sixteen = "16"
    case indexed = "256"
    case trueColor = "truecolor"
  }

  /// When a search starts during typing.
  public struct Searching: Equatable, Sendable {
    /// How long typing has to pause.
    public var debounceMilliseconds = SessionSettings().searchDelay
    /// The minimum number of characters.
    public var minimumCharacters = SessionSettings().minimumCharacters
  }

  /// What is kept between sessions, so that it is not fetched again.
  public struct Cache: Equatable, Sendable {
    /// The folder of everything that is kept; `nil` where nothing can be.
    public var folder: String?
    /// The most that answers may take, in millions of bytes; 0 keeps none on disk.
    public var megabytes = 200
    /// How long pages of searches count as up to date, in hours.
    public var searchHours = 24
    /// How long titles and seasons count as up to date, in days.
    public var titleDays = 7
    /// The same for those of this year and the last one, and for what is still running.
    public var recentTitleDays = 1
    /// Whether what is no longer up to date is asked for again, behind what is shown.
    public var refreshStale = true
    /// The most that posters may take, in millions of bytes; 0 keeps none.
    public var posterMegabytes = 100
    /// Whether every question goes to the service, past what is kept; no file can say so.
    var isPassedOver = false
  }

  /// What is recorded by default.
  public struct Recording: Equatable, Sendable {
    /// Whether the last 5,000 actions are kept, for `movies-tui report`.
    public var keepLast = false
    /// Whether recordings have the notes of the library; those of a report never do.
    public var keepNotes = false
  }

  /// What the program logs about itself, if anything.
  public struct Log: Equatable, Sendable {
    /// The log file, which is appended to; `nil` for none.
    public var file: String?
    public var level = Logger.Level.info
  }
}

extension Settings.UI {
  /// The most colours to use.
  var depthLimit: ColorDepth {
    switch colors {
    case .auto, .trueColor: .trueColor
    case .never: .mono
    case .eight: .ansi8
    case .sixteen: .ansi16
    case .indexed: .indexed256
    }
  }
}

extension Settings {
  /// All settings with their values, as a configuration file has them.
  package var json: JSON { Setting.document(group: { .object($0) }, leaf: { $0.value(self) }) }

  /// Writes a configuration file with all settings and the place of its schema.
  func text(naming schema: String) -> String {
    guard case .object(let members) = json else { return "" }
    let named = JSON.object([(name: Self.schemaMember, value: .string(schema))] + members)
    return named.prettyText + "\n"
  }

  /// Names the schema to editors; the program itself ignores this member of a file.
  static let schemaMember = "$schema"

  /// The JSON schema of a configuration file.
  ///
  /// https://json-schema.org/draft/2020-12/json-schema-core
  package static var schema: JSON {
    let defaults = Settings()
    let document = Setting.document { members in
      ["type": "object", "properties": .object(members), "additionalProperties": .bool(false)]
    } leaf: { setting in
      setting.form.schema.adding(("default", setting.value(defaults)))
        .adding(("description", .string(setting.summary)))
    }
    guard case .object(var members) = document,
      let properties = members.firstIndex(where: { $0.name == "properties" }),
      case .object(let settings) = members[properties].value
    else { return document }
    members[properties].value = .object(
      [(name: schemaMember, value: ["type": "string"] as JSON)] + settings)
    let head: [(name: String, value: JSON)] = [
      (name: schemaMember, value: "https://json-schema.org/draft/2020-12/schema"),
      (name: "title", value: "Configuration of movies-tui"),
    ]
    return .object(head + members)
  }
}
