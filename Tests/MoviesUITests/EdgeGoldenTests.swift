import MoviesCore
import TerminalUI
import Testing

@testable import MoviesUI

@MainActor
@Suite("Golden headers, footers and chords: the edges of every scene", .timeLimit(.minutes(5)))
struct EdgeGoldenTests {
  private static let sizes = [(columns: 80, rows: 24), (columns: 200, rows: 50)]

  /// The frames of every scene, narrow and wide.
  private func frames() async throws -> [[(name: String, frame: Canvas)]] {
    var all: [[(name: String, frame: Canvas)]] = []
    for size in Self.sizes {
      var frames: [(name: String, frame: Canvas)] = []
      for scene in Scene.all {
        let frame = try await scene.frame(columns: size.columns, rows: size.rows)
        frames.append((scene.name, frame))
      }
      all.append(frames)
    }
    return all
  }

  @Test("Headers and footers, narrow and wide")
  func edges() async throws {
    let all = try await frames()
    let headers = all.map { Canvas.strips(of: $0, rows: 0..<1).attributedText }
    try Golden(screen: "headers").expect(headers.joined(separator: "\n"))
    let footers = zip(Self.sizes, all).map { size, frames in
      Canvas.strips(of: frames, rows: size.rows - 1..<size.rows).attributedText
    }
    try Golden(screen: "footers").expect((footers + [try chords()]).joined(separator: "\n"))
  }

  /// What the footer of a list says while each chord waits, narrow and wide.
  private func chords() throws -> String {
    let keymap = try Keymap()
    let sequences = keymap.reachableBindings(in: .results).flatMap(\.keys).map(\.keys)
    let prefixes = Set(sequences.filter { $0.count > 1 }.map { $0[0] })
    return try Self.sizes.map { size in
      let state = try Samples.listed(columns: size.columns, rows: size.rows)
      let frames = try prefixes.sorted { $0.written < $1.written }.map { key in
        (name: key.written, frame: try Samples.frame(of: state, pressed: [key]).canvas)
      }
      return Canvas.strips(of: frames, rows: size.rows - 2..<size.rows).attributedText
    }.joined(separator: "\n")
  }
}
