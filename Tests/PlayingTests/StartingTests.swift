import Foundation
import Playing
import TestSupport
import Testing

@Suite("A player is started", .timeLimit(.minutes(5)))
struct StartingTests {
  @Test("It gets the user's words, the script, and the files in order behind --")
  func arguments() async throws {
    let pretended = try PretendedPlayer()
    let files = [pretended.file("2.mkv"), pretended.file("1.mkv")]
    let player = try pretended.player("mpv", "--fs", "--title=a b; $HOME")
    let started = try await player.start(
      files, reportingTo: pretended.played, environment: pretended.environment)
    let root = pretended.folder.path
    let place = try #require(started.place)
    let arguments = try await pretended.arguments()
    #expect(
      arguments == [
        "--fs", "--title=a b; $HOME", "--script=\(root)/state/played/\(place)/movies-tui.lua",
        "--", "\(root)/2.mkv", "\(root)/1.mkv",
      ])
    try await pretended.end(started)
  }

  @Test("The user's own -- at the end of the words does not turn the script into a file")
  func separator() async throws {
    let pretended = try PretendedPlayer()
    let started = try await pretended.player("mpv", "--").start(
      [pretended.file("1.mkv")], reportingTo: pretended.played,
      environment: pretended.environment)
    let arguments = try await pretended.arguments()
    #expect(arguments.count == 3)
    #expect(arguments.first?.hasPrefix("--script=") == true)
    try await pretended.end(started)
  }

  @Test("Another player gets the files alone, and has no place to report to")
  func otherPlayer() async throws {
    let pretended = try PretendedPlayer(name: "vlc")
    let started = try await pretended.player("vlc").start(
      [pretended.file("1.mkv", start: 70)], reportingTo: pretended.played,
      environment: pretended.environment)
    let arguments = try await pretended.arguments()
    #expect(arguments == ["--", "\(pretended.folder.path)/1.mkv"])
    #expect(started.place == nil)
    #expect(pretended.places.isEmpty)
    try await pretended.end(started)
  }

  @Test("The opener gets one file, and no separator, which it does not know")
  func opener() async throws {
    let pretended = try PretendedPlayer(name: "xdg-open")
    let started = try await pretended.player().start(
      [pretended.file("1.mkv"), pretended.file("2.mkv")], reportingTo: pretended.played,
      environment: pretended.environment)
    let arguments = try await pretended.arguments()
    #expect(arguments == ["\(pretended.folder.path)/1.mkv"])
    try await pretended.end(started)
  }

  @Test("A program of Windows gets the paths of Windows")
  func windows() async throws {
    let pretended = try PretendedPlayer(name: "mpv.exe")
    try pretended.folder.write(
      "#!/bin/sh\nprintf 'C:\\\\%s\\n' \"$1 ${2##*/}\"\n", to: "bin/wslpath", mode: 0o755)
    let started = try await pretended.player("mpv.exe").start(
      [pretended.file("1.mkv"), pretended.file("2.mkv")], reportingTo: pretended.played,
      environment: pretended.environment)
    let arguments = try await pretended.arguments()
    #expect(arguments == ["--", #"C:\-w 1.mkv"#, #"C:\-w 2.mkv"#])
    try await pretended.end(started)
  }

  @Test("A path that Windows does not know is a reason not to start")
  func noWindowsPath() async throws {
    let pretended = try PretendedPlayer(name: "mpv.exe")
    try pretended.folder.write("#!/bin/sh\nexit 1\n", to: "bin/wslpath", mode: 0o755)
    let player = try pretended.player("mpv.exe")
    let failure = await #expect(throws: PlayingError.self) {
      try await player.start(
        [pretended.file("1.mkv")], reportingTo: pretended.played,
        environment: pretended.environment)
    }
    guard case .cannotStart("wslpath", _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("Its names arrive byte for byte")
  func bytes() async throws {
    let pretended = try PretendedPlayer(
      script: "#!/bin/sh\nfor last; do :; done\n/bin/cat <\"$last\"\n")
    let path = Array("\(pretended.folder.path)/-a\nb ".utf8) + [0xFF, 0xFE]
    let name = path.map(CChar.init(bitPattern:)) + [0]
    close(open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
    let started = try await pretended.player().start(
      [PlayableFile(path: path, key: "a")], reportingTo: pretended.played,
      environment: pretended.environment)
    #expect(await started.end() == .exited(0))
  }

  @Test("A file that is gone, or that is not named by its whole path, is not started")
  func gone() async throws {
    let pretended = try PretendedPlayer()
    let relative = PlayableFile(path: Array("--fs".utf8), key: "relative")
    let cut = PlayableFile(path: pretended.file("1.mkv").path + [0, 65], key: "cut")
    for file in [pretended.file("3.mkv", key: "gone"), relative, cut] {
      await #expect(throws: PlayingError.fileGone(key: file.key)) {
        try await pretended.start(pretended.file("1.mkv"), file)
      }
    }
    #expect(pretended.places.isEmpty)
  }

  @Test("A program that cannot be run leaves no place behind")
  func cannotStart() async throws {
    let pretended = try PretendedPlayer(script: "#!/nowhere\n")
    let failure = await #expect(throws: PlayingError.self) {
      try await pretended.start(pretended.file("1.mkv"))
    }
    guard case .cannotStart("\(pretended.folder.path)/bin/mpv", let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(pretended.places.isEmpty)
  }

  @Test("Where nothing can be written, it plays without reporting")
  func unwritable() async throws {
    let pretended = try PretendedPlayer()
    try pretended.folder.write("", to: "state")
    let started = try await pretended.start(pretended.file("1.mkv"))
    #expect(started.place == nil)
    let arguments = try await pretended.arguments()
    #expect(arguments == ["--", "\(pretended.folder.path)/1.mkv"])
    try await pretended.end(started)
  }

  @Test("It leads a session of its own, so it outlives a terminal that closes")
  func session() async throws {
    let pretended = try PretendedPlayer()
    let started = try await pretended.start(pretended.file("1.mkv"))
    #expect(getsid(started.processID) == started.processID)
    #expect(try await pretended.end(started, code: 2) == .exited(2))
  }

  @Test("A cancelled task starts it all the same")
  func cancelled() async throws {
    let pretended = try PretendedPlayer()
    let (player, file) = (try pretended.player(), pretended.file("1.mkv"))
    let (played, environment) = (pretended.played, pretended.environment)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await player.start([file], reportingTo: played, environment: environment)
    }
    let started = try await task.value
    try await pretended.end(started)
  }

  @Test("It sees the given environment, and no other")
  func environment() async throws {
    let script = "#!/bin/sh\ntest \"$OWN\" = yes -a -z \"$HOME\"\n"
    let pretended = try PretendedPlayer(script: script)
    let started = try await pretended.player().start(
      [pretended.file("1.mkv")], reportingTo: pretended.played,
      environment: pretended.environment.merging(["OWN": "yes"]) { $1 })
    #expect(await started.end() == .exited(0))
  }

  @Test("One that draws into the terminal gets it, and is known to run until it ends")
  func terminal() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(PretendedPlayer.line)
    let player = try pretended.player("mpv", "--vo=tct")
    #expect(player.usesTerminal)
    let started = try await pretended.start(pretended.file("1.mkv"), with: player)
    #expect(getsid(started.processID) == getsid(0))
    #expect(pretended.played.played().map(\.isPlayerRunning) == [true])
    try await pretended.end(started)
    #expect(pretended.played.played().map(\.isPlayerRunning) == [false])
  }

  @Test("A player that draws elsewhere does not use the terminal")
  func window() throws {
    let pretended = try PretendedPlayer()
    for option in ["--vo=gpu", "--vo", "--volume=tct", "tct", "--vo=null"] {
      #expect(try !pretended.player("mpv", option).usesTerminal)
    }
  }
}
