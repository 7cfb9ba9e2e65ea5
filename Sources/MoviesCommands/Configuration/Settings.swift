public import Logging
public import MoviesCore
public import MoviesSession
import OMDB
import TerminalUI
public import Transport

/// Everything that the configuration file can set, with its defaults.
///
/// `config.example.json` lists all of it.
public struct Settings: Equatable, Sendable {
  /// What is searched for at the start, when no words were given.
  public var defaultQuery = "batman"
  /// Where a session starts that was given no words.
  public var start = SessionStart.last
  public var omdb = Service()
  public var ui = UI()
  public var search = Search()
  public var logging = Log()
  public var recording = Recording()
  /// Keys of one's own: the name of an action, and the keys that mean it, such as `["^N", "n"]`.
  public var keys: [String: [String]] = [:]

  public init() {}

  /// The paths of all settings, such as `omdb.timeouts.connect`.
  public static var paths: [String] { Setting.all.map(\.path) }
}

extension Settings {
  /// How OMDb is reached.
  public struct Service: Equatable, Sendable {
    /// A file that holds the key and nothing else; `OMDB_API_KEY` comes before it.
    public var apiKeyFile: String?
    /// Where requests go: https, or http on a loopback address.
    public var baseURL = ServiceURL.omdb
    /// Certificates to trust instead of the system's, as a PEM file.
    public var caFile: String?
    public var timeouts = Timeouts()
  }

  /// How long a request may take, in seconds.
  public struct Timeouts: Equatable, Sendable {
    /// Until a connection stands.
    public var connect = TransferLimits().connect / .seconds(1)
    /// Until the last byte.
    public var total = TransferLimits().total / .seconds(1)
  }

  /// How the screen looks and what it listens to.
  public struct UI: Equatable, Sendable {
    public var theme = ThemeChoice.auto
    public var colors = Colors.auto
    /// Whether the mouse is listened to; selecting text then needs Shift.
    public var mouse = false
    /// Whether the inspector is open at the start.
    public var inspector = false
    public var pager = Paging.auto
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

  /// When a search starts while one types.
  public struct Search: Equatable, Sendable {
    /// How long the typing has to rest.
    public var debounceMilliseconds = SessionSettings().searchDelay
    /// How many characters it takes.
    public var minimumCharacters = SessionSettings().minimumCharacters
  }

  /// What is recorded without being asked for.
  public struct Recording: Equatable, Sendable {
    /// Whether the last 5,000 actions are kept, for `movies-tui report`.
    public var keepLast = false
  }

  /// Whether and what the program writes down about itself.
  public struct Log: Equatable, Sendable {
    /// The file that is appended to; `nil` for none.
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
