import Foundation
import Playing
import TestSupport
import Testing

@Suite("Which player is used", .timeLimit(.minutes(5)))
struct FindingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Finds the player where there are only these programs.
  private func find(
    _ words: [String] = [], among programs: [String],
    _ variables: [String: String] = ["DISPLAY": ":0"]
  ) throws -> VideoPlayer {
    for program in programs { try folder.write("", to: "bin/\(program)", mode: 0o755) }
    let system = ["PATH": "\(folder.path)/bin", "FLATPAK_SYSTEM_DIR": "\(folder.path)/flatpak"]
    return try VideoPlayer.find(
      words: words, environment: system.merging(variables) { $1 })
  }

  private func installFlatpak() throws {
    try folder.write("", to: "flatpak/exports/bin/io.mpv.Mpv", mode: 0o755)
  }

  private func installSnap() throws {
    try folder.write("", to: "bin/snap", mode: 0o755)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/mpv", withDestinationPath: "\(folder.path)/bin/snap")
  }

  @Test("mpv is the default, and reports its position")
  func mpv() throws {
    try installFlatpak()
    let player = try find(among: ["mpv", "flatpak", "xdg-open"])
    #expect(player.words == ["\(folder.path)/bin/mpv"])
    #expect(player.kind == .mpv)
    #expect(player.reportsPosition)
  }

  @Test("Flatpak's mpv is next, if it is installed; it reports nothing")
  func flatpak() throws {
    #expect(try find(among: ["flatpak", "xdg-open"]).kind == .opener)
    try installFlatpak()
    try installSnap()
    let player = try find(among: ["flatpak", "xdg-open"])
    #expect(player.words == ["\(folder.path)/bin/flatpak", "run", "io.mpv.Mpv"])
    #expect(player.kind == .flatpak)
    #expect(!player.reportsPosition)
  }

  @Test("Flatpak's mpv may be installed for one user alone")
  func ownFlatpak() throws {
    try folder.write("", to: "data/flatpak/exports/bin/io.mpv.Mpv", mode: 0o755)
    let variables = ["DISPLAY": ":0", "XDG_DATA_HOME": "\(folder.path)/data"]
    #expect(try find(among: ["flatpak"], variables).kind == .flatpak)
  }

  @Test("Snap's mpv reports nothing, wherever its name comes from")
  func snap() throws {
    try installSnap()
    #expect(try find(among: ["xdg-open"]).kind == .snap)
    #expect(try find(["mpv"], among: []).kind == .snap)
    #expect(try find(["snap", "run", "mpv"], among: []).kind == .snap)
  }

  @Test("An mpv that can report comes before a Snap that is earlier in the PATH")
  func snapFirst() throws {
    try installSnap()
    try folder.write("", to: "other/mpv", mode: 0o755)
    let path = "\(folder.path)/bin:\(folder.path)/other"
    let player = try find(among: [], ["DISPLAY": ":0", "PATH": path])
    #expect(player.words == ["\(folder.path)/other/mpv"])
  }

  @Test("Under WSL, and only there, mpv for Windows comes before the opener")
  func windows() throws {
    let programs = ["mpv.exe", "wslview"]
    #expect(try find(among: programs, ["WSL_DISTRO_NAME": "Debian"]).kind == .windows)
    #expect(try find(among: programs).kind == .opener)
  }

  @Test("The desktop's opener is the last resort, and opens one file")
  func opener() throws {
    let player = try find(among: ["xdg-open"])
    #expect(player.kind == .opener)
    #expect(!player.playsSeveral)
  }

  @Test("Without any of them there is no player")
  func nothing() {
    #expect(throws: PlayingError.noPlayer) { try find(among: ["flatpak", "vlc"]) }
  }

  @Test("A file that is not a program is no player")
  func notExecutable() throws {
    try folder.write("", to: "bin/mpv", mode: 0o644)
    try folder.write("", to: "other/mpv/file")
    let path = "\(folder.path)/bin:\(folder.path)/other"
    #expect(throws: PlayingError.noPlayer) { try find(among: [], ["PATH": path]) }
  }

  @Test("The configured player is used with its own words")
  func configured() throws {
    let player = try find(["vlc", "--fullscreen", "a b"], among: ["mpv", "vlc"])
    #expect(player.words == ["\(folder.path)/bin/vlc", "--fullscreen", "a b"])
    #expect(player.kind == .other)
    #expect(!player.reportsPosition)
  }

  @Test(
    "A configured mpv reports, also by its path and behind a program that only starts it",
    arguments: [
      (["mpv", "--fs"], VideoPlayer.Kind.mpv), (["env", "LANG=C", "mpv"], .mpv),
      (["nice", "-n", "5", "/usr/bin/mpv"], .mpv), (["nice", "vlc"], .other),
      (["ssh", "host", "mpv"], .other), (["flatpak", "run", "io.mpv.Mpv"], .flatpak),
      (["vlc.exe"], .windows), (["xdg-open"], .opener),
    ])
  func kinds(words: [String], kind: VideoPlayer.Kind) throws {
    let player = try find(words, among: [words[0]])
    #expect(player.kind == kind)
    #expect(player.reportsPosition == (kind == .mpv))
  }

  @Test("A configured program that does not exist is named", arguments: ["nowhere", "./mpv", ""])
  func missing(name: String) {
    #expect(throws: PlayingError.programMissing(name)) { try find([name], among: ["mpv"]) }
  }

  #if !os(macOS)
    @Test(
      "Over ssh without a display nothing is played, unless the terminal or nothing shows it",
      arguments: ["--fs", "--vo=gpu", "--volume=tct"])
    func noDisplay(option: String) throws {
      let ssh = ["SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"]
      #expect(throws: PlayingError.noDisplay) { try find(["mpv", option], among: ["mpv"], ssh) }
      for display in ["DISPLAY", "WAYLAND_DISPLAY"] {
        let variables = ssh.merging([display: "x"]) { $1 }
        #expect(try find(["mpv", option], among: ["mpv"], variables).kind == .mpv)
      }
      for output in ["tct", "kitty", "sixel", "null", "gpu,tct"] {
        #expect(try find(["mpv", "--vo=\(output)"], among: ["mpv"], ssh).kind == .mpv)
      }
    }

    @Test("On a console without a desktop mpv plays, and the opener cannot")
    func console() throws {
      #expect(throws: PlayingError.noDisplay) { try find(among: ["xdg-open"], [:]) }
      #expect(try find(among: ["mpv"], [:]).kind == .mpv)
    }
  #endif
}
