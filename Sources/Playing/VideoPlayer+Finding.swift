internal import Foundation

extension VideoPlayer {
  /// Finds the player: the one that is configured, else the best one on this system.
  ///
  /// The best is mpv in the `PATH`, then as Flatpak, as Snap, and for Windows under WSL; then the
  /// desktop's opener. Programs are only looked for, none is run.
  ///
  /// - Parameters:
  ///   - words: The configured program and its arguments, which no shell reads, such as
  ///     `["mpv", "--fs"]`; empty if none is configured.
  ///   - environment: The environment, in which `PATH` tells where programs are, `DISPLAY` and
  ///     `WAYLAND_DISPLAY` whether there is a display, and `SSH_CONNECTION` whether the user is at
  ///     another machine.
  /// - Returns: The player, with the path of its program.
  /// - Throws: `noPlayer`, `programMissing` or `noDisplay`.
  public static func find(
    words: [String], environment: [String: String]
  ) throws(PlayingError) -> VideoPlayer {
    let system = PlayerSystem(environment)
    let player = words.isEmpty ? system.bestPlayer : try system.configuredPlayer(words)
    guard let player else { throw .noPlayer }
    guard system.canShow(player) else { throw .noDisplay }
    return player
  }
}

/// The programs of a system, as far as an environment tells of them.
private struct PlayerSystem {
  let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  func configuredPlayer(_ words: [String]) throws(PlayingError) -> VideoPlayer {
    let name = words.first ?? ""
    guard let program = programs(name).first else { throw .programMissing(name) }
    return VideoPlayer(kind: kind(of: words, program), words: [program] + words.dropFirst())
  }

  var bestPlayer: VideoPlayer? {
    let installed = programs("mpv")
    if let program = installed.first(where: { !isSnap($0) }) {
      return VideoPlayer(kind: .mpv, words: [program])
    }
    if hasFlatpak, let program = programs("flatpak").first {
      return VideoPlayer(kind: .flatpak, words: [program, "run", Self.flatpak])
    }
    if let program = installed.first { return VideoPlayer(kind: .snap, words: [program]) }
    if isWSL, let program = programs("mpv.exe").first {
      return VideoPlayer(kind: .windows, words: [program])
    }
    return openers.lazy.flatMap(programs).first.map { VideoPlayer(kind: .opener, words: [$0]) }
  }

  /// Whether the user would see what the player shows.
  func canShow(_ player: VideoPlayer) -> Bool {
    #if os(macOS)
      return true
    #else
      if has("DISPLAY") || has("WAYLAND_DISPLAY") || isWSL { return true }
      let isRemote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains(where: has)
      // Without a desktop, mpv plays on the console of this machine.
      return player.kind != .opener && (!isRemote || player.needsNoDisplay)
    #endif
  }

  private func kind(of words: [String], _ program: String) -> VideoPlayer.Kind {
    let name = lastComponent(program)
    if name == "flatpak" { return .flatpak }
    if name == "snap" || isSnap(program) { return .snap }
    if name.hasSuffix(".exe") { return .windows }
    if ["xdg-open", "open", "wslview"].contains(name) { return .opener }
    let isLauncher = Self.launchers.contains(name)
    let isMPV = isLauncher ? words.contains { lastComponent($0) == "mpv" } : name == "mpv"
    return isMPV ? .mpv : .other
  }

  /// Programs that set something and then run the one that is among their arguments.
  private static let launchers: Set = [
    "chrt", "env", "gamemoderun", "ionice", "nice", "nohup", "prime-run", "setsid", "stdbuf",
    "systemd-inhibit", "taskset",
  ]

  private static let flatpak = "io.mpv.Mpv"

  /// Whether mpv is installed as Flatpak, for all users or for this one.
  private var hasFlatpak: Bool {
    let data = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
    let own = variable("FLATPAK_USER_DIR") ?? data.map { "\($0)/flatpak" }
    let shared = variable("FLATPAK_SYSTEM_DIR") ?? "/var/lib/flatpak"
    return [own, shared].compactMap(\.self).contains { folder in
      isProgram("\(folder)/exports/bin/\(Self.flatpak)")
    }
  }

  /// Whether a program is a Snap: its name then leads to the program that starts all of them.
  private func isSnap(_ program: String) -> Bool {
    let target = URL(filePath: program).resolvingSymlinksInPath().path
    return lastComponent(target) == "snap" || target.hasPrefix("/snap/")
  }

  private var isWSL: Bool { has("WSL_DISTRO_NAME") || has("WSL_INTEROP") }

  private var openers: [String] {
    #if os(macOS)
      return ["open"]
    #else
      return ["xdg-open", "wslview"]
    #endif
  }

  /// Returns the paths of the programs of a name, in the order of the `PATH`; at most one if the
  /// name is a path.
  private func programs(_ name: String) -> [String] {
    if name.contains("/") { return isProgram(name) ? [name] : [] }
    guard !name.isEmpty else { return [] }
    let folders = (variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.filter(isProgram)
  }

  private func isProgram(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && access(path, X_OK) == 0
  }

  private func lastComponent(_ path: String) -> String { URL(filePath: path).lastPathComponent }

  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func has(_ name: String) -> Bool { variable(name) != nil }
}
