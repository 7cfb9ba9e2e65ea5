import Foundation
import OMDBStandIn
import TestSupport
import Testing

@Suite("The screen in every size", .timeLimit(.minutes(5)))
struct ScreenTests {
  @Test("One size after the other is taken as it comes, and where none is enough q still quits")
  func manySizes() async throws {
    let sizes = [
      (200, 60), (1, 1), (40, 10), (39, 10), (100, 30), (300, 3), (2, 90), (41, 11), (99, 9),
      (120, 24),
    ]
    try await withProgram(["--demo"], columns: 60, rows: 12) { program in
      try await program.shows("1 / 33")
      var row = 1
      for size in sizes {
        try await program.terminal.resize(columns: size.0, rows: size.1)
        guard size.0 >= 40, size.1 >= 10 else { continue }
        try await program.shows("\(row) / 33", "? help")
        try await program.press("Down")
        row += 1
        try await program.shows("\(row) / 33", "? help")
      }
      try await program.typeQuery("star")
      try await program.terminal.resize(columns: 39, rows: 9)
      try await program.shows("39×9 is too small", "press q to quit")
      try await program.terminal.resize(columns: 80, rows: 24)
      try await program.shows("star", "Esc back")
      try await program.press("z")
      try await program.shows("starz")
      try await program.terminal.resize(columns: 4, rows: 2)
      try await program.shows("4×2")
      try await program.terminal.resize(columns: 39, rows: 9)
      try await program.shows("press q to quit")
      try await program.press("x", "F1", "q")
      #expect(try await program.ends() == 0)
    }
  }

  @Test(
    "A key costs one write: without posters of at most 660 bytes in the list, and 2,000 beside details",
    arguments: [(99, 660), (120, 2_000)])
  func bytesPerKey(columns: Int, limit: Int) async throws {
    let settings = #"{"ui": {"poster": "off"}}"#
    try await withProgram(
      ["--demo"], columns: columns, rows: 40, settings: settings
    ) { program in
      let last = "Soul of the Dragon"
      try await program.shows("1 / 33", last, columns < 100 ? last : "Tim Burton")
      try await program.press("Down")
      try await program.shows("2 / 33", columns < 100 ? last : "Adam West")
      let process = try await program.processID()
      var fewest = Int.max
      for (key, shown) in [("Up", "1 / 33"), ("Down", "2 / 33"), ("Up", "1 / 33")] {
        let before = try await ProcessWrites.settled(of: process)
        try await program.press(key)
        try await program.shows(shown)
        let after = try await ProcessWrites.settled(of: process)
        // ncurses has written the same bytes into memory before.
        #expect((after.bytes - before.bytes) / 2 <= limit)
        fewest = min(fewest, after.calls - before.calls)
      }
      // The frame, into memory and to the terminal, and two writes that wake a thread; a busy
      // machine can split a key.
      #expect(fewest <= 4)
    }
  }

  @Test("Keys that come together are drawn in one frame")
  func oneFramePerTurn() async throws {
    try await withProgram(["--demo"], columns: 80, rows: 40) { program in
      try await program.shows("1 / 33")
      let process = try await program.processID()
      var fewest = Int.max
      for (key, shown) in [("j", "31 / 33"), ("k", "1 / 33"), ("j", "31 / 33")] {
        let before = try await ProcessWrites.settled(of: process)
        try await program.type(String(repeating: key, count: 30))
        try await program.shows(shown)
        fewest = min(fewest, try await ProcessWrites.settled(of: process).calls - before.calls)
      }
      // Thirty frames would take as many writes; a busy machine can split the keys.
      #expect(fewest < 10)
    }
  }

  @Test("A terminal that tells a light background, at any time, gets the light theme from then on")
  func lightBackground() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33", "The Batman vs. Dracula")
      let dark = try await program.terminal.seenCells()
      try await program.terminal.send(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8))
      try await waitUntil("other colours") { try await program.terminal.seenCells() != dark }
      let light = try await program.terminal.seenCells()
      try await program.terminal.send(Array("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\".utf8))
      try await waitUntil("the first colours") {
        try await program.terminal.seenCells() == dark
      }
      #expect(light != dark)
      #expect(try await program.terminal.text().contains("Batman Begins"))
    }
  }

  @Test("The terminal's own size counts, whatever LINES and COLUMNS say")
  func exportedSize() async throws {
    let exported = ["LINES": "10", "COLUMNS": "44"]
    try await withProgram(
      ["--demo"], columns: 80, rows: 24, environment: exported
    ) { program in
      try await program.shows("1 / 33", "? help   q quit")
      #expect(try await program.terminal.lines().last?.hasSuffix("q quit") == true)
      #expect(try await program.terminal.lines().count == 24)
      try await program.terminal.resize(columns: 120, rows: 30)
      try await program.shows("Tim Burton")
      #expect(try await program.terminal.lines().last?.hasSuffix("q quit") == true)
      try await program.terminal.resize(columns: 30, rows: 6)
      try await program.shows("30×6 is too small")
    }
  }

  @Test("A new size during a search is taken at once, and the results come all the same")
  func resizedDuringSearch() async throws {
    let slow = StandInFaults(.latency(milliseconds: 3_000...3_000), when: ["s": "superman"])
    try await withSession(faults: slow, columns: 120) { program, _ in
      try await program.shows("1 / 33")
      try await program.typeQuery("superman")
      try await program.press("Enter")
      try await program.shows("searching “superman”")
      try await program.terminal.resize(columns: 60, rows: 12)
      try await program.terminal.resize(columns: 140, rows: 20)
      // Whichever of the titles was known before, and so was listed first, stays selected.
      try await program.shows(" / 4", "Superman/Batman: Apocalypse", "Director")
      let lines = try await program.terminal.lines()
      #expect(lines.first?.contains("superman") == true)
      #expect(lines.count == 20)
      #expect(lines.last?.hasSuffix("? help   q quit") == true)
    }
  }

  @Test("^L draws the screen anew after something else wrote on it")
  func redraw() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      let path = try await program.terminal.property("pane_tty")
      let terminal = try #require(FileHandle(forWritingAtPath: path))
      try terminal.write(contentsOf: Data("\u{1B}[5;5HNEWS FROM ELSEWHERE".utf8))
      try await program.shows("NEWS FROM ELSEWHERE")
      try await program.press("C-l")
      try await program.hides("NEWS FROM ELSEWHERE")
      try await program.shows("1 / 33", "Batman Begins")
    }
  }

  @Test(
    "Colour is used unless none is wanted; an empty NO_COLOR forbids nothing",
    arguments: [
      (["--demo", "--no-color"], [:], false), (["--demo"], ["NO_COLOR": "1"], false),
      (["--demo"], ["NO_COLOR": ""], true),
    ])
  func color(
    arguments: [String], environment: [String: String], isExpected: Bool
  ) async throws {
    try await withProgram(arguments, environment: environment) { program in
      try await program.selects("Batman")
      #expect(try await program.usesColor() == isExpected)
    }
  }
}
