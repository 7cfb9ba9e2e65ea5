import Foundation
import Playing
import TestSupport
import Testing

@Suite(
  "With a real mpv",
  .enabled(if: RealPlayer.isWanted, "only make test-play installs mpv"), .timeLimit(.minutes(5)))
struct MPVTests {
  private let mpv: RealPlayer

  init() throws { mpv = try RealPlayer() }

  /// Plays one video to the end, and returns its report.
  private func play(
    _ file: PlayableFile, _ option: String = "--fs", user: String = ""
  ) async throws -> PlayedFile {
    let played = try await mpv.play([file], option, user: user)
    #expect(played.map(\.key) == [file.key])
    return try #require(played.first)
  }

  @Test("Watched to the end it is seen, and the time that was played is its length")
  func watched() async throws {
    let played = try await play(mpv.video())
    #expect(played.isSeen)
    #expect(played.hasEnded)
    #expect(played.length == 100)
    #expect((97...100).contains(played.playedTime))
    #expect((99...100).contains(played.position))
    #expect(!played.isPlayerRunning)
    #expect(abs(Date.now.timeIntervalSince1970 - Double(played.when)) < 100)
  }

  @Test("Left in the middle, it resumes there")
  func left() async throws {
    let played = try await play(mpv.video(), user: "at(70, 'quit')")
    #expect(!played.isSeen)
    #expect(!played.hasEnded)
    let stoppedAt = try #require(played.stoppedAt)
    #expect((70...85).contains(stoppedAt))
  }

  @Test("Quit before anything was shown, it reports nothing, so that the old position stays")
  func quitAtOnce() async throws {
    let quit = "mp.register_event('file-loaded', function() mp.command('quit') end)"
    let file = try await mpv.video(start: 70)
    let played = try await mpv.play([file], user: quit)
    #expect(played.allSatisfy { $0.position >= 70 })
  }

  @Test("Killed, it has reported the last seconds")
  func killed() async throws {
    let started = try await mpv.start([mpv.video()], "--speed=1")
    try await waitUntil("a report") { (mpv.played.played().first?.position ?? 0) > 1 }
    kill(started.processID, SIGKILL)
    #expect(await started.end() == .killed(signal: SIGKILL))
    let played = try #require(mpv.played.played().first)
    #expect(!played.isPlayerRunning)
    #expect(played.position > 1)
  }

  @Test("Ended by a signal, it reports the last moment")
  func terminated() async throws {
    let user = "at(40, 'set', 'pause', 'yes') at(40, 'script-message', 'paused')"
    let started = try await mpv.start([mpv.video()], user: user)
    try await waitUntil("a report") { (mpv.played.played().first?.position ?? 0) > 39 }
    kill(started.processID, SIGTERM)
    _ = await started.end()
    #expect((40...50).contains(try #require(mpv.played.played().first).position))
  }

  @Test("Skipping to the end is not seeing")
  func skipped() async throws {
    let played = try await play(mpv.video(), user: "at(5, 'seek', '97', 'absolute+exact')")
    #expect(!played.isSeen)
    #expect(played.hasEnded)
    #expect((5...25).contains(played.playedTime))
    #expect(played.stoppedAt == nil)
  }

  @Test("Many small skips are not seeing either")
  func manySkips() async throws {
    let skips = stride(from: 1, to: 96, by: 5).map { "at(\($0), 'seek', '4', 'relative+exact')" }
    let played = try await play(
      mpv.video(), "--speed=2", user: skips.joined(separator: "\n"))
    #expect(!played.isSeen)
    #expect(played.playedTime < 45)
  }

  @Test("Skipping the credits after two thirds is seeing")
  func credits() async throws {
    let played = try await play(mpv.video(), user: "at(70, 'seek', '98', 'absolute+exact')")
    #expect(played.isSeen)
    #expect(played.playedTime < 90)
  }

  @Test("With keep-open it is seen while mpv still shows its last picture")
  func keepOpen() async throws {
    let started = try await mpv.start([mpv.video()], "--keep-open=yes")
    try await waitUntil("it to be seen") { mpv.played.played().first?.isSeen == true }
    let played = try #require(mpv.played.played().first)
    #expect(played.hasEnded)
    #expect(played.isPlayerRunning)
    kill(started.processID, SIGTERM)
    _ = await started.end()
    #expect(mpv.played.played().map(\.isSeen) == [true])
  }

  @Test("With keep-open, skipping to the end is not seeing")
  func keepOpenSkipped() async throws {
    let started = try await mpv.start(
      [mpv.video()], "--keep-open=yes", user: "at(5, 'seek', '100', 'absolute')")
    try await waitUntil("it to end") { mpv.played.played().first?.hasEnded == true }
    kill(started.processID, SIGTERM)
    _ = await started.end()
    #expect(mpv.played.played().map(\.isSeen) == [false])
  }

  @Test("The next one of two ends only the first")
  func next() async throws {
    let files = [try await mpv.video("1.mkv"), try await mpv.video("2.mkv")]
    let played = try await mpv.play(files, user: "at(10, 'playlist-next')")
    #expect(played.map(\.key) == ["1.mkv", "2.mkv"])
    #expect(played.map(\.isSeen) == [false, true])
    #expect(played.map(\.hasEnded) == [false, true])
    #expect((10...30).contains(try #require(played.first).position))
  }

  @Test("Two of two that are watched are both seen, the first while the second plays")
  func bothSeen() async throws {
    let files = [try await mpv.video("1.mkv"), try await mpv.video("2.mkv")]
    let played = try await mpv.play(files)
    #expect(played.map(\.isSeen) == [true, true])
  }

