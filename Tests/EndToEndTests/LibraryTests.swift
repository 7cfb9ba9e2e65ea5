import Foundation
import GRDB
import TestSupport
import Testing

@Suite("The library in a session", .timeLimit(.minutes(5)))
struct LibraryTests {
  private static let settings = #"{"ui": {"poster": "off"}, "start": "query"}"#

  /// The program without a key, which browses the bundled catalogue.
  private func start(
    script: String = #""$@""#, _ test: (Program) async throws -> Void
  ) async throws {
    try await withProgram(
      Program.Start(columns: 120, settings: Self.settings, script: script), test)
  }

  @Test("What is kept is there in the next session, and can be undone there")
  func nextSession() async throws {
    try await start(script: Program.twice()) { program in
      try await program.shows("1 / 33")
      try await program.press("w")
      try await program.shows("Put Batman on the watchlist. Press u to undo.")
      try await program.press("*", "8")
      try await program.shows("Rated Batman 8.", "8 of 10 · on the watchlist")
      try await program.comesBack()
      try await program.shows("1 / 33", "8 of 10 · on the watchlist")
      try await program.press("g", "w")
      try await program.shows("Watchlist 1", "Rated 1", "1 title", "added↓")
      try await program.terminal.resize(columns: 80, rows: 24)
      try await program.hides("added↓")
      try await program.press("Enter")
      try await program.shows("Tim Burton", "Watchlist", "1 of 1")
      try await program.press("Escape")
      try await program.shows("Watchlist 1", "+ 8  Batman")
      // The session has done neither of them, so it asks.
      try await program.press("u")
      try await program.shows("Undo this?", "Rated Batman 8.")
      try await program.press("Enter")
      try await program.shows("Undone: Rated Batman 8.")
      try await program.press("u")
      try await program.shows("Undo this?", "Put Batman on the watchlist.")
      try await program.press("Enter")
      try await program.shows("Undone: Put Batman on the watchlist.", "Nothing on the watchlist")
    }
  }

  /// Starts the program with an editor that does something else at each turn.
  private func startEditing(
    _ turns: String..., test: (Program) async throws -> Void
  ) async throws {
    let cases = turns.enumerated().map { "\($0 + 1)) \($1) ;;" }.joined(separator: "\n")
    let editor = """
      #!/bin/sh
      echo >> "$HOME/turns"
      case $(wc -l < "$HOME/turns") in
      \(cases)
      esac
      """
    let start = Program.Start(
      columns: 120, environment: ["EDITOR": "editor"], settings: Self.settings,
      scripts: ["bin/editor": editor])
    try await withProgram(start, test)
  }

  /// The texts that editors have left in files.
  private func leftTexts(of program: Program) throws -> [Data] {
    try program.home.names(in: "").filter { $0.hasPrefix("movies-tui-") }.sorted().map { folder in
      try Data(contentsOf: URL(filePath: "\(program.home.path)/\(folder)/note.txt"))
    }
  }

