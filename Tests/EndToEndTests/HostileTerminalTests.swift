import Foundation
import TestSupport
import Testing

@Suite("A terminal that misbehaves harms nothing", .timeLimit(.minutes(5)))
struct HostileTerminalTests {
  /// A home of its own: what a session before left off with would be the first frame of the next.
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(
      #"{"version": 1, "memory": {"knowsWelcome": true}}"#,
      to: ".local/state/movies-tui/session.json")
  }

  @Test(
    "A terminal that does not read is waited for with signals alive",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func unread(signal: Int32) async throws {
    let terminal = try await unreadTerminal()
    terminal.send(signal: signal)
    #expect(try await terminal.end(reading: false) == 128 + Int(signal))
  }

  @Test("^C quits though the terminal does not read, and what puts it back is there when it does")
  func unreadInterrupt() async throws {
    let terminal = try await unreadTerminal()
    terminal.type("\u{3}")
    #expect(try await terminal.end(reading: false) == 0)
    let rest = String(decoding: terminal.read(), as: UTF8.self)
    #expect(rest.contains("\u{1B}[?1049l"))
    #expect(rest.contains("\u{1B}[?2004l"))
  }

  @Test("A terminal that reads again shows the newest frame")
  func readAgain() async throws {
    let terminal = try await unreadTerminal()
    terminal.type("?")
    try await terminal.waitUntilWritten("Keys here")
    terminal.type("\u{3}")
    #expect(try await terminal.end() == 0)
  }

  @Test("However fast keys come, frames are drawn in between, and memory stays bounded")
  func flood() async throws {
    let terminal = try await start()
    let keys = Array(String(repeating: "\u{1B}[Bjk", count: 100).utf8)
    var typed = 0
    var frames = 0
    while typed < 50_000 {
      typed += terminal.type(keys)
      if !terminal.read().isEmpty { frames += 1 }
      await Task.yield()
    }
    #expect(frames > 10)
    #expect(terminal.memory < memoryLimit)
    try await quit(terminal)
  }

  @Test(
    "16 kilobytes typed into the search line are dealt with at once", arguments: ["한", "ᄀ", "á"])
  func longText(_ character: String) async throws {
    let terminal = try await start()
    terminal.type("/")
    let text = Array(
      String(repeating: character.decomposedStringWithCanonicalMapping, count: 16_384).utf8)
    var rest = text.prefix(16_384)
    while !rest.isEmpty {
      rest = rest.dropFirst(terminal.type(Array(rest.prefix(512))))
      _ = terminal.read()
      await Task.yield()
    }
    try await quit(terminal)
  }

  @Test("A paste that never ends is over after a pause, and ^C quits")
  func endlessPaste() async throws {
    let terminal = try await start()
    terminal.type("/\u{1B}[200~")
    terminal.type("alien")
    try await terminal.waitUntilWritten("alien")
    try await quit(terminal)
  }

  @Test(
    "^C is ^C, whatever stands before it",
    arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[M", "\u{1B}O", "\u{1B}]0;", "\u{1B}P\u{1B}", "\u{E9}"])
  func interrupt(after bytes: String) async throws {
    let terminal = try await start()
    terminal.type(bytes + "\u{3}")
    #expect(try await terminal.end() == 0)
  }

  @Test("Numbers beyond all bounds mean nothing")
  func hugeNumbers() async throws {
    let terminal = try await start()
    for number in [Int.min, Int.max, -1, 1 << 40] {
      terminal.type(
        "\u{1B}[<0;\(number);1M\u{1B}[1;\(number)A\u{1B}[97;\(number)u\u{1B}[\(number)~")
    }
    try await quit(terminal)
  }

  @Test(
    "A screen of any size is drawn, up to 1,000 × 500",
    arguments: [(65_535, 65_535), (10_000, 10_000), (65_535, 3), (3, 65_535), (33_000, 24)])
  func hugeScreen(columns: Int, rows: Int) async throws {
    let terminal = try await start(columns: columns, rows: rows)
    #expect(terminal.memory < memoryLimit)
    terminal.resize(columns: 80, rows: 24)
    try await terminal.waitUntilWritten("\u{1B}[24")
    terminal.resize(columns: columns, rows: rows)
    try await quit(terminal)
  }

  @Test(
    "Every signal that ends the program puts the terminal back first",
    arguments: [
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR, SIGSTKFLT, SIGSYS, 34,
      35, 64,
    ])
  func deadlySignal(_ number: Int32) async throws {
    let terminal = try await start()
    terminal.send(signal: number)
    try await terminal.waitUntilWritten("\u{1B}[?1049l")
    #expect(try await terminal.end() == 128 + Int(number))
  }

  @Test("At the start the alternate screen is entered once")
  func entersOnce() async throws {
    let terminal = try PseudoTerminal([Program.path, "--demo"], environment: environment())
    let written = try await terminal.waitUntilWritten("/ 33")
    #expect(written.ranges(of: "\u{1B}[?1049").count == 1)
    try await quit(terminal)
  }

  @Test(
    "A recording or a log whose reader stops keeps no key from being heard",
    arguments: ["--record", "--log-file"])
  func unreadPipe(option: String) async throws {
    let home = try PrivateHome()
    let pipe = home.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try home.write(#"{"logging": {"level": "trace"}}"#, to: "config.json")
    let terminal = try await start(option, pipe, "--config", home.path + "/config.json")
    // Ten times as much as a pipe holds.
    terminal.type("/\u{15}")
    for count in 1...30 {
      for text in [String(repeating: "batman ", count: 20), "\u{15}"] {
        _ = terminal.read()
        terminal.type(text)
        try await waitUntil("text \(count)") { !terminal.read().isEmpty }
      }
    }
    terminal.type("\u{3}")
    var rest = ""
    let status = try await waitFor("the program's end") {
      rest += String(decoding: terminal.read(), as: UTF8.self)
      return terminal.currentEnding()
    }
    #expect(status == .exited(0))
    let isRecording = option == "--record"
    rest += String(decoding: terminal.read(), as: UTF8.self)
    #expect(rest.contains("its reader does not read.") == isRecording)
  }

  /// In kilobytes, and for a debug build.
  private let memoryLimit = BuiltProgram.isSanitized ? 1_000_000 : 250_000

  /// The demo, with its list drawn.
  private func start(
    _ options: String..., columns: Int = 80, rows: Int = 24
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [Program.path, "--demo"] + options, columns: columns, rows: rows, environment: environment())
    try await terminal.waitUntilWritten(rows > 9 && columns > 39 ? "/ 33" : "\u{1B}[?1049h")
    return terminal
  }

  /// The demo, after it has drawn so much that the terminal accepts no more.
  private func unreadTerminal() async throws -> PseudoTerminal {
    let terminal = try await start()
    var last = try ProcessWrites(of: terminal.processID)
    var lastChange = ContinuousClock.now
    try await waitUntil("the terminal to be full") {
      terminal.type("\u{C}")
      let writes = try ProcessWrites(of: terminal.processID)
      // Anything smaller than a frame only wakes threads.
      if writes.bytes > last.bytes + 1_000 { lastChange = .now }
      last = writes
      return ContinuousClock.now - lastChange > .milliseconds(200)
    }
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    try await waitUntil("the program's end") {
      terminal.type("\u{3}")
      _ = terminal.read()
      return terminal.currentEnding() != nil
    }
    #expect(terminal.currentEnding() == .exited(0))
  }

  private func environment() throws -> [String: String] {
    [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path,
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
  }
}
