import TerminalUI
import TestRandomness

/// Frames of random cells, each made from the one before: letters, wide characters, marks, emoji,
/// lines and blanks in a few of all styles.
struct RandomFrames {
  private var random: SplitMix
  private var canvas = Canvas(size: TerminalSize(columns: 0, rows: 0))

  /// - Parameters:
  ///   - seed: Frames of the same seed and sizes are the same.
  ///   - isNarrow: Whether there are no wide characters.
  init(seed: UInt64, isNarrow: Bool) {
    random = SplitMix(seed: seed)
    texts = Self.narrow + (isNarrow ? [] : Self.wide)
  }

  private let texts: [String]
  private static let wide = ["七人の侍", "千", "👍", "😀😁", "기생충", "千\u{301}"]
  private static let narrow = [
    "a", "The", "  ", "            ", "                                        ", "e\u{301}",
    "a\u{30A}\u{309}", "ÄÖ", "─│┌┐", "█▌▐", "⠁⠃", "ｶﾞ", "x\u{20DD}",
  ]

  /// The next frame: now and then a new one, mostly a part of the last one drawn over.
  mutating func next(size: TerminalSize) -> Canvas {
    let styles = (0..<24).map { _ in style() } + [.plain]
    let isNew = canvas.size != size || Int.random(in: 0..<4, using: &random) == 0
    if isNew { canvas = Canvas(size: size, style: styles.randomElement(using: &random) ?? .plain) }
    let cells = size.columns * size.rows
    let writings = isNew ? cells / 4 : Int.random(in: 0...max(1, cells / 40), using: &random)
    for _ in 0..<writings {
      let text = texts.randomElement(using: &random) ?? " "
      canvas.write(text, at: point(size), style: styles.randomElement(using: &random) ?? .plain)
    }
    // tmux tells only of the cells before some character: of every other row these are all.
    for row in stride(from: 0, to: size.rows, by: 2) {
      canvas.write("|", at: Point(column: size.columns - 1, row: row))
    }
    return canvas
  }

  private mutating func point(_ size: TerminalSize) -> Point {
    Point(
      column: .random(in: -1...size.columns, using: &random),
      row: .random(in: 0..<max(1, size.rows), using: &random))
  }

  private mutating func style() -> Style {
    let attributes = Attributes(rawValue: .random(in: 0..<32, using: &random))
    return Style(
      foreground: color(), background: color(),
      attributes: Bool.random(using: &random) ? attributes : [])
  }

  private mutating func color() -> Color {
    let byte = UInt8.random(in: 0...255, using: &random)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: .terminalDefault
    case 1: .indexed(byte % 16)
    case 2: .indexed(byte)
    default: .rgb(byte, byte &* 7, .random(in: 0...255, using: &random))
    }
  }
}