  @Test("E has a note written in the user's editor, and a note that it cannot take is not lost")
  func editor() async throws {
    try await startEditing(
      #"printf 'Better every time.\nMind the telephone.\n' > "$1""#,
      #"head -c 66000 /dev/zero | tr '\0' x > "$1""#, "exit 1"
    ) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("E")
      try await program.shows(
        "Wrote a note on Batman.", "Better every time.", "Mind the telephone.")
      try await program.press("E")
      try await program.shows("Over 64 KB, so not kept as a note. It is in ")
      try await program.press("E")
      try await program.shows(
        "editor failed, so the note is as it was. Set EDITOR.", "1 / 33", "Better every time.")
      #expect(try leftTexts(of: program) == [Data(repeating: UInt8(ascii: "x"), count: 66_000)])
    }
  }

  @Test("What an editor wrote in Latin-1, or before it failed, stays in its file, which is named")
  func unusableText() async throws {
    try await startEditing(
      #"printf 'Gr\374n' > "$1""#, #"printf 'Half a' > "$1"; exit 1"#
    ) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("E")
      try await program.shows("Not UTF-8, so not kept as a note. It is in ")
      #expect(try leftTexts(of: program) == [Data([0x47, 0x72, 0xFC, 0x6E])])
      try await program.press("E")
      try await program.shows("editor failed, so the note is as it was. What it wrote is in ")
      #expect(try leftTexts(of: program).contains(Data("Half a".utf8)))
    }
  }

  @Test("A note that the library does not take stays in its file, which is named, also at the end")
  func lockedNote() async throws {
    try await startEditing(
      #"printf 'Better every time.' > "$1""#, #"printf 'Much better.' > "$1""#
    ) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("w")
      try await program.shows("Put Batman on the watchlist.")
      try await whileLocked(program) {
        try await program.press("E")
        try await program.shows("Your note is in \(program.home.path)/movies-tui-")
        #expect(try leftTexts(of: program) == [Data("Better every time.".utf8)])
        try await program.press("E")
        try await waitUntil("the second text") {
          try leftTexts(of: program).contains(Data("Much better.".utf8))
        }
        try await program.press("C-c")
        #expect(try await program.ends() == 73)
        try await program.says("one change was not saved: Wrote a note on Batman.")
        try await program.says("What you wrote is in \(program.home.path)/movies-tui-")
      }
      #expect(try leftTexts(of: program).count == 2)
    }
  }

  /// Begins a session in which a note is changed by another one while it is written, up to the
  /// question about it.
  private func contestNote(test: (Program) async throws -> Void) async throws {
    let meanwhile = "'\(Program.path)' library note tt0096895"
    try await startEditing(
      #"printf 'Mine.' > "$1"; \#(meanwhile) 'Theirs.' > "$HOME/said""#
    ) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("E")
      try await program.shows(
        "Replace the note on Batman?", "Changed in another session", "“Theirs.”")
      try await test(program)
    }
  }

  @Test("A note that was changed meanwhile is shown and asked about, and Esc leaves it as it is")
  func contestedNote() async throws {
    try await contestNote { program in
      try await program.press("Escape")
      try await program.shows("Theirs.", "1 / 33")
      #expect(try leftTexts(of: program) == [Data("Mine.".utf8)])
    }
  }

  @Test("Enter puts the text in place of a note that was changed meanwhile, and u takes it back")
  func replacedNote() async throws {
    try await contestNote { program in
      try await program.press("Enter")
      try await program.shows("Mine.", "1 / 33")
      try await waitUntil("the text to go") { try leftTexts(of: program).isEmpty }
      try await program.press("u")
      try await program.shows("Theirs.")
    }
  }

  @Test("The form for a viewing stays open, as it is filled, until the library has taken it")
  func lockedForm() async throws {
    try await start { program in
      try await program.shows("1 / 33")
      try await program.press("w")
      try await program.shows("Put Batman on the watchlist.")
      try await whileLocked(program) {
        try await program.press("X", "Up", "Up")
        try await program.type("Rainy as ever")
        try await program.press("Enter")
        try await program.shows("Press ⏎ to try again.", "Rainy as ever", "another program holds")
      }
      try await program.press("Enter")
      try await program.shows("Marked Batman as seen", "Rainy as ever")
      #expect(try leftTexts(of: program).isEmpty)
    }
  }

  @Test("What was asked for just before the end is saved")
  func atTheEnd() async throws {
    try await start { program in
      try await program.shows("1 / 33")
      try await program.type("w*8")
      try await program.press("C-c")
      #expect(try await program.ends() == 0)
      let lists = try await list(of: program)
      #expect(lists.contains("watchlist   1") && lists.contains("rated       1"))
    }
  }

  @Test("Changes that another program's lock keeps from being saved are named at the end")
  func locked() async throws {
    try await start { program in
      try await program.shows("1 / 33")
      try await program.press("w")
      try await program.shows("Put Batman on the watchlist.")
      try await whileLocked(program) {
        try await program.type("*8w")
        try await program.press("C-c")
        #expect(try await program.ends() == 73)
        try await program.says("movies-tui: Another program holds")
        try await program.says("2 changes were not saved: Rated Batman 8. Took Batman off")
        try await program.says("Close that program and make them again.")
      }
      let lists = try await list(of: program)
      #expect(lists.contains("watchlist   1") && lists.contains("rated       0"))
    }
  }

  @Test("A plain session that ends names them, too")
  func lockedPlain() async throws {
    try await withProgram(.init(arguments: ["--plain"], columns: 120)) { program in
      try await program.shows("q quit >")
      try await program.type("w 1\n")
      try await program.shows("Put Batman on the watchlist.")
      try await whileLocked(program) {
        try await program.type("* 8 1\nq\n")
        #expect(try await program.ends() == 73)
        try await program.says(
          "so one change was not saved: Rated Batman 8. Close that program and make it again.")
      }
    }
  }

  /// Does something while another program holds the library's lock for writing.
  private func whileLocked(_ program: Program, _ body: () async throws -> Void) async throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    // The session may be keeping what it has learnt.
    configuration.busyMode = .timeout(20)
    let queue = try DatabaseQueue(
      path: program.home.path + "/data/movies-tui/library.sqlite", configuration: configuration)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    try await body()
    try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
  }

  /// What a shell says of the library's lists.
  private func list(of program: Program) async throws -> String {
    try await ChildProcess.run(
      Program.path, ["library", "list"], environment: program.home.environment()
    ).output
  }

  @Test("What a command changes is seen at the next key, and can keep something from being redone")
  func besideCommand() async throws {
    try await start { program in
      try await program.shows("1 / 33")
      try await run(program, "library", "rate", "6", "tt0096895")
      try await program.press("J")
      try await program.shows("6 of 10")
      try await program.press("*", "8")
      try await program.shows("Rated Batman 8.")
      try await program.press("u")
      try await program.shows("Undone: Rated Batman 8.")
      try await run(program, "library", "rate", "7", "tt0078748")
      try await program.press("U")
      try await program.shows("Redone: Rated Batman 8.", "8 of 10")
      try await program.press("u")
      try await program.shows("Undone: Rated Batman 8.")
      try await run(program, "library", "rate", "9", "tt0096895")
      try await program.press("U")
      try await program.shows(
        "Changed in another session since: Rated Batman 9. Not redone: Rated Batman 8.", "9 of 10")
    }
  }

  /// Does something to the library beside the session.
  private func run(_ program: Program, _ arguments: String...) async throws {
    let command = try await ChildProcess.run(
      Program.path, arguments, environment: program.home.environment(with: [:]))
    #expect(command.exitCode == 0)
  }
}
