import Foundation
import TestSupport
import Testing

@Suite("Images, in a terminal that the test reads", .timeLimit(.minutes(5)))
struct ImageTests {
  private static let upload = "\u{1B}_Ga=T,U=1,q=2,i=16777416,f=24,s=300,v=440,c=20,r=5,m=1;"
  private static let lastPiece = "\u{1B}_Gq=2,m=0;"
  private static let deletion = "\u{1B}_Ga=d,d=I,i=16777416,q=2\u{1B}\\"
  private static let query = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q"

  private func start(_ environment: [String: String] = [:]) async throws -> PseudoTerminal {
    let usual = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    let terminal = try PseudoTerminal(
      [BuiltProgram.path("ScreenProbe")], columns: 60, rows: 10,
      environment: usual.merging(environment) { _, own in own })
    try await terminal.waitUntilWritten("Row 9")
    return terminal
  }

  /// Presses `i` and reads everything up to the last piece of the image.
  private func startWithImage() async throws -> (PseudoTerminal, written: String) {
    let terminal = try await start()
    terminal.type("i")
    return (terminal, try await terminal.waitUntilWritten(Self.lastPiece))
  }

  /// What is written until a pasted word is shown, which is typed after other keys.
  private func output(
    of terminal: PseudoTerminal, afterTyping keys: String, and word: String
  ) async throws -> String {
    terminal.type("\(keys)\u{1B}[200~\(word)\u{1B}[201~")
    return try await terminal.waitUntilWritten(word)
  }

