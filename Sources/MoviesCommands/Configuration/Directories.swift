/// The locations of the program's files, according to the XDG base directory specification.
///
/// https://specifications.freedesktop.org/basedir-spec/latest/
public struct Directories: Equatable, Sendable {
  /// The folder for the configuration, such as `~/.config/movies-tui`.
  public var config: String?
  /// The folders for configuration by the machine's administrator, in order of preference.
  public var systemConfig: [String]
  /// The folder for data that can be fetched again, such as `~/.cache/movies-tui`.
  public var cache: String?
  /// The folder for data that is kept between sessions, such as `~/.local/state/movies-tui`.
  public var state: String?
  /// The folder for the user's data, such as `~/.local/share/movies-tui`.
  public var data: String?

  /// Reads the locations from environment variables; a relative path counts as unset.
  public init(environment: [String: String]) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    func place(_ name: String, below home: String) -> String? {
      let base = absolute(name) ?? absolute("HOME").map { $0 + "/" + home }
      return base.map { $0 + "/movies-tui" }
    }
    config = place("XDG_CONFIG_HOME", below: ".config")
    cache = place("XDG_CACHE_HOME", below: ".cache")
    state = place("XDG_STATE_HOME", below: ".local/state")
    data = place("XDG_DATA_HOME", below: ".local/share")
    let system = environment["XDG_CONFIG_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/etc/xdg"
    systemConfig = system.split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/movies-tui" }
  }
}