  @Test("Going back to a file goes on with its report, and begins at its start")
  func back() async throws {
    let files = [try await mpv.video("1.mkv", start: 20), try await mpv.video("2.mkv")]
    let user = """
      local steps, is_before = {'playlist-next', 'playlist-prev', 'quit'}, false
      mp.observe_property("time-pos", "number", function(_, now)
        if now and now < 30 then is_before = true end
        if now and now > 30 and is_before then
          is_before = false
          mp.command(table.remove(steps, 1))
        end
      end)
      """
    let played = try await mpv.play(files, user: user)
    let first = try #require(played.first { $0.key == "1.mkv" })
    #expect(played.count == 2)
    #expect((35...60).contains(first.playedTime))
    #expect((30...50).contains(first.position))
  }

  @Test("Two players at once report for themselves")
  func twoPlayers() async throws {
    let files = [try await mpv.video("1.mkv"), try await mpv.video("2.mkv")]
    let first = try await mpv.start([files[0]], user: "at(80, 'quit')")
    let second = try await mpv.start([files[1]])
    for player in [first, second] { _ = await player.end() }
    let seen: [[String?]] = mpv.played.played().map { [$0.key, $0.player, "\($0.isSeen)"] }
    #expect(
      Set(seen) == [["1.mkv", first.place, "false"], ["2.mkv", second.place, "true"]])
  }

  @Test("A file that is deleted while it plays is seen all the same")
  func deleted() async throws {
    let file = try await mpv.video()
    let started = try await mpv.start([file])
    try await waitUntil("a report") { !mpv.played.played().isEmpty }
    unlink(String(decoding: file.path, as: UTF8.self))
    _ = await started.end()
    #expect(mpv.played.played().map(\.isSeen) == [true])
  }

  @Test("A file that is no video reports nothing, and mpv says so")
  func noVideo() async throws {
    let path = try mpv.folder.write("no video", to: "a.mkv")
    let started = try await mpv.start([PlayableFile(path: Array(path.utf8), key: "a")])
    #expect(await started.end() == .exited(2))
    #expect(mpv.played.played().isEmpty)
  }

  @Test(
    "Any name of a file is played, and reported by its key",
    arguments: [
      Array("-v.mkv".utf8), Array("--fs".utf8), Array("a\nb.mkv".utf8), Array("%4%a,b=c.mkv".utf8),
      Array("é “a” \\ \"b\" 'c'.mkv".utf8), Array("http:\\x.mkv".utf8), [0xFF, 0xC3, 0x28],
      Array("memory:$HOME".utf8), Array("~~home".utf8),
    ])
  func names(name: [UInt8]) async throws {
    let played = try await play(mpv.video(name), user: "at(5, 'quit')")
    #expect(played.position >= 5)
  }

  @Test("It resumes, and what was played before counts")
  func resuming() async throws {
    let restarted = "mp.register_event('playback-restart', function() mp.command('quit') end)"
    let resumed = try await play(mpv.video(start: 50.5, playedBefore: 50), user: restarted)
    #expect((50...60).contains(resumed.position))
    let seen = try await play(mpv.video(start: 50.5, playedBefore: 50))
    #expect((95...100).contains(seen.playedTime))
    #expect(seen.isSeen)
    let skipped = try await play(mpv.video(start: 50.5))
    #expect((45...50).contains(skipped.playedTime))
    #expect(!skipped.isSeen)
  }

  @Test("Each of two files resumes at its own place, once")
  func resumingSeveral() async throws {
    let files = [
      try await mpv.video("1.mkv", start: 80), try await mpv.video("2.mkv"),
      try await mpv.video("3.mkv", start: 60),
    ]
    let played = try await mpv.play(files)
    let times = played.map(\.playedTime)
    #expect(played.map(\.key) == ["1.mkv", "2.mkv", "3.mkv"])
    for (time, expected) in zip(times, [20.0, 100, 40]) { #expect(abs(time - expected) < 4) }
  }

  @Test("The place in mpv's own watch_later wins")
  func watchLater() async throws {
    let file = try await mpv.video(start: 80)
    _ = try await mpv.play(
      [file],
      user: "at(80, 'seek', '30', 'absolute+exact')"
        + "mp.register_event('seek', function() mp.add_timeout(0.1, function() "
        + "mp.command('quit-watch-later') end) end)")
    let restarted = "mp.register_event('playback-restart', function() mp.command('quit') end)"
    let played = try await play(file, user: restarted)
    #expect((30...45).contains(played.position))
  }

  @Test("mpv.conf wins: its place, its scripts and their options")
  func configuration() async throws {
    let report = "\(mpv.folder.path)/own"
    try mpv.folder.write(
      "start=20\nscript-opts=own-value=5\nscript=~~/own.lua\n", to: ".config/mpv/mpv.conf")
    try mpv.folder.write(
      """
      local options = {value = "none"}
      require("mp.options").read_options(options, "own")
      io.open("\(report)", "w"):write(options.value):close()
      """, to: ".config/mpv/own.lua")
    let restarted = "mp.register_event('playback-restart', function() mp.command('quit') end)"
    let played = try await play(mpv.video(start: 80), user: restarted)
    #expect((20...30).contains(played.position))
    #expect(try String(contentsOfFile: report, encoding: .utf8) == "5")
  }

  @Test("What the user adds to the playlist is not reported")
  func added() async throws {
    let other = try await mpv.video("other.mkv")
    let path = String(decoding: other.path, as: UTF8.self)
    let played = try await mpv.play(
      [try await mpv.video()], user: "at(5, 'loadfile', '\(path)', 'append')")
    #expect(played.map(\.key) == ["video.mkv"])
    #expect(played.map(\.isSeen) == [true])
  }
}
