import Foundation
import SafeText
import TerminalUI
import TestSupport
import Testing

@Suite("Width, in a real terminal", .timeLimit(.minutes(5)))
struct WidthTests {
  @Test("Hundreds of strings take the columns in a terminal that they take on a canvas")
  func columns() async throws {
    #expect(strings.count >= 500)
    for start in stride(from: 0, to: strings.count, by: 400) {
      try await expectColumns(of: Array(strings[start...].prefix(400)))
    }
  }

  /// Expects these strings, each in a separate row, to take the same columns in both.
  private func expectColumns(of strings: [String]) async throws {
    let columns = 60
    let terminal = try await start(strings, columns: columns, rows: strings.count + 1)
    let shown = try await waitFor("all rows") {
      let lines = try await terminal.lines()
      return lines.count == strings.count + 1 && lines.last?.hasSuffix("|") == true ? lines : nil
    }
    for (string, line) in zip(strings, shown.dropFirst()) {
      var canvas = Canvas(size: TerminalSize(columns: columns, rows: 1))
      canvas.write(string, at: .zero)
      canvas.write("|", at: Point(column: columns - 1, row: 0))
      #expect(scalars(line) == scalars(canvas.lines[0]), "\(string)")
    }
  }

  @Test(
    "Frames drawn one over the other look as if each had been drawn from nothing",
    arguments: ["tmux-256color", "xterm-256color", "screen"])
  func changes(type: String) async throws {
    let terminal = try await start(strings, columns: 24, rows: 12, type: type)
    for key in ["NPage", "Down", "NPage", "Up", "NPage", "NPage", "Down"] {
      for _ in 1...6 { try await terminal.press(key) }
      try await terminal.press("F5")
      try await terminal.waitUntilShown("key F5")
      let changed = try await terminal.seenCells()
      try await terminal.press("C-l")
      try await terminal.press("F6")
      try await terminal.waitUntilShown("key F6")
      let repainted = try await terminal.seenCells()
      #expect(rows(of: changed) == rows(of: repainted), "after \(key)")
    }
  }

  private let strings = WidthSamples.all.map { Sanitizer.line($0) }

  /// A list of strings.
  private func start(
    _ strings: [String], columns: Int, rows: Int, type: String = "tmux-256color"
  ) async throws -> TmuxSession {
    let file = NSTemporaryDirectory() + "widths-\(UUID().uuidString)"
    try strings.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try await TmuxSession(
      [BuiltProgram.path("ScreenProbe"), file], columns: columns, rows: rows, terminalType: type)
    try await terminal.waitUntilShown(" none")
    return terminal
  }

  /// What is seen of the rows below the line with the last key and the row where its colour ends.
  private func rows(of screen: [[SeenScalar]]) -> [[SeenScalar]] { Array(screen.dropFirst(2)) }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
