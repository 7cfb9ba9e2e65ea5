public import Logging
public import MoviesCore
import MoviesSession
import MoviesUI
import OMDB
import TerminalUI
public import Transport

/// The settings of the configuration file, with their defaults, and the locations that the program
/// adds.
///
/// `config.example.json` lists all settings of the file.
public struct Settings: Equatable, Sendable {
  /// The search at the start, if no words were given.
  public var defaultQuery = "batman"
  /// The place where a session without words to search for starts.
  public var start = SessionStart.home
  /// Whether the network is never used; the bundled films need none.
  public var offline = false
  public var omdb = Service()
  public var imdbDownload = IMDbDownload()
  public var ui = UI()
  public var search = Searching()
  public var cache = Cache()
  /// The location of the user's library; `nil` if nothing can be stored.
  var library: LibraryPlace?
  /// The location of IMDb's data; `nil` if it must not be used.
  public var imdbData: IMDbData?
  /// Whether a title that is marked as seen leaves the watchlist.
  public var seenLeavesWatchlist = true
  /// Whether the screen has the theme's background instead of the terminal's own.
  public var paintsBackground = false
  /// The program that plays the user's files, and its options; empty for the usual one.
  public var player: [String] = []
  public var logging = Log()
  public var recording = Recording()
  /// The user's own keys, by the name of the action that they trigger, such as `["^N", "n"]`.
  public var keys: [String: [String]] = [:]

  public init() {}

  /// The paths of all settings, such as `omdb.timeouts.connect`.
  public static var paths: [String] { Setting.all.map(\.path) }
}

extension Settings {
  /// The settings for requests to OMDb.
  public struct Service: Equatable, Sendable {
    /// A file that holds only the key; `OMDB_API_KEY` takes precedence.
    public var apiKeyFile: String?
    /// The address for requests: https, or http on a loopback address.
    public var baseURL = ServiceURL.omdb
    /// A PEM file with the certificates to trust instead of the system's.
    public var caFile: String?
    /// The number of requests that the service allows per day.
    public var dailyLimit = 1_000
    /// The number of those requests reserved for answers that the user is waiting for.
    public var reserve = 100
    public var timeouts = Timeouts()
  }

  /// The source of IMDb's data.
  public struct IMDbDownload: Equatable, Sendable {
    /// The address of the folder with the files: https, or http on a loopback address.
    public var baseURL = ServiceURL.imdb
  }

  /// The time limits of a request, in seconds.
  public struct Timeouts: Equatable, Sendable {
    /// The time limit until the connection is established.
    public var connect = TransferLimits().connect / .seconds(1)
    /// The time limit until the last byte arrives.
    public var total = TransferLimits().total / .seconds(1)
  }

  /// The look of the screen, and the input that it reacts to.
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
    /// The way in which the posters of titles are shown.
    public var poster = PosterChoice.auto
  }

  /// Whether printed texts that do not fit the terminal go through `$PAGER`.
  public enum Paging: String, CaseIterable, Sendable {
    case auto, never
  }

  /// The number of colours on the screen; `auto` asks the terminal.
  public enum Colors: String, CaseIterable, Sendable {
    case auto, never
    case eight = "8"
    case sixteen = "16"
    case indexed = "256"
    case trueColor = "truecolor"
  }

  /// The conditions under which a search starts while the user types.
  public struct Searching: Equatable, Sendable {
    /// The pause in typing after which a search starts, in milliseconds.
    public var debounceMilliseconds = SessionSettings().searchDelay
    /// The minimum number of characters with which a search starts.
    public var minimumCharacters = SessionSettings().minimumCharacters
  }

  /// The settings for the data that is kept between sessions, so that it is not fetched again.
  public struct Cache: Equatable, Sendable {
    /// The folder of the cache; `nil` if nothing can be kept.
    public var folder: String?
    /// The maximum size of all answers, in millions of bytes; 0 keeps none on disk.
    public var megabytes = 200
    /// The time for which pages of searches count as up to date, in hours.
    public var searchHours = 24
    /// The time for which titles and seasons count as up to date, in days.
    public var titleDays = 7
    /// The time for which titles of this year and the last, and running series, count as up to
    /// date, in days.
    public var recentTitleDays = 1
    /// Whether outdated answers are refreshed in the background while they are shown.
    public var refreshStale = true
    /// The maximum size of all posters, in millions of bytes; 0 keeps none.
    public var posterMegabytes = 100
    /// Whether every question bypasses the cache; cannot be set in the configuration file.
    var isPassedOver = false
  }

  /// The settings of recordings.
  public struct Recording: Equatable, Sendable {
    /// Whether the last 5,000 actions are kept, for `movies-tui report`.
    public var keepLast = false
    /// Whether recordings contain the notes of the library; the recordings in a report never do.
    public var keepNotes = false
  }

  /// The settings of the log.
  public struct Log: Equatable, Sendable {
    /// The log file, to which lines are appended; `nil` for none.
    public var file: String?
    public var level = Logger.Level.info
  }
}

extension Settings.UI {
  /// The greatest colour depth to use.
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
  /// All settings with their values, in the form of a configuration file.
  package var json: JSON { Setting.document(group: { .object($0) }, leaf: { $0.value(self) }) }

  /// Returns the text of a configuration file with all settings and the place of its schema.
  func text(naming schema: String) -> String {
    guard case .object(let members) = json else { return "" }
    let named = JSON.object([(name: Self.schemaMember, value: .string(schema))] + members)
    return named.prettyText + "\n"
  }

  /// The member that names the schema to editors; the program itself ignores it.
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
