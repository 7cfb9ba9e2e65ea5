import Foundation
import SafeText
import TerminalUI
import TestSupport
import Testing

@Suite("Width, in a real terminal")
struct WidthTests {
  @Test("Hundreds of strings take the columns in a terminal that they take on a canvas")
  func columns() async throws {
    let strings = WidthSamples.all.map { Sanitizer.line($0) }
    #expect(strings.count >= 500)
    let columns = 60
    let file = NSTemporaryDirectory() + "widths-\(UUID().uuidString)"
    try strings.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try await TmuxSession(
      [BuiltProgram.path("ScreenProbe"), file], columns: columns, rows: strings.count + 1)
    try await terminal.waitUntilShown("Batman Returns")
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

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
