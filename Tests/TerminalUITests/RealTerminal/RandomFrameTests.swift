import Foundation
import TestSupport
import Testing

@Suite("Random frames, in a real terminal of each type", .timeLimit(.minutes(5)))
struct RandomFrameTests {
  /// From a narrow window to a large one.
  private static let sizes = [(24, 5), (41, 11), (80, 24), (120, 40), (200, 50)]
  /// Types, and what COLORTERM promises.
  private static let types = [
    ("xterm", ""), ("xterm-256color", ""), ("xterm-256color", "truecolor"), ("tmux-256color", ""),
    ("tmux-256color", "truecolor"), ("screen", ""), ("linux", ""), ("vt100", ""),
    // Where terminfo has them.
    ("rxvt-unicode-256color", ""), ("xterm-direct", ""),
  ]

  @Test(
    "After every change the screen shows what a repaint shows, and what the frame says",
    arguments: types)
  func frames(type: String, promise: String) async throws {
    guard let abilities = try await TypeAbilities(of: type) else { return }
    let file = NSTemporaryDirectory() + "frame-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try await TmuxSession(
      [BuiltProgram.path("ScreenProbe")], columns: 60, rows: 10, terminalType: type,
      environment: [
        "PROBE_FRAME": file, "COLORTERM": promise,
        // tmux 3.3a forgets the background beside a wide character of which half is cleared.
        "PROBE_NARROW": abilities.clearsInColor && promise.isEmpty ? "1" : "",
      ])
    try await terminal.waitUntilShown("Row 1")
    for (columns, rows) in Self.sizes {
      try await terminal.resize(columns: columns, rows: rows)
      try await terminal.waitUntil("the size") { $0.hasPrefix("\(columns)×\(rows) ") }
      for _ in 1...3 {
        for _ in 1...3 { try await terminal.press("r") }
        let changed = try await screen(of: terminal, after: "F5")
        try await terminal.press("C-l")
        let repainted = try await screen(of: terminal, after: "F6")
        let size = "\(columns)×\(rows)"
        #expect(difference(of: changed, from: repainted) == nil, "\(size), from a repaint")
        let frame = try String(contentsOfFile: file, encoding: .utf8)
        let expected = [[SeenScalar]](ansiText: frame).dropFirst().prefix(rows - 1)
          .map { $0.map(abilities.seen) }
        #expect(difference(of: repainted, from: expected) == nil, "\(size), from the frame")
      }
    }
  }

  /// The rows below the one with the last key, once a key has been handled and tmux has read the
  /// whole frame: it may show the first row before the others, but only then a row of the next one.
  private func screen(
    of terminal: TmuxSession, after key: String
  ) async throws -> [[SeenScalar]] {
    for key in [key, "F9"] {
      try await terminal.press(key)
      try await terminal.waitUntil("the key") { $0.prefix { $0 != "\n" }.contains(key) }
    }
    return Array(try await terminal.seenCells().dropFirst())
  }

  /// The first place where two screens differ; `nil` if they are alike.
  private func difference(of rows: [[SeenScalar]], from others: [[SeenScalar]]) -> String? {
    for row in 0..<max(rows.count, others.count) {
      let one = rows.indices.contains(row) ? rows[row] : []
      let other = others.indices.contains(row) ? others[row] : []
      guard one != other else { continue }
      let place = zip(one, other).prefix { $0 == $1 }.count
      return "row \(row), \(place): \(one[place...].prefix(9)) for \(other[place...].prefix(9))"
    }
    return nil
  }

  @Test("A frame that needs more pairs of colours than there are is drawn once, the rest plainly")
  func tooManyPairs() async throws {
    let terminal = try await TmuxSession(
      [BuiltProgram.path("ScreenProbe")], columns: 60, rows: 10, terminalType: "xterm",
      environment: ["COLORTERM": ""])
    try await terminal.waitUntilShown("Row 1")
    for key in ["b", "Down", "Up", "b", "b"] {
      try await terminal.press(key)
      try await terminal.waitUntilShown("key \(key)")
    }
    let rows = try await terminal.lines().dropFirst()
    #expect(rows.allSatisfy { $0.hasPrefix("#########") })
    let cells = try await terminal.seenCells()
    #expect(cells[1][2].style.foreground == "31")
    #expect(cells[9][8].style == SeenStyle())
    try await terminal.press("b")
    try await terminal.waitUntil("the list") { $0.contains("Row 9") }
    #expect(try await terminal.seenCells()[0][0].style.foreground == "33")
  }
}

/// What terminfo says about the styles of a type.
private struct TypeAbilities {
  /// Whether what is cleared has the background that is set.
  let clearsInColor: Bool
  private let hasColors: Bool
  /// The numbers of the attributes that it does not have.
  private let missing: Set<Int>
  /// The numbers of those that get lost where there is a colour.
  private let lostInColor: Set<Int>

  /// The number of each attribute, its capability, and its bit in `ncv`.
  private static let attributes = [
    (1, "bold", 32), (2, "dim", 16), (3, "sitm", 0x8000), (SeenStyle.underline, "smul", 2),
    (SeenStyle.reverse, "rev", 4),
  ]

  /// - Returns: `nil` for a type that terminfo does not know.
  init?(of type: String) async throws {
    let result = try await ChildProcess.run("infocmp", ["-1", type])
    guard result.exitCode == 0 else { return nil }
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 == "\t" } }
    clearsInColor = lines.contains("bce,")
    hasColors = lines.contains { $0.hasPrefix("setaf=") }
    let lost = lines.first { $0.hasPrefix("ncv#") }.flatMap { Int($0.dropFirst(4).dropLast()) } ?? 0
    missing = Set(
      Self.attributes.filter { _, name, _ in !lines.contains { $0.hasPrefix("\(name)=") } }.map(\.0)
    )
    lostInColor = Set(Self.attributes.filter { _, _, bit in lost & bit != 0 }.map(\.0))
  }

  /// A scalar as a terminal of this type shows it.
  func seen(_ scalar: SeenScalar) -> SeenScalar {
    var style = scalar.style
    if !hasColors { style.removeColors() }
    for number in style.isColored ? missing.union(lostInColor) : missing { style.remove(number) }
    return SeenScalar(scalar.scalar, style: style)
  }
}