  /// Expects texts to follow each other.
  private func expect(
    _ written: String, has texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var rest = written[...]
    for text in texts {
      let range = rest.range(of: text)
      #expect(
        range != nil, "\(text.debugDescription) is missing or too early",
        sourceLocation: sourceLocation)
      rest = rest[(range?.upperBound ?? rest.endIndex)...]
    }
  }

  @Test(
    "The terminal is asked about images if the screen could show placeholders",
    arguments: [
      ([:], true), (["COLORTERM": "truecolor"], true),
      (["TERM": "linux"], false), (["TERM": "screen-256color"], false),
      (["TERM": "xterm"], false), (["PROBE_COLORS": "16"], false), (["PROBE_ASCII": "1"], false),
    ] as [([String: String], Bool)])
  func asking(environment: [String: String], isAsked: Bool) async throws {
    let terminal = try await start(environment)
    terminal.type("a")
    let written = try await terminal.waitUntilWritten("key a")
    #expect(written.contains(Self.query) == isAsked)
    #expect(!written.contains("tmux;"))
  }

  @Test("In tmux the terminal around it is asked", arguments: ["TMUX", "TERM"])
  func askingThroughTmux(variable: String) async throws {
    let terminal = try await start(variable == "TMUX" ? ["TMUX": "x"] : ["TERM": "tmux-256color"])
    terminal.type("a")
    let written = try await terminal.waitUntilWritten("key a")
    #expect(written.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,"))
    #expect(written.contains("\u{1B}Ptmux;\u{1B}\u{1B}[>q\u{1B}\\"))
    #expect(written.ranges(of: "[>q").count == 1)
  }

  @Test("The answer is an event and no key", arguments: [("OK", true), ("ENOTSUPPORTED:x", false)])
  func answer(message: String, isKnown: Bool) async throws {
    let terminal = try await start()
    terminal.type("\u{1B}_Gi=31;\(message)\u{1B}\\")
    try await terminal.waitUntilWritten("kitty graphics \(isKnown)")
  }

  @Test(
    "The size of a cell in pixels is the terminal's, or a usual one",
    arguments: [
      (0, 0, "10 by 20"), (540, 180, "9 by 18"), (549, 189, "9 by 18"), (540, 0, "10 by 20"),
      (59, 180, "10 by 20"), (60_000, 180, "10 by 20"),
    ])
  func cellPixels(width: Int, height: Int, cell: String) async throws {
    let terminal = try await start()
    terminal.resize(columns: 60, rows: 10, pixelWidth: width, pixelHeight: height)
    terminal.type("p")
    try await terminal.waitUntilWritten("pixels \(cell)")
  }

  @Test("An image is sent whole, after its placeholders, and only once")
  func once() async throws {
    let (terminal, written) = try await startWithImage()
    expect(written, has: "\u{10EEEE}\u{305}\u{305}\u{30D}", Self.upload, Self.lastPiece)
    let pieces = written.components(separatedBy: "m=1;").count
    #expect(pieces == (300 * 440 * 3 + 3_071) / 3_072)
    for (key, word) in [("i", "!!!!"), ("i", "####"), ("\u{1B}[B", "%%%%")] {
      let later = try await output(of: terminal, afterTyping: key, and: word)
      #expect(!later.contains("\u{1B}_G"))
    }
  }

  @Test("Another picture under the same id is never seen in the place of the new one")
  func replacing() async throws {
    let (terminal, _) = try await startWithImage()
    terminal.type("I")
    expect(
      try await terminal.waitUntilWritten(Self.lastPiece),
      has: Self.deletion, "I", Self.upload)
  }

  @Test("After a repaint, a resize and a stop the image is sent again")
  func again() async throws {
    let (terminal, _) = try await startWithImage()
    terminal.type("\u{C}")
    expect(
      try await terminal.waitUntilWritten(Self.lastPiece), has: Self.deletion, Self.upload)
    terminal.resize(columns: 61, rows: 10)
    expect(
      try await terminal.waitUntilWritten(Self.lastPiece), has: Self.deletion, Self.upload)
    terminal.type("\u{1A}")
    expect(
      try await terminal.waitUntilWritten(Self.lastPiece),
      has: Self.deletion, "\u{1B}[?1049l", "\u{1B}[?1049h", Self.upload)
  }

  @Test("What one program shows and takes away is never another's, in the same terminal")
  func twoPrograms() async throws {
    let first = try await start(["PROBE_OWNER": "5"])
    let second = try await start(["PROBE_OWNER": "9"])
    var sent: [String] = []
    for terminal in [first, second] {
      terminal.type("i")
      sent.append(try await terminal.waitUntilWritten(Self.lastPiece))
      terminal.type("q")
      sent[sent.count - 1] += try await terminal.waitUntilWritten("\u{1B}[?1049l")
    }
    let numbers = sent.map { text in
      Set(text.matches(of: /,i=(\d+),/).compactMap { Int($0.1) })
    }
    let expected: [Set<Int>] = [[5 << 24 | 200], [9 << 24 | 200]]
    #expect(numbers == expected)
    // The marks of the placeholders say the same: those with the numbers 5 and 9.
    expect(sent[0], has: "\u{10EEEE}\u{305}\u{305}\u{33D}")
    expect(sent[1], has: "\u{10EEEE}\u{305}\u{305}\u{34A}")
  }

  @Test("At the end the terminal keeps no image")
  func end() async throws {
    let (terminal, _) = try await startWithImage()
    terminal.type("q")
    let written = try await terminal.waitUntilWritten("\u{1B}[?1049l")
    expect(written, has: Self.deletion, "\u{1B}[?1049l")
    #expect(try await terminal.end() == 0)
  }

  @Test("Several images are sent one after the other, as soon as the terminal has read one")
  func several() async throws {
    let terminal = try await start()
    terminal.type("w")
    var written: [UInt8] = []
    let all = try await waitFor("three images") {
      written += terminal.read()
      let text = String(decoding: written, as: UTF8.self)
      return text.ranges(of: Self.lastPiece).count == 3 ? text : nil
    }
    expect(
      all, has: "i=16777416,f=24,s=300", Self.lastPiece, "i=16777417,f=24,s=300", Self.lastPiece,
      "i=16777418,f=24,s=300", Self.lastPiece)
  }

  @Test(
    "A terminal that stops reading in the middle of an image is restored all the same",
    arguments: [
      ([:], "\u{1B}\\"), (["TMUX": "x"], "\u{1B}\\\u{1B}\\\u{1B}Ptmux;\u{1B}\u{1B}\\\u{1B}\\"),
    ] as [([String: String], String)])
  func unread(environment: [String: String], end: String) async throws {
    let terminal = try await unreadImage(environment)
    terminal.send(signal: SIGTERM)
    #expect(try await terminal.end(reading: false) == 128 + Int(SIGTERM))
    let rest = String(decoding: terminal.read(), as: UTF8.self)
    expect(rest, has: end + "\u{1B}[?2026l", "\u{1B}[?1049l")
  }

  @Test("A terminal that reads again gets the rest of the image, and the next frame")
  func readAgain() async throws {
    let terminal = try await unreadImage()
    let written = try await output(of: terminal, afterTyping: "\u{1B}[B", and: "!!!!")
    expect(written, has: Self.upload, Self.lastPiece, "!!!!")
  }

  /// A terminal that has not read anything of an image, of which it accepts only a part.
  private func unreadImage(
    _ environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try await start(environment)
    let before = try ProcessWrites(of: terminal.processID)
    terminal.type("i")
    try await waitUntil("a part of the image") {
      try ProcessWrites(of: terminal.processID).bytes > before.bytes + 2_000
    }
    return terminal
  }

  @Test("tmux shows the placeholders as cells, and swallows what it does not pass on")
  func inTmux() async throws {
    let terminal = try await TmuxSession(
      [BuiltProgram.path("ScreenProbe")], columns: 60, rows: 10,
      environment: ["COLORTERM": ""])
    try await terminal.waitUntilShown("Row 9")
    try await terminal.press("a")
    try await terminal.waitUntilShown("key a")
    try await terminal.press("i")
    try await terminal.waitUntilShown("\u{10EEEE}\u{30D}\u{30E}\u{30D}")
    try await terminal.press("Down")
    try await terminal.waitUntilShown("key Down")
    let lines = try await terminal.lines()
    #expect(lines[1].hasPrefix("Row 1 ") && lines[1].hasSuffix("|"))
    #expect(lines[2].unicodeScalars.filter { $0 == "\u{10EEEE}" }.count == 20)
    #expect(lines[9].hasPrefix("Row 9 ") && lines[9].hasSuffix("|"))
    #expect(try await terminal.attributedText().contains("38;5;200"))
  }
}
