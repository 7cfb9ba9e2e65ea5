import MoviesCore
import MoviesUI
import ReduxRecording
import TerminalUI
import Testing

@Suite("The player", .timeLimit(.minutes(5)))
struct PlayerViewTests {
  private func props(
    playing: Bool = false, changes: [StateChange] = [], showsChanges: Bool = false
  ) -> PlayerProps {
    var frame = Canvas(size: TerminalSize(columns: 60, rows: 20))
    for row in 0..<20 { frame.write("row \(row)", at: Point(column: 0, row: row)) }
    var playback = Playback(times: [0, 100, 12_400, 13_000])
    for command: Playback.Command in [.stepForward, .stepForward, .stepForward, .speed(2)] {
      playback.perform(command)
    }
    if playing { playback.perform(.playOrPause) }
    return PlayerProps(
      frame: frame, playback: playback, action: "moved(1)", changes: changes,
      showsChanges: showsChanges)
  }

  private func lines(_ props: PlayerProps, columns: Int = 100, rows: Int = 16) -> [String] {
    PlayerView(theme: Theme(.dark, depth: .trueColor))
      .draw(props, size: TerminalSize(columns: columns, rows: rows)).lines
  }

  private let changes = (1...20).map { StateChange(path: "p\($0)", before: "0", after: "\($0)") }

  @Test("The frame stands above, cropped; below are time, pane, speed, action and keys")
  func strip() {
    let lines = lines(props(playing: true))
    let rows: [String] = lines.prefix(12).map { String($0.prefix(6)) }
    #expect(rows == (0..<12).map { row in String("row \(row) ".prefix(6)) })
    #expect(lines[13].contains("▶ 12.4 s"))
    #expect(lines[13].contains("action 3 / 4   2×    moved(1)"))
    #expect(lines[13].contains("├") && lines[13].contains("●") && lines[13].contains("┤"))
    #expect(lines[15].contains("space play   ←→ step"))
    #expect(self.lines(props())[13].contains("‖ 12.4 s"))
  }

  @Test("What changed stands in one line, or one line each where that is wanted")
  func changeLines() {
    #expect(lines(props(changes: changes))[14].contains("p1  0 → 1   p2  0 → 2"))
    let all = lines(props(changes: changes, showsChanges: true))
    #expect(all.contains { $0.hasPrefix("     p4  0 → 4") })
    #expect(all[14].contains("… and 16 more"))
  }

  @Test("However small the screen, it has as much of the strip as there is room for")
  func sizes() throws {
    for columns in 3...40 {
      for rows in 1...30 {
        let lines = lines(
          props(changes: changes, showsChanges: true), columns: columns, rows: rows)
        let rule = try #require(lines.firstIndex { $0.contains("─") })
        #expect(lines.prefix(rule).enumerated().allSatisfy { "row \($0)".hasPrefix($1.prefix(5)) })
        if rows > 1 { #expect(lines[rule + 1].hasPrefix("  ‖ 12.4 s".prefix(columns))) }
        if rows > 3, columns > 10 { #expect(lines.last?.hasPrefix("  space") == true) }
      }
    }
  }

  @Test("Keys step, jump, play and choose a speed")
  func keys() {
    #expect(PlayerCommand(.character(" ")) == .playback(.playOrPause))
    #expect(PlayerCommand(.right) == .playback(.stepForward))
    #expect(PlayerCommand(.left) == .playback(.stepBack))
    #expect(PlayerCommand(.character("<")) == .playback(.toStart))
    #expect(PlayerCommand(.character(">")) == .playback(.toEnd))
    #expect(PlayerCommand(.character("7")) == .playback(.speed(7)))
    #expect(PlayerCommand(.character("d")) == .toggleChanges)
    #expect(PlayerCommand(.character("q")) == .quit)
    #expect(PlayerCommand(.character("0")) == nil)
    #expect(PlayerCommand(.character("x")) == nil)
  }
}
